import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { paging } from "#contract/limits.ts";
import type { User } from "#contract/users.ts";
import { getUser, listUsers } from "#web/api/users.ts";
import * as z from "zod/mini";
import { catch as withDefault } from "zod/mini";
import { Role } from "#contract/roles.ts";
import { listKeys, optionally, searchText, useSearchState } from "../list/use-search-state.ts";

/** The page of users that the view asks for. The previous one stays until it has loaded. */
export function useUserPage({ page, size, sort, role, active, q }: UsersView) {
  const window =
    size === "all" ? { skip: 0, limit: paging.maxLimit } : { skip: (page - 1) * size, limit: size };
  const filter = { ...window, sort, role, active, q };
  return useQuery({
    queryKey: ["users", "list", filter],
    queryFn: ({ signal }) => listUsers(filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** One user; until it has loaded, as the list has it. */
export function useUser(id: string, known?: User) {
  return useQuery({
    queryKey: ["users", "one", id],
    queryFn: ({ signal }) => getUser(id, signal),
    placeholderData: () => known,
  });
}

export const { pageSizes, defaultLimit } = paging.users;

const dialogKeys = ["dialog", "user"] as const;

const View = z.object({
  ...listKeys,
  /** The number of users on a page; "all" means as many as one call may return. */
  size: withDefault(
    z.union([z.literal("all"), z.pipe(z.coerce.number(), z.literal(pageSizes))]),
    defaultLimit,
  ),
  role: optionally(Role),
  active: optionally(z.enum(["true", "false"])),
  dialog: optionally(z.enum(["create", "details", "edit", "delete"])),
  user: searchText,
});

/** The state of the users tab, in the query of its address. */
type UsersView = z.output<typeof View>;

export function useUsersView() {
  const { open, ...state } = useSearchState<UsersView>(View, dialogKeys);
  return {
    ...state,
    open: (user: string | undefined, dialog: UsersView["dialog"]) => open({ user, dialog }),
  };
}
