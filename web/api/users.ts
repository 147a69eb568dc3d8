import { AccountSessions } from "#contract/account.ts";
import { BulkResponse, type UndoBulk } from "#contract/bulk.ts";
import { sortParameter } from "#contract/lists.ts";
import {
  Invitation,
  RevealedUser,
  User,
  UserList,
  type BulkUsers,
  type CreateUser,
  type UpdateUser,
  type UserListQuery,
} from "#contract/users.ts";
import { adminFetch, type Filter, patchAsAdmin, requestAsAdmin } from "./admin-fetch.ts";
import { sendOnce } from "./send-once.ts";

export const listUsers = ({ sort, ...filter }: Filter<typeof UserListQuery>, signal: AbortSignal) =>
  requestAsAdmin(UserList, {
    path: "/users/",
    query: { ...filter, sort: sortParameter(sort) },
    signal,
  });

export const getUser = (id: string, signal?: AbortSignal) =>
  requestAsAdmin(User, { path: pathOf(id), signal });

export const createUser = (user: CreateUser) =>
  sendOnce("user", (idempotencyKey) =>
    requestAsAdmin(User, { path: "/users/", body: user, idempotencyKey }),
  );

export const updateUser = (id: string, change: UpdateUser, updatedAt?: string) =>
  patchAsAdmin(User, pathOf(id), change, updatedAt);

export const deleteUser = (id: string) => adminFetch({ path: pathOf(id), method: "DELETE" });

/** Makes one change to many users. The response lists the users it was refused for, and why. */
export const changeUsers = (change: BulkUsers) =>
  sendOnce("users", (idempotencyKey) =>
    requestAsAdmin(BulkResponse, { path: "/users/bulk", body: change, idempotencyKey }),
  );

export const undoUsers = (undo_id: UndoBulk["undo_id"]) =>
  requestAsAdmin(BulkResponse, { path: "/users/bulk/undo", body: { undo_id } });

/** The values that are masked elsewhere. The server records each reader in the audit log. */
export const revealUser = (id: string) =>
  requestAsAdmin(RevealedUser, { path: `${pathOf(id)}/reveal`, method: "POST" });

/** Sends a fresh invitation and returns its link; the link before stops working. */
export const inviteUser = (id: string) =>
  requestAsAdmin(Invitation, { path: `${pathOf(id)}/invitation`, method: "POST" });

/** Turns two-step sign-in off for a user who has lost the app. */
export const resetTwoStep = (id: string) =>
  adminFetch({ path: `${pathOf(id)}/two-step/reset`, method: "POST" });

/** Lists the sessions of a user, the latest used first. */
export async function listUserSessions(id: string, signal: AbortSignal) {
  const path = `${pathOf(id)}/sessions`;
  return (await requestAsAdmin(AccountSessions, { path, signal })).sessions;
}

/** Ends a session of a user; without one every session but the one in use. */
export const endUserSessions = (id: string, sessionId?: string) =>
  adminFetch({
    path: `${pathOf(id)}/sessions${sessionId === undefined ? "" : `/${encodeURIComponent(sessionId)}`}`,
    method: "DELETE",
  });

const pathOf = (id: string) => `/users/${encodeURIComponent(id)}`;
