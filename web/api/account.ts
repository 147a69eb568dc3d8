import {
  ActivityPage,
  AccountSessions,
  Profile,
  type ChangeEmail,
  type ChangePassword,
  type ConfirmIdentity,
  type AccountSession,
  type UpdateProfile,
} from "#contract/account.ts";
import { SignedInUser, type ConfirmEmail } from "#contract/auth.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { authFetch, requestAsUser } from "./auth-fetch.ts";
import { requestMessage } from "./http.ts";
import type { OnProgress } from "./patience.ts";
import { readFile } from "./read-file.ts";

export const fetchProfile = (signal?: AbortSignal) =>
  requestAsUser(Profile, { path: "/users/me/profile", signal });

/** `updatedAt` is of the profile that was shown: the server refuses the change with 409 if it is older. */
export const updateProfile = (change: UpdateProfile, updatedAt?: string) =>
  requestAsUser(Profile, {
    path: "/users/me/profile",
    method: "PATCH",
    body: change,
    ifMatch: updatedAt,
  });

/** Replaces the portrait. Returns the user, whose `avatar` has a new address. */
export function uploadAvatar(file: File, onProgress: OnProgress): Promise<SignedInUser> {
  const body = new FormData();
  body.append("avatar", file, file.name);
  return requestAsUser(SignedInUser, { path: "/users/me/avatar", method: "PUT", body, onProgress });
}

export const removeAvatar = () =>
  requestAsUser(SignedInUser, { path: "/users/me/avatar", method: "DELETE" });

/** Returns the server's message. Every other session ends. */
export async function changePassword(change: ChangePassword): Promise<string> {
  return (await requestAsUser(MessageResponse, { path: "/users/me/password", body: change }))
    .message;
}

/** Lists the sessions of the user; the one in use comes first. */
export async function listSessions(signal?: AbortSignal): Promise<AccountSession[]> {
  return (await requestAsUser(AccountSessions, { path: "/users/me/sessions", signal })).sessions;
}

export const endSession = (id: string) =>
  authFetch({ path: `/users/me/sessions/${encodeURIComponent(id)}`, method: "DELETE" });

/** Ends every session but the one in use. */
export const endOtherSessions = () => authFetch({ path: "/users/me/sessions", method: "DELETE" });

/** One page of the user's own activity; `before` is the `next` of the page above it. */
export const fetchActivity = (before?: string, signal?: AbortSignal) =>
  requestAsUser(ActivityPage, { path: "/users/me/activity", query: { before }, signal });

/** Asks for another email address. Returns the server's message; nothing changes until the link is used. */
export async function askEmailChange(change: ChangeEmail): Promise<string> {
  return (await requestAsUser(MessageResponse, { path: "/users/me/email", body: change })).message;
}

/** Asks for the link that confirms the present address. Returns the server's message. */
export const requestConfirmation = async (): Promise<string> =>
  (await requestAsUser(MessageResponse, { path: "/users/me/email/confirmation", method: "POST" }))
    .message;

/** Confirms the address that the link was sent to. Returns the server's message. */
export const confirmEmail = (confirmed: ConfirmEmail) =>
  requestMessage("/auth/confirm-email", confirmed);

/** Downloads all data of the account as a JSON file. */
export function downloadData(onProgress: OnProgress): Promise<Blob> {
  return readFile(authFetch({ path: "/users/me/data" }), onProgress);
}

/** Deletes the account and ends its sessions. */
export const deleteAccount = (proof: ConfirmIdentity) =>
  authFetch({ path: "/users/me/delete", body: proof });
