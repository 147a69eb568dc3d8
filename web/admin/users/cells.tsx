import type { User } from "#contract/users.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { RoleBadge } from "#web/auth/role-badge.tsx";
import { Highlight } from "../list/highlight.tsx";
import { moveBetweenRows } from "../list/row-keys.ts";
import { ActiveBadge, InvitedBadge } from "./badges.tsx";
import { RowActions, useActions } from "./row-actions.tsx";

// One line in a column; on a phone, where a row is a card, as many as it takes.
const lineLook = "block wrap-anywhere lg:truncate";

type Props = { user: User };

/** Name and email. The name is the keyboard's way into the row. */
export function UserCell({ user }: Props) {
  const { view } = useActions();
  const { name, email } = user;
  return (
    <>
      <button
        type="button"
        data-opens-row
        onClick={() => view(user)}
        onKeyDown={moveBetweenRows}
        className={`max-w-full rounded-sm text-left font-semibold hover:text-primary ${lineLook}`}
      >
        <Highlight text={name} />
      </button>
      <span className={`text-[0.8125rem] text-muted ${lineLook}`} title={email}>
        <Highlight text={email} />
      </span>
    </>
  );
}

export function StatusCell({ user }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Standing user={user} />
    </span>
  );
}

function Standing({ user: { active, invited } }: Props) {
  return (
    <>
      <ActiveBadge active={active} />
      {invited && <InvitedBadge />}
    </>
  );
}

export function PhoneCell({ user: { phone } }: Props) {
  if (phone === null) return <span className="text-muted">-</span>;
  return (
    <span className={lineLook} title={phone}>
      <Highlight text={phone} isPhone />
    </span>
  );
}

/** A whole row in one cell, for screens too narrow for columns. */
export function SummaryCell({ user }: Props) {
  const t = useTranslation();
  return (
    <div className="py-1 sm:flex">
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <div>
          <UserCell user={user} />
        </div>
        <div className="flex flex-wrap content-start items-center gap-1">
          <RoleBadge role={user.role} />
          <Standing user={user} />
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
      <RowActions user={user} />
    </div>
  );
}
