import * as z from "zod/mini";
import { Session, type ResetPassword, type SignIn, type SignUp } from "#contract/auth.ts";
import { readAs, send } from "./http.ts";

// These calls decide about a session, so a 401 among them is an answer and never brings a refresh.

export async function signIn(credentials: SignIn): Promise<Session> {
  return readAs(Session, await send({ path: "/auth/login", method: "POST", body: credentials }));
}

export async function signUp(account: SignUp): Promise<Session> {
  return readAs(Session, await send({ path: "/auth/signup", method: "POST", body: account }));
}

export async function signOut(accessToken: string, signal: AbortSignal): Promise<void> {
  await send({ path: "/auth/logout", method: "POST", accessToken, signal });
}

/** Sets a new password with a one-time link's token. Answers with the server's words for it. */
export async function resetPassword(choice: ResetPassword): Promise<string> {
  const response = await send({ path: "/auth/reset-password", method: "POST", body: choice });
  return (await readAs(z.object({ message: z.string() }), response)).message;
}
