import { SignedInUser } from "#contract/auth.ts";
import { User, UserList, type CreateUser, type UpdateUser } from "#contract/users.ts";
import type { Role } from "#contract/roles.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin, sendSignedIn } from "./signed-in.ts";

export async function fetchSignedInUser(signal?: AbortSignal): Promise<SignedInUser> {
  return readAs(SignedInUser, await sendSignedIn({ path: "/users/me", signal }));
}

export type UserFilter = { skip: number; limit: number; role?: Role; active?: boolean; q?: string };

export async function listUsers(filter: UserFilter, signal?: AbortSignal): Promise<UserList> {
  const query = { ...filter, active: filter.active === undefined ? undefined : `${filter.active}` };
  return readAs(UserList, await sendAsAdmin({ path: "/users/", query, signal }), "admin");
}

export async function getUser(id: string, signal?: AbortSignal): Promise<User> {
  return readAs(User, await sendAsAdmin({ path: userPath(id), signal }), "admin");
}

export async function createUser(user: CreateUser): Promise<User> {
  const response = await sendAsAdmin({ path: "/users/", method: "POST", body: user });
  return readAs(User, response, "admin");
}

export async function updateUser(id: string, change: UpdateUser): Promise<User> {
  const response = await sendAsAdmin({ path: userPath(id), method: "PATCH", body: change });
  return readAs(User, response, "admin");
}

export async function deleteUser(id: string): Promise<void> {
  await sendAsAdmin({ path: userPath(id), method: "DELETE" });
}

const userPath = (id: string) => `/users/${encodeURIComponent(id)}`;
