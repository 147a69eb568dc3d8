import type { APIRequestContext } from "@playwright/test";
import { Session } from "#contract/auth.ts";
import { admin } from "./server.ts";

type Credentials = { email: string; password: string };

/** Shorter than the lifetime of an access token. */
const reusedForMs = 20 * 60_000;
const sessions = new Map<string, { since: number; session: Session }>();

export async function signInByCall(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<Session> {
  const answer = await request.post("/api/v1/auth/login", { data: { email, password } });
  if (!answer.ok()) throw new Error(`The sign-in of ${email} was answered ${answer.status()}`);
  return Session.parse(await answer.json());
}

/**
 * The administrator's session, shared by the tests of this worker that neither end nor refresh it:
 * hashing a password takes longer than most tests.
 */
export async function adminSession(request: APIRequestContext): Promise<Session> {
  // Tests use several origins; the request knows its own.
  const { origin } = new URL((await request.head("/robots.txt")).url());
  const known = sessions.get(origin);
  if (known !== undefined && Date.now() - known.since < reusedForMs) return known.session;
  const session = await signInByCall(request, admin);
  sessions.set(origin, { since: Date.now(), session });
  return session;
}

/** Drops the session, for a server whose clock has moved past its expiry. */
export function forgetAdminSessions(): void {
  sessions.clear();
}

export const headersOf = ({ tokens }: Session) => ({
  authorization: `Bearer ${tokens.accessToken}`,
});

/** The headers of calls as an administrator. */
export const asAdmin = async (request: APIRequestContext) => headersOf(await adminSession(request));
