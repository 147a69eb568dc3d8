import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paging } from "#contract/limits.ts";
import type { User } from "#contract/users.ts";
import { getUser, listUsers, listUserSessions } from "#web/api/users.ts";
import * as z from "zod/mini";
import { Sort } from "#contract/lists.ts";
import { Role } from "#contract/roles.ts";
import {
  optionally,
  pageNumber,
  searchText,
  useSearchState,
  withDefault,
} from "../list/use-search-state.ts";

/** The page of users that the view asks for. The page before stays until it has come. */
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

/** One user as it is now; what the list knew of it is shown meanwhile. */
export function useUser(id: string, known?: User) {
  return useQuery({
    queryKey: ["users", "one", id],
    queryFn: ({ signal }) => getUser(id, signal),
    placeholderData: () => known,
  });
}

/** One user as first read after this was asked for. Later news must not slip under a form that began with it. */
export function useFreshUser(id: string) {
  const { data, isFetchedAfterMount, ...query } = useUser(id);
  const [first, setFirst] = useState<User>();
  if (first === undefined && isFetchedAfterMount && data !== undefined) setFirst(data);
  return { ...query, user: first };
}

/** Where a user is signed in. */
export function useUserSessions(id: string) {
  return useQuery({
    queryKey: ["users", "sessions", id],
    queryFn: ({ signal }) => listUserSessions(id, signal),
  });
}

/** Reads everything about users anew. */
export function useReloadUsers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["users"] });
}

/** Reads the lists anew, and nothing of a user who is no more. */
export function useReloadUserLists(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["users", "list"] });
}

export const { pageSizes, defaultLimit } = paging.users;

/** How many users a page shows; "all" means as many as one call may return. */
type PageSize = (typeof pageSizes)[number] | "all";

const dialogKeys = ["dialog", "user"] as const;

const View = z.pipe(
  z.object({
    page: pageNumber,
    size: z.pipe(
      z.optional(z.string()),
      z.transform((size): PageSize =>
        size === "all" ? "all" : (pageSizes.find((one) => String(one) === size) ?? defaultLimit),
      ),
    ),
    sort: withDefault(Sort, "newest"),
    role: optionally(Role),
    active: optionally(z.enum(["true", "false"])),
    q: searchText,
    dialog: optionally(z.enum(["create", "details", "edit", "delete"])),
    /** The user the dialog is about. */
    user: searchText,
  }),
  // A dialog about a user needs one.
  z.transform((view) => ({
    ...view,
    dialog: view.dialog === "create" || view.user !== undefined ? view.dialog : undefined,
  })),
);

/** What the users tab shows. Its keys are those of the address. */
export type UsersView = z.output<typeof View>;

export const noFilters = { role: undefined, active: undefined, q: undefined };

/** Reads the view from the address and changes it there. */
export function useUsersView() {
  const { open, ...state } = useSearchState<UsersView>(View, dialogKeys);
  return {
    ...state,
    open: (dialog: UsersView["dialog"], user?: string) => open({ dialog, user }),
  };
}
