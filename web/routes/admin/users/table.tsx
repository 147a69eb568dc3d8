import type { User } from "#contract/users.ts";
import type { TextKey } from "#web/dictionaries.ts";
import { Instant } from "#web/instant.tsx";
import { useText } from "#web/language.tsx";
import { RoleBadge } from "#web/session/role-badge.tsx";
import { DataTable, type Column } from "../list/data-table.tsx";
import type { Selection } from "../list/selection.ts";
import { useIsNarrow } from "../list/use-is-narrow.ts";
import { PhoneCell, StatusCell, SummaryCell, UserCell } from "./cells.tsx";
import { RowActions, useActions } from "./row-actions.tsx";

// More skeletons than a screen shows would only make the page jump.
const skeletonRows = 10;

const user: Column<User> = {
  id: "user",
  header: <Words text="users.column.user" />,
  cell: (user) => <UserCell user={user} />,
};

/** The columns of spec §2. */
const columns: readonly Column<User>[] = [
  user,
  {
    id: "role",
    header: <Words text="users.column.role" />,
    cell: ({ role }) => <RoleBadge role={role} />,
    width: "clamp(7.75rem, 10.4vw, 8.25rem)",
  },
  {
    id: "status",
    header: <Words text="users.column.status" />,
    cell: (user) => <StatusCell user={user} />,
    width: "clamp(9.5rem, 13vw, 12rem)",
  },
  {
    id: "phone",
    header: <Words text="users.column.phone" />,
    cell: (user) => <PhoneCell user={user} />,
    width: "9rem",
  },
  {
    id: "created",
    header: <Words text="users.column.created" />,
    cell: ({ createdAt }) => <Instant iso={createdAt} />,
    width: "clamp(7rem, 9.5vw, 8rem)",
  },
  {
    id: "actions",
    header: <Words text="users.column.actions" />,
    cell: (user) => <RowActions user={user} />,
    hasIcons: true,
  },
];

/** The same in one column, for a phone. */
const narrowColumns = [{ ...user, cell: (user: User) => <SummaryCell user={user} /> }];

/** The page of users. */
export function UsersTable({
  users,
  isStale,
  selection,
}: {
  users: readonly User[] | undefined;
  isStale: boolean;
  selection: Selection;
}) {
  const t = useText();
  const { view } = useActions();
  const isNarrow = useIsNarrow();
  return (
    <DataTable
      label={t("users.table")}
      columns={isNarrow ? narrowColumns : columns}
      items={users}
      isStale={isStale}
      skeletonRows={skeletonRows}
      selection={selection}
      nameOf={({ name }) => name}
      onOpen={view}
    />
  );
}

function Words({ text }: { text: TextKey }) {
  return useText()(text);
}
