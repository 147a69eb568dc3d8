import {
  CheckedLink,
  PasswordSet,
  Session,
  SignedInUser,
  type CheckLink,
  type ForgotPassword,
  type LinkPurpose,
  type ResetPassword,
  type SignIn,
  type SignOut,
  type SignUp,
} from "#contract/auth.ts";
import type { FinishSignIn } from "#contract/two-step.ts";
import { requestAsUser } from "./auth-fetch.ts";
import { request, requestMessage, send } from "./http.ts";

// Calls to /auth/* decide about a session, so a 401 from them never leads to a refresh.

export const signIn = (credentials: SignIn) =>
  request(Session, { path: "/auth/login", body: credentials });

/** The second step of a sign-in. */
export const finishSignIn = (step: FinishSignIn) =>
  request(Session, { path: "/auth/login/verify", body: step });

export const signUp = (account: SignUp) =>
  request(Session, { path: "/auth/signup", body: account });

/** Ends the session that either token belongs to. */
export async function signOut(
  accessToken: string | null,
  refreshToken: string | null,
  signal: AbortSignal,
): Promise<void> {
  const body: SignOut = refreshToken === null ? {} : { refreshToken };
  await send({ path: "/auth/logout", body, accessToken, signal });
}

export const fetchSignedInUser = (signal?: AbortSignal) =>
  requestAsUser(SignedInUser, { path: "/users/me", signal });

/** Asks for a link that sets a new password. Returns the server's message. */
export const askForReset = (asked: ForgotPassword) =>
  requestMessage("/auth/forgot-password", asked);

/** Returns the purpose of a one-time link, without using it up. */
export async function checkLink(token: string, signal?: AbortSignal): Promise<LinkPurpose> {
  const body: CheckLink = { token };
  return (await request(CheckedLink, { path: "/auth/reset-password/check", body, signal })).purpose;
}

/** Sets a password by a one-time link. A new account gets a session. */
export const resetPassword = (choice: ResetPassword) =>
  request(PasswordSet, { path: "/auth/reset-password", body: choice });
