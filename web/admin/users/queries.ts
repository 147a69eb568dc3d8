import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { paging } from "#contract/limits.ts";
import type { User } from "#contract/users.ts";
import { getUser, listUserSessions, listUsers } from "#web/api/users.ts";
import * as z from "zod/mini";
import { catch as withDefault } from "zod/mini";
import { Role } from "#contract/roles.ts";
import { dialogHistoryState, isDialogHistoryEntry } from "#web/router/dialog-history.ts";
import { useLocation, useNavigate } from "#web/router/router.tsx";
import { matchPanel, panelAddress, tabAddress } from "../routes.ts";
import { listKeys, optionally, searchText, useSearchState } from "../list/use-search-state.ts";

/** Every list and every record of users. */
export const usersKey = ["users"];

/** The page of users that the view asks for. The previous one stays until it has loaded. */
export function useUserPage({ page, size, sort, role, active, q }: UsersView) {
  const window =
    size === "all" ? { skip: 0, limit: paging.maxLimit } : { skip: (page - 1) * size, limit: size };
  const filter = { ...window, sort, role, active, q };
  const failed = size === "all" ? "toast.users.loadAllFailed" : "toast.users.loadFailed";
  return useQuery({ ...usersQuery(filter), meta: { failed } });
}

const usersQuery = (filter: Parameters<typeof listUsers>[0]) =>
  queryOptions({
    queryKey: [...usersKey, "list", filter],
    queryFn: ({ signal }) => listUsers(filter, signal),
    placeholderData: keepPreviousData,
  });

/** One user; until it has loaded, as the list has it. */
export function useUser(id: string, known?: User) {
  return useQuery({ ...userQuery(id), placeholderData: () => known });
}

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, "one", id],
    queryFn: ({ signal }) => getUser(id, signal),
    meta: { failed: "toast.user.detailsFailed" },
  });

/** Where a user is signed in. */
export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, "sessions", id],
    queryFn: ({ signal }) => listUserSessions(id, signal),
  });

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

/** The user whose details are open has an address: /admin/users/:id. */
export function useUsersView() {
  const { view, open, close, ...state } = useSearchState<UsersView>(View, dialogKeys);
  const navigate = useNavigate();
  const { parameter = "" } = matchPanel(useLocation().pathname) ?? {};
  const { user = parameter || undefined, dialog = parameter ? "details" : undefined } = view;

  function filters(): URLSearchParams {
    const query = new URLSearchParams(location.search);
    for (const key of ["tab", ...dialogKeys]) query.delete(key);
    return query;
  }

  return {
    ...state,
    view: { ...view, user, dialog },
    open: (id: string | undefined, next: UsersView["dialog"]) => {
      const isOfAddress = next === "details" || parameter !== "";
      if (id === undefined || !isOfAddress) return open({ user: id, dialog: next });
      const query = filters();
      if (next !== undefined && next !== "details") query.set("dialog", next);
      const replace = dialog !== undefined || isDialogHistoryEntry();
      navigate(panelAddress("users", id, query), { replace, state: dialogHistoryState });
    },
    close: () => {
      if (parameter === "") return close();
      const list = tabAddress("users", Object.fromEntries(filters()));
      const entry = isDialogHistoryEntry() ? dialogHistoryState : null;
      return navigate(list, { replace: true, state: entry });
    },
  };
}
