import {
  CheckedLink,
  Session,
  type CheckLink,
  type ForgotPassword,
  type LinkPurpose,
  type ResetPassword,
  type SignIn,
  type SignOut,
  type SignUp,
} from "#contract/auth.ts";
import { Said } from "#contract/said.ts";
import { readAs, send } from "./http.ts";

// These calls decide about a session, so a 401 among them is an answer and never brings a refresh.

export async function signIn(credentials: SignIn): Promise<Session> {
  return readAs(Session, await send({ path: "/auth/login", method: "POST", body: credentials }));
}

export async function signUp(account: SignUp): Promise<Session> {
  return readAs(Session, await send({ path: "/auth/signup", method: "POST", body: account }));
}

/** Ends the session that either token belongs to. */
export async function signOut(
  accessToken: string | null,
  refreshToken: string | null,
  signal: AbortSignal,
): Promise<void> {
  const body: SignOut = refreshToken === null ? {} : { refreshToken };
  await send({ path: "/auth/logout", method: "POST", body, accessToken, signal });
}

/** Asks for a link that sets a new password. Answers with the server's words for it. */
export async function askForReset(asked: ForgotPassword): Promise<string> {
  const response = await send({ path: "/auth/forgot-password", method: "POST", body: asked });
  return (await readAs(Said, response)).message;
}

/** Tells what a one-time link is for, without using it up. */
export async function checkLink(token: string, signal?: AbortSignal): Promise<LinkPurpose> {
  const response = await send({
    path: "/auth/reset-password/check",
    method: "POST",
    body: { token } satisfies CheckLink,
    signal,
  });
  return (await readAs(CheckedLink, response)).purpose;
}

/** Sets a password by a one-time link. Answers with the server's words for it. */
export async function resetPassword(choice: ResetPassword): Promise<string> {
  const response = await send({ path: "/auth/reset-password", method: "POST", body: choice });
  return (await readAs(Said, response)).message;
}
