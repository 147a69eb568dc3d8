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
import { Said } from "#contract/said.ts";
import { readAs, send } from "./http.ts";
import { sendSignedIn } from "./signed-in.ts";

export async function fetchProfile(signal?: AbortSignal): Promise<Profile> {
  return readAs(Profile, await sendSignedIn({ path: "/users/me/profile", signal }));
}

/** With the `updatedAt` of the profile that was shown, a change made elsewhere meanwhile is answered 409. */
export async function updateProfile(change: UpdateProfile, updatedAt?: string): Promise<Profile> {
  const response = await sendSignedIn({
    path: "/users/me/profile",
    method: "PATCH",
    body: change,
    ifMatch: updatedAt,
  });
  return readAs(Profile, response);
}

/** Replaces the portrait. Answers with the user, whose `avatar` has a new address. */
export async function uploadAvatar(file: File, signal?: AbortSignal): Promise<SignedInUser> {
  const body = new FormData();
  body.append("avatar", file, file.name);
  const response = await sendSignedIn({ path: "/users/me/avatar", method: "PUT", body, signal });
  return readAs(SignedInUser, response);
}

export async function removeAvatar(): Promise<SignedInUser> {
  const response = await sendSignedIn({ path: "/users/me/avatar", method: "DELETE" });
  return readAs(SignedInUser, response);
}

/** Answers with the server's words. Every other session ends. */
export async function changePassword(change: ChangePassword): Promise<string> {
  const path = "/users/me/password";
  return wordsOf(await sendSignedIn({ path, method: "POST", body: change }));
}

/** Where the user is signed in; the session in use comes first. */
export async function listSessions(signal?: AbortSignal): Promise<AccountSession[]> {
  const response = await sendSignedIn({ path: "/users/me/sessions", signal });
  return (await readAs(AccountSessions, response)).sessions;
}

export async function endSession(id: string): Promise<void> {
  const path = `/users/me/sessions/${encodeURIComponent(id)}`;
  await sendSignedIn({ path, method: "DELETE" });
}

/** Ends every session but the one in use. */
export async function endOtherSessions(): Promise<void> {
  await sendSignedIn({ path: "/users/me/sessions", method: "DELETE" });
}

/** One page of the user's own activity; `before` is the `next` of the page above it. */
export async function fetchActivity(before?: string, signal?: AbortSignal): Promise<ActivityPage> {
  const response = await sendSignedIn({ path: "/users/me/activity", query: { before }, signal });
  return readAs(ActivityPage, response);
}

/** Asks for another address. Answers with the server's words; nothing changes until the link is used. */
export async function askEmailChange(change: ChangeEmail): Promise<string> {
  return wordsOf(await sendSignedIn({ path: "/users/me/email", method: "POST", body: change }));
}

/** Moves an account to the address that the link was sent to. Answers with the server's words. */
export async function confirmEmail(token: string): Promise<string> {
  const body: ConfirmEmail = { token };
  return wordsOf(await send({ path: "/auth/confirm-email", method: "POST", body }));
}

/** Everything kept about the account, as a JSON file. */
export async function downloadData(): Promise<Blob> {
  return (await sendSignedIn({ path: "/users/me/data" })).blob();
}

/** Deletes the account; its tokens are worthless from then on. */
export async function deleteAccount(proof: ConfirmIdentity): Promise<void> {
  await sendSignedIn({ path: "/users/me/delete", method: "POST", body: proof });
}

async function wordsOf(response: Response): Promise<string> {
  return (await readAs(Said, response)).message;
}
