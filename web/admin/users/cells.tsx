import type { User } from "#contract/users.ts";
import { RoleBadge } from "#web/auth/role-badge.tsx";
import { useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import {
  type Actions,
  Highlight,
  lineClass,
  RowActions,
  RowName,
  SummaryCell,
} from "../list/cells.tsx";
import type { Column } from "../list/data-table.tsx";

/** Name and email. */
function UserCell({ user, actions }: { user: User; actions: Actions<User> }) {
  const { id, name, email } = user;
  return (
    <>
      <RowName id={id} name={name} onOpen={() => actions.view(user)} />
      <span className={`text-[0.8125rem] text-muted ${lineClass}`} title={email}>
        <Highlight text={email} />
      </span>
    </>
  );
}

/** Whether the user may sign in, and whether the invitation is still open. */
export function AccountBadges({ user: { active, invited } }: { user: User }) {
  const t = useTranslation();
  return (
    <>
      <span className="inline-flex" title={t(active ? "users.activeText" : "users.inactiveText")}>
        <Badge tone={active ? "primary" : "grey"} dot={!active}>
          {t(active ? "users.active" : "users.inactive")}
        </Badge>
      </span>
      {invited && (
        <span className="inline-flex" title={t("users.invitedText")}>
          <Badge tone="outline">{t("users.invited")}</Badge>
        </span>
      )}
    </>
  );
}

function PhoneCell({ phone }: User) {
  if (phone === null) return <span className="text-muted">-</span>;
  return (
    <span className={lineClass} title={phone}>
      <Highlight text={phone} isPhone />
    </span>
  );
}

function UserSummary({ user, actions }: { user: User; actions: Actions<User> }) {
  const t = useTranslation();
  return (
    <SummaryCell
      actions={<RowActions kind="users" name={user.name} item={user} actions={actions} />}
    >
      <div>
        <UserCell user={user} actions={actions} />
      </div>
      <div className="flex flex-wrap content-start items-center gap-1">
        <RoleBadge role={user.role} />
        <AccountBadges user={user} />
      </div>
      <div className="flex flex-wrap gap-x-4 text-[0.8125rem] text-muted sm:col-span-2">
        <span>
          {`${t("form.phone")}: `}
          {user.phone === null ? "-" : <Highlight text={user.phone} isPhone />}
        </span>
        <span>
          {`${t("users.column.created")}: `}
          <Timestamp iso={user.createdAt} />
        </span>
      </div>
    </SummaryCell>
  );
}

/** The columns of spec §2, or one column for a phone. */
export function columnsOf(actions: Actions<User>, isNarrow: boolean): readonly Column<User>[] {
  const header = "users.column.user";
  if (isNarrow) {
    return [{ id: "user", header, cell: (user) => <UserSummary user={user} actions={actions} /> }];
  }
  return [
    { id: "user", header, cell: (user) => <UserCell user={user} actions={actions} /> },
    {
      id: "role",
      header: "form.role",
      cell: ({ role }) => <RoleBadge role={role} />,
      width: "clamp(7.75rem, 10.4vw, 8.25rem)",
    },
    {
      id: "status",
      header: "form.status",
      cell: (user) => (
        <span className="inline-flex flex-wrap gap-1">
          <AccountBadges user={user} />
        </span>
      ),
      width: "clamp(9.5rem, 13vw, 12rem)",
    },
    {
      id: "phone",
      header: "form.phone",
      cell: (user) => <PhoneCell {...user} />,
      width: "9.75rem",
    },
    {
      id: "created",
      header: "users.column.created",
      cell: ({ createdAt }) => <Timestamp iso={createdAt} />,
      width: "clamp(7rem, 9.5vw, 8rem)",
    },
    {
      id: "actions",
      header: "users.column.actions",
      cell: (user) => <RowActions kind="users" name={user.name} item={user} actions={actions} />,
      hasIcons: true,
    },
  ];
}
