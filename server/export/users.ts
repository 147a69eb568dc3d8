import * as z from "zod/mini";
import { UserListQuery, type User } from "#contract/users.ts";
import { countUsers, walkUsers } from "#server/users/list-users.ts";
import type { ExportedList } from "./list.ts";

const filter = z.omit(UserListQuery, { skip: true, limit: true });

/** Users as HR takes them away. Personal id and birth date stay here: whoever needs one reveals it. */
export const users: ExportedList<z.infer<typeof filter>, User> = {
  filter,
  action: "users_exported",
  count: countUsers,
  walk: walkUsers,
  columns: [
    { heading: "export.column.id", width: 38, kind: "text", value: (row) => row.id },
    { heading: "export.column.name", width: 26, kind: "text", value: (row) => row.name },
    { heading: "export.column.email", width: 30, kind: "text", value: (row) => row.email },
    {
      heading: "export.column.role",
      width: 16,
      kind: "text",
      value: (row, say) => say(`export.role.${row.role}`),
    },
    {
      heading: "export.column.active",
      width: 20,
      kind: "text",
      value: (row, say) => say(row.active ? "export.active.true" : "export.active.false"),
    },
    {
      heading: "export.column.invited",
      width: 20,
      kind: "text",
      value: (row, say) => say(row.invited ? "export.yes" : "export.no"),
    },
    {
      heading: "export.column.employment",
      width: 20,
      kind: "text",
      value: (row, say) => say(`export.employment.${row.status}`),
    },
    { heading: "export.column.phone", width: 18, kind: "text", value: (row) => row.phone },
    {
      heading: "export.column.phoneEmergency",
      width: 18,
      kind: "text",
      value: (row) => row.phone_emergency,
    },
    {
      heading: "export.column.startingDate",
      width: 16,
      kind: "day",
      value: (row) => row.starting_date,
    },
    { heading: "export.column.address", width: 40, kind: "text", value: (row) => row.address },
    {
      heading: "export.column.currentAddress",
      width: 40,
      kind: "text",
      value: (row) => row.current_address,
    },
    { heading: "export.column.notes", width: 60, kind: "text", value: (row) => row.notes },
    { heading: "export.column.created", width: 32, kind: "instant", value: (row) => row.createdAt },
    { heading: "export.column.updated", width: 32, kind: "instant", value: (row) => row.updatedAt },
  ],
};
