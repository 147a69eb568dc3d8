import { Eye, Pencil, Trash2 } from "lucide-react";
import type { User } from "#contract/users.ts";
import { RoleBadge } from "#web/auth/role-badge.tsx";
import { useTranslation, Timestamp } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Highlight, lineStyle, RowName } from "../list/cells.tsx";
import type { Column } from "../list/data-table.tsx";

/** What can be done with one user of the list. */
export type Actions = Record<"view" | "edit" | "remove", (user: User) => void>;

type Props = { user: User };

/** Name and email. */
function UserCell({ user, view }: Props & Pick<Actions, "view">) {
  const { id, name, email } = user;
  return (
    <>
      <RowName id={id} name={name} onOpen={() => view(user)} />
      <span className={`text-[0.8125rem] text-muted ${lineStyle}`} title={email}>
        <Highlight text={email} />
      </span>
    </>
  );
}

/** Whether the user may sign in, and whether the invitation is still open. */
export function AccountBadges({ user: { active, invited } }: Props) {
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

function PhoneCell({ user: { phone } }: Props) {
  if (phone === null) return <span className="text-muted">-</span>;
  return (
    <span className={lineStyle} title={phone}>
      <Highlight text={phone} isPhone />
    </span>
  );
}

function RowActions({ user, view, edit, remove }: Props & Actions) {
  const t = useTranslation();
  const { name } = user;
  return (
    <div className="-mr-2 flex justify-end">
      <IconButton label={t("users.view", { name })} Icon={Eye} onClick={() => view(user)} />
      <IconButton label={t("users.edit", { name })} Icon={Pencil} onClick={() => edit(user)} />
      <IconButton label={t("users.delete", { name })} Icon={Trash2} onClick={() => remove(user)} />
    </div>
  );
}

/** A whole row in one cell, for screens too narrow for columns. */
function SummaryCell({ user, ...actions }: Props & Actions) {
  const t = useTranslation();
  return (
    <div className="py-1 sm:flex">
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <div>
          <UserCell user={user} view={actions.view} />
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
      </div>
      <RowActions user={user} {...actions} />
    </div>
  );
}

/** The columns of spec §2, or one column for a phone. */
export function columnsOf(actions: Actions, isNarrow: boolean): readonly Column<User>[] {
  const header = "users.column.user";
  if (isNarrow) {
    return [{ id: "user", header, cell: (user) => <SummaryCell user={user} {...actions} /> }];
  }
  return [
    { id: "user", header, cell: (user) => <UserCell user={user} view={actions.view} /> },
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
      cell: (user) => <PhoneCell user={user} />,
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
      cell: (user) => <RowActions user={user} {...actions} />,
      hasIcons: true,
    },
  ];
}
