import type { UseQueryResult } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#contract/users.ts";
import { revealUser } from "#web/api/users.ts";
import { RoleBadge } from "#web/session/role-badge.tsx";
import { useAction } from "#web/data/use-action.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { formatDate } from "#web/i18n/format.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { DetailsDialog } from "#web/admin/list/record-dialogs.tsx";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { linkClass, TelephoneLink } from "../links.tsx";
import { DetailSection, InvitationSection, SessionsSection, TwoStepSection } from "./access.tsx";
import { AccountBadges } from "./cells.tsx";
import { useUser } from "./queries.ts";

export type UserDialogProps = {
  id: string;
  /** The user as the list has it. */
  known: User | undefined;
  onClose: () => void;
};

/** Everything about one user (spec §2), at an address to share. */
export function Details({ id, known, onClose, onEdit }: UserDialogProps & { onEdit: () => void }) {
  const t = useTranslation();
  const query = useUser(id, known);
  return (
    <DetailsDialog
      onClose={onClose}
      title={t("userDetails.title")}
      actions={
        query.data && (
          <Button size="small" onClick={onEdit}>
            {t("userEdit.title")}
          </Button>
        )
      }
    >
      <UserQuery query={query}>
        {(user) => (
          <div className="grid gap-7">
            <DetailSection title={t("userDetails.account")}>
              <DefinitionList gap="gap-x-8 gap-y-3">
                <Definition term={t("form.email")}>
                  <a href={`mailto:${user.email}`} className={linkClass}>
                    {user.email}
                  </a>
                </Definition>
                <Definition term={t("form.fullName")}>{user.name}</Definition>
                <Definition term={t("form.role")}>
                  <RoleBadge role={user.role} />
                </Definition>
                <Definition term={t("userDetails.accountStatus")}>
                  <AccountBadges {...user} />
                  <span className="mt-1 block text-sm text-muted">
                    {t(user.active ? "users.activeText" : "users.inactiveText")}
                  </span>
                  {!user.invited && !user.email_confirmed && (
                    <span className="block text-sm text-muted">{t("users.unconfirmedText")}</span>
                  )}
                </Definition>
              </DefinitionList>
            </DetailSection>
            {user.invited && <InvitationSection user={user} />}
            <TextsSection
              title="userDetails.contact"
              texts={[
                ["form.phone", user.phone],
                ["userDetails.phoneEmergency", user.phone_emergency],
              ]}
              arePhones
            />
            <PersonalSection user={user} />
            <TextsSection
              title="userDetails.addresses"
              texts={[
                ["userDetails.address", user.address],
                ["userDetails.currentAddress", user.current_address],
              ]}
            />
            <DetailSection title={t("form.notes")}>
              {user.notes === null ? (
                <p className="text-muted">{t("userDetails.noNotes")}</p>
              ) : (
                <p className="wrap-anywhere whitespace-pre-wrap">{user.notes}</p>
              )}
            </DetailSection>
            <DetailSection title={t("userDetails.record")}>
              <DefinitionList gap="gap-x-8 gap-y-3">
                <Definition term={t("userDetails.created")}>
                  <Timestamp iso={user.createdAt} withTime />
                </Definition>
                <Definition term={t("userDetails.updated")}>
                  <Timestamp iso={user.updatedAt} withTime />
                </Definition>
              </DefinitionList>
            </DetailSection>
            <TwoStepSection user={user} />
            <SessionsSection id={user.id} />
          </div>
        )}
      </UserQuery>
    </DetailsDialog>
  );
}

const failed = "toast.user.detailsFailed";

/** Shows a user once it has loaded. A failure shows in a toast too. */
export function UserQuery({
  query,
  children = () => null,
}: {
  query: Pick<UseQueryResult<User>, "data" | "error" | "refetch">;
  children?: (user: User) => ReactNode;
}) {
  const t = useTranslation();
  return (
    <QueryState
      query={query}
      failed={t(failed)}
      loading={<LoadingText text={t("user.loading")} className="py-10" />}
    >
      {children}
    </QueryState>
  );
}

/** Birth date and national id, masked until they are revealed for as long as the dialog is open. */
function PersonalSection({ user }: { user: User }) {
  const { t, language } = useI18n();
  const {
    data: revealed,
    mutate: reveal,
    isPending,
  } = useAction({
    mutationFn: () => revealUser(user.id),
    failed: "userDetails.revealFailed",
  });
  const { dob, national_id } = revealed ?? user;
  const isMasked = revealed === undefined && (dob !== null || national_id !== null);
  const format = (day: string | null) => day && formatDate(day, language);
  return (
    <DetailSection
      title={t("userDetails.personal")}
      action={
        isMasked && (
          <SmallButton
            Icon={Eye}
            title={t("userDetails.revealText")}
            isBusy={isPending}
            onClick={() => reveal()}
          >
            {t("userDetails.reveal")}
          </SmallButton>
        )
      }
    >
      <DefinitionList gap="gap-x-8 gap-y-3">
        {/* A masked date is no date. */}
        <TextDefinition term="userDetails.dob" text={revealed === undefined ? dob : format(dob)} />
        <TextDefinition term="userDetails.nationalId" text={national_id} />
        <TextDefinition term="user.startingDate" text={format(user.starting_date)} />
        <Definition term={t("user.employment")}>
          {t(`employment.${user.status}`)}
          <span className="mt-1 block text-sm text-muted">{t("user.employmentText")}</span>
        </Definition>
      </DefinitionList>
    </DetailSection>
  );
}

function TextDefinition({
  term,
  text,
  isPhone = false,
}: {
  term: TextKey;
  text: string | null;
  isPhone?: boolean;
}) {
  const t = useTranslation();
  let content: ReactNode = text;
  if (text === null) content = <span className="text-muted">{t("form.notProvided")}</span>;
  else if (isPhone) content = <TelephoneLink phone={text} />;
  return <Definition term={t(term)}>{content}</Definition>;
}

function TextsSection({
  title,
  texts,
  arePhones = false,
}: {
  title: TextKey;
  arePhones?: boolean;
  texts: readonly (readonly [term: TextKey, text: string | null])[];
}) {
  const t = useTranslation();
  return (
    <DetailSection title={t(title)}>
      <DefinitionList gap="gap-x-8 gap-y-3">
        {texts.map(([term, text]) => (
          <TextDefinition key={term} term={term} text={text} isPhone={arePhones} />
        ))}
      </DefinitionList>
    </DetailSection>
  );
}
