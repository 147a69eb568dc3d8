import type { User } from "#contract/users.ts";
import { RoleBadge } from "#web/session/role-badge.tsx";
import { useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Highlight, lineClass, RowActions, RowName, SummaryCell } from "../list/cells.tsx";
import { TelephoneLink } from "../links.tsx";
import type { Column } from "../list/data-table.tsx";

function UserCell({ id, name, email }: User) {
  return (
    <>
      <RowName id={id} name={name} />
      <span className={`text-[0.8125rem] text-muted ${lineClass}`} title={email}>
        <Highlight text={email} />
      </span>
    </>
  );
}

/** Whether the user may sign in, and whether invitation or address are still unconfirmed. */
export function AccountBadges({ active, invited, email_confirmed }: User) {
  const t = useTranslation();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge
        tone={active ? "primary" : "grey"}
        dot={!active}
        title={t(active ? "users.activeText" : "users.inactiveText")}
      >
        {t(`active.${active}`)}
      </Badge>
      {invited && (
        <Badge tone="outline" title={t("users.invitedText")}>
          {t("users.invited")}
        </Badge>
      )}
      {!invited && !email_confirmed && (
        <Badge tone="outline" title={t("users.unconfirmedText")}>
          {t("users.unconfirmed")}
        </Badge>
      )}
    </span>
  );
}

function PhoneCell({ phone }: User) {
  if (phone === null) return <span className="text-muted">-</span>;
  return (
    <span className={lineClass} title={phone}>
      <TelephoneLink phone={phone}>
        <Highlight text={phone} isPhone />
      </TelephoneLink>
    </span>
  );
}

/** A whole row on a phone. */
export function UserSummary(user: User) {
  const t = useTranslation();
  return (
    <SummaryCell actions={<RowActions {...user} />}>
      <div>
        <UserCell {...user} />
      </div>
      <div className="flex flex-wrap content-start items-center gap-1">
        <RoleBadge role={user.role} />
        <AccountBadges {...user} />
      </div>
      <div className="flex flex-wrap gap-x-4 text-[0.8125rem] text-muted sm:col-span-2">
        <span>
          <span>{`${t("form.phone")}: `}</span>
          {user.phone === null ? (
            <span>-</span>
          ) : (
            <TelephoneLink phone={user.phone}>
              <Highlight text={user.phone} isPhone />
            </TelephoneLink>
          )}
        </span>
        <span>
          {`${t("users.column.created")}: `}
          <Timestamp iso={user.createdAt} />
        </span>
      </div>
    </SummaryCell>
  );
}

/** The columns of spec §2. */
export const userColumns: readonly Column<User>[] = [
  { header: "users.column.user", Cell: UserCell },
  { header: "form.role", Cell: RoleBadge, width: "clamp(7.75rem, 10.4vw, 8.25rem)" },
  {
    header: "form.status",
    Cell: AccountBadges,
    width: "clamp(9.5rem, 13vw, 12rem)",
  },
  { header: "form.phone", Cell: PhoneCell, width: "9.75rem" },
  {
    header: "users.column.created",
    Cell: ({ createdAt }) => <Timestamp iso={createdAt} />,
    width: "clamp(7rem, 9.5vw, 8rem)",
  },
  { header: "list.actions", Cell: RowActions, hasIcons: true },
];
