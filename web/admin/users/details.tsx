import type { User } from "#contract/users.ts";
import { Timestamp, useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadFailure, useLoadFailureToast } from "../list/states.tsx";
import { Access } from "./access.tsx";
import { useUser } from "./queries.ts";
import { Eye } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { revealUser } from "#web/api/users.ts";
import { formatDate } from "#web/i18n/format.ts";
import { RoleBadge } from "#web/auth/role-badge.tsx";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { Fact, factLinkLook, Facts, Group } from "../fact.tsx";
import { AccountBadges } from "./cells.tsx";
import { employmentTexts } from "./form-fields.tsx";
import { Spinner } from "#web/ui/loading.tsx";

/** Everything about one user (spec §2). Its address can be sent to a colleague. */
export function Details({
  id,
  known,
  onEdit,
  onClose,
}: {
  id: string;
  /** What the list knows of the user already. */
  known: User | undefined;
  onEdit: (user: User) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const { data: user, ...query } = useUser(id, known);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t("userDetails.title")}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          {user !== undefined && (
            <Button onClick={() => onEdit(user)}>{t("userDetails.edit")}</Button>
          )}
        </>
      }
    >
      {user === undefined ? <LoadingUser query={query} /> : <KnownUser user={user} query={query} />}
    </Dialog>
  );
}

function KnownUser({
  user,
  query,
}: {
  user: User;
  query: Parameters<typeof useLoadFailureToast>[1];
}) {
  useLoadFailureToast("toast.user.detailsFailed", query);
  return (
    <div className="grid gap-7">
      <DetailsList user={user} />
      <Access user={user} />
    </div>
  );
}

/** The fields of a user, in the groups of spec §2. */
function DetailsList({ user }: { user: User }) {
  const t = useTranslation();
  return (
    <>
      <Group title={t("userDetails.account")}>
        <Facts>
          <Fact name={t("form.email")}>
            <a href={`mailto:${user.email}`} className={factLinkLook}>
              {user.email}
            </a>
          </Fact>
          <Fact name={t("userDetails.fullName")}>{user.name}</Fact>
          <Fact name={t("form.role")}>
            <RoleBadge role={user.role} />
          </Fact>
          <Fact name={t("userDetails.accountStatus")}>
            <span className="inline-flex flex-wrap gap-1">
              <AccountBadges user={user} />
            </span>
            <span className="mt-1 block text-sm text-muted">
              {t(user.active ? "users.activeText" : "users.inactiveText")}
            </span>
          </Fact>
        </Facts>
      </Group>
      <Group title={t("userDetails.contact")}>
        <Facts>
          <Fact name={t("form.phone")}>
            <Provided text={user.phone} />
          </Fact>
          <Fact name={t("userDetails.phoneEmergency")}>
            <Provided text={user.phone_emergency} />
          </Fact>
        </Facts>
      </Group>
      <Personal user={user} />
      <Group title={t("userDetails.addresses")}>
        <Facts>
          <Fact name={t("userDetails.address")}>
            <Provided text={user.address} />
          </Fact>
          <Fact name={t("userDetails.currentAddress")}>
            <Provided text={user.current_address} />
          </Fact>
        </Facts>
      </Group>
      <Group title={t("form.notes")}>
        {user.notes === null ? (
          <p className="text-muted">{t("userDetails.noNotes")}</p>
        ) : (
          <p className="wrap-anywhere whitespace-pre-wrap">{user.notes}</p>
        )}
      </Group>
      <Group title={t("userDetails.record")}>
        <Facts>
          <Fact name={t("userDetails.created")}>
            <Timestamp iso={user.createdAt} withTime />
          </Fact>
          <Fact name={t("userDetails.updated")}>
            <Timestamp iso={user.updatedAt} withTime />
          </Fact>
        </Facts>
      </Group>
    </>
  );
}

/** Birth date and national id come masked. Revealing them lasts as long as the dialog is open. */
function Personal({ user }: { user: User }) {
  const t = useTranslation();
  const showFailure = useFailureToast();
  const {
    data: revealed,
    mutate: reveal,
    isPending,
  } = useMutation({
    mutationFn: () => revealUser(user.id),
    onError: (failure) => showFailure("userDetails.revealFailed", failure),
  });
  const { dob, national_id } = revealed ?? user;
  const isMasked = revealed === undefined && (dob !== null || national_id !== null);
  return (
    <Group
      title={t("userDetails.personal")}
      action={
        isMasked && (
          <Button
            variant="secondary"
            size="small"
            title={t("userDetails.revealText")}
            isBusy={isPending}
            onClick={() => reveal()}
          >
            {!isPending && <Eye aria-hidden="true" className="size-4" />}
            {t("userDetails.reveal")}
          </Button>
        )
      }
    >
      <Facts>
        <Fact name={t("userDetails.dob")}>
          {revealed === undefined ? <Provided text={dob} /> : <Day day={dob} />}
        </Fact>
        <Fact name={t("userDetails.nationalId")}>
          <Provided text={national_id} />
        </Fact>
        <Fact name={t("userDetails.startingDate")}>
          <Day day={user.starting_date} />
        </Fact>
        <Fact name={t("userDetails.employment")}>
          {t(employmentTexts[user.status])}
          <span className="mt-1 block text-sm text-muted">{t("user.employmentText")}</span>
        </Fact>
      </Facts>
    </Group>
  );
}

function Day({ day }: { day: string | null }) {
  const { language } = useLanguage();
  return <Provided text={day === null ? null : formatDate(day, language)} />;
}

function Provided({ text }: { text: string | null }): ReactNode {
  const t = useTranslation();
  if (text === null) return <span className="text-muted">{t("userDetails.notProvided")}</span>;
  return text;
}

/** Stands in a dialog until its user has come, or says why that did not happen. */
export function LoadingUser({
  query: { error, errorUpdatedAt, refetch },
}: {
  query: { error: Error | null; errorUpdatedAt: number; refetch: () => Promise<unknown> };
}) {
  const t = useTranslation();
  useLoadFailureToast("toast.user.detailsFailed", { error, errorUpdatedAt });
  if (error !== null) {
    return (
      <LoadFailure
        title={t("toast.user.detailsFailed")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <p className="flex items-center gap-3 py-10 text-muted">
      <Spinner />
      {t("user.loading")}
    </p>
  );
}
