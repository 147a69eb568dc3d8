import type { APIRequestContext } from "@playwright/test";
import { Session } from "#contract/auth.ts";
import { admin } from "./server.ts";

type Credentials = { email: string; password: string };

/** Shorter than the lifetime of an access token. */
const reuseMs = 20 * 60_000;
const sessions = new Map<string, { createdAt: number; session: Session }>();

/** Signs in through the API. */
export async function signInByCall(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<Session> {
  const response = await request.post("/api/v1/auth/login", { data: { email, password } });
  if (!response.ok()) throw new Error(`The sign-in of ${email} failed with ${response.status()}`);
  return Session.parse(await response.json());
}

/**
 * The administrator's session. The tests of a worker share it, because hashing a password takes longer
 * than most tests; a test must not end or refresh it.
 */
export async function adminSession(request: APIRequestContext): Promise<Session> {
  // Tests use several origins, and the request knows the base URL of its test.
  const { origin } = new URL((await request.head("/robots.txt")).url());
  const known = sessions.get(origin);
  if (known !== undefined && Date.now() - known.createdAt < reuseMs) return known.session;
  const session = await signInByCall(request, admin);
  sessions.set(origin, { createdAt: Date.now(), session });
  return session;
}

/** Drops the shared sessions, which expire when a test advances the server's clock. */
export function forgetAdminSessions(): void {
  sessions.clear();
}

export const headersOf = ({ tokens }: Session) => ({
  authorization: `Bearer ${tokens.accessToken}`,
});

/** The headers of a call by the administrator. */
export const asAdmin = async (request: APIRequestContext) => headersOf(await adminSession(request));
