import { AccountSessions, type AccountSession } from "#contract/account.ts";
import { SignedInUser } from "#contract/auth.ts";
import { BulkAnswer } from "#contract/bulk.ts";
import { sentSort, type Sort } from "#contract/lists.ts";
import type { Role } from "#contract/roles.ts";
import {
  Invitation,
  RevealedUser,
  User,
  UserList,
  type BulkUsers,
  type CreateUser,
  type UpdateUser,
} from "#contract/users.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin, sendSignedIn } from "./signed-in.ts";

export async function fetchSignedInUser(signal?: AbortSignal): Promise<SignedInUser> {
  return readAs(SignedInUser, await sendSignedIn({ path: "/users/me", signal }));
}

export type UserFilter = {
  skip: number;
  limit: number;
  role?: Role | undefined;
  active?: "true" | "false" | undefined;
  q?: string | undefined;
  sort?: Sort | undefined;
};

export async function listUsers(query: UserFilter, signal?: AbortSignal): Promise<UserList> {
  const sent = { ...query, sort: sentSort(query.sort) };
  return readAs(UserList, await sendAsAdmin({ path: "/users/", query: sent, signal }), "admin");
}

export async function getUser(id: string, signal?: AbortSignal): Promise<User> {
  return readAs(User, await sendAsAdmin({ path: userPath(id), signal }), "admin");
}

export async function createUser(user: CreateUser): Promise<User> {
  const response = await sendAsAdmin({ path: "/users/", method: "POST", body: user });
  return readAs(User, response, "admin");
}

/** With the `updatedAt` of the user that was shown, a change made elsewhere meanwhile is answered 409. */
export async function updateUser(
  id: string,
  change: UpdateUser,
  updatedAt?: string,
): Promise<User> {
  const response = await sendAsAdmin({
    path: userPath(id),
    method: "PATCH",
    body: change,
    ifMatch: updatedAt,
  });
  return readAs(User, response, "admin");
}

export async function deleteUser(id: string): Promise<void> {
  await sendAsAdmin({ path: userPath(id), method: "DELETE" });
}

/** Does the same to many users; the answer says for whom it was refused, and why. */
export async function changeUsers(change: BulkUsers): Promise<BulkAnswer> {
  const response = await sendAsAdmin({ path: "/users/bulk", method: "POST", body: change });
  return readAs(BulkAnswer, response, "admin");
}

/** Takes a change of many users back. */
export async function undoUsers(undoId: string): Promise<BulkAnswer> {
  const body = { undo_id: undoId };
  const response = await sendAsAdmin({ path: "/users/bulk/undo", method: "POST", body });
  return readAs(BulkAnswer, response, "admin");
}

/** The values that are masked elsewhere. The server writes down who read them. */
export async function revealUser(id: string): Promise<RevealedUser> {
  const response = await sendAsAdmin({ path: `${userPath(id)}/reveal`, method: "POST" });
  return readAs(RevealedUser, response, "admin");
}

/** Sends a fresh invitation and gives its link; the link before stops working. */
export async function inviteUser(id: string): Promise<Invitation> {
  const response = await sendAsAdmin({ path: `${userPath(id)}/invitation`, method: "POST" });
  return readAs(Invitation, response, "admin");
}

/** Turns two-step sign-in off for a user who has lost the app. */
export async function resetTwoStep(id: string): Promise<void> {
  await sendAsAdmin({ path: `${userPath(id)}/two-step/reset`, method: "POST" });
}

/** Where a user is signed in, the latest used first. */
export async function listUserSessions(
  id: string,
  signal?: AbortSignal,
): Promise<AccountSession[]> {
  const response = await sendAsAdmin({ path: `${userPath(id)}/sessions`, signal });
  return (await readAs(AccountSessions, response, "admin")).sessions;
}

export async function endUserSession(id: string, sessionId: string): Promise<void> {
  const path = `${userPath(id)}/sessions/${encodeURIComponent(sessionId)}`;
  await sendAsAdmin({ path, method: "DELETE" });
}

/** Ends every session of a user but the one in use. */
export async function endUserSessions(id: string): Promise<void> {
  await sendAsAdmin({ path: `${userPath(id)}/sessions`, method: "DELETE" });
}

const userPath = (id: string) => `/users/${encodeURIComponent(id)}`;
