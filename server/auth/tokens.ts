import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { Role } from "#contract/roles.ts";
import type { SessionsTable, UsersTable } from "#server/db/schema.ts";
import type { Keys } from "./keys.ts";

/** A kind of signed token. Its audience and type keep one kind from being taken for another. */
type TokenKind = { audience: string; type: string; seconds: number };

/** Longer than the 14 minutes between refreshes (spec §4), so that a returning visitor is still signed in. */
const accessToken: TokenKind = { audience: "api", type: "at+jwt", seconds: 55 * 60 };

/** Proves to the second step of a sign-in that the first one succeeded. */
const challengeToken: TokenKind = {
  audience: "second-step",
  type: "challenge+jwt",
  seconds: 5 * 60,
};

// Not the address of the site: a changed address must not sign users out.
const issuer = "site";
const algorithm = "HS256";
// The clocks of servers that share one database may differ.
const clockToleranceSeconds = 5;

function signJwt(
  { audience, type, seconds }: TokenKind,
  key: Uint8Array,
  claims: JWTPayload,
  now: Date,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1_000);
  return new SignJWT({ ...claims, iss: issuer, aud: audience, iat, exp: iat + seconds })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .sign(key);
}

/** Verifies kind, signature and times of a token and returns its claims; null when it is not valid. */
async function verifyJwt(
  { audience, type, seconds }: TokenKind,
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: type,
      requiredClaims: ["sub", "iat", "exp"],
      maxTokenAge: seconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** `ctr` counts the refreshes of the session. The server reads the user's role from the database. */
const AccessClaims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  ctr: z.int().check(z.nonnegative()),
  role: Role,
});

/** A session and the number of its latest refresh. */
type SessionStep = Pick<SessionsTable, "id" | "counter">;

export function signAccessToken(
  keys: Keys,
  user: Pick<UsersTable, "id" | "role">,
  session: SessionStep,
  now: Date,
): Promise<string> {
  const claims = { sub: user.id, sid: session.id, ctr: session.counter, role: user.role };
  return signJwt(accessToken, keys.access, claims, now);
}

/** The user and the session of a valid access token; null otherwise. */
export async function readAccessToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string; counter: number } | null> {
  const claims = AccessClaims.safeParse(await verifyJwt(accessToken, keys.access, token, now));
  if (!claims.success) return null;
  const { sub, sid, ctr } = claims.data;
  return { userId: sub, sessionId: sid, counter: ctr };
}

/** The refresh token of a session at a counter. Always the same one, so none has to be stored. */
export function refreshTokenOf(keys: Keys, { id, counter }: SessionStep): string {
  const step = `${id}.${counter}`;
  return Buffer.from(`${step}.${macOf(keys, step).toString("base64url")}`).toString("base64url");
}

/** The session and counter of a refresh token; null when its signature is wrong. */
export function readRefreshToken(keys: Keys, token: string): SessionStep | null {
  const text = Buffer.from(token, "base64url").toString("latin1");
  const [, id = "", counter = "", mac = ""] =
    /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  const presented = Buffer.from(mac, "base64url");
  const expected = macOf(keys, `${id}.${counter}`);
  if (presented.length !== expected.length || !timingSafeEqual(presented, expected)) return null;
  return { id, counter: Number(counter) };
}

const macOf = (keys: Keys, step: string) =>
  createHmac("sha256", keys.refresh).update(step).digest();

/** A challenge is bound to these: another password or another two-step set-up voids it. */
type ChallengedUser = Pick<UsersTable, "id" | "password_hash" | "two_step_at">;

const ChallengeClaims = z.object({ sub: z.uuid(), state: z.string() });
type ChallengeClaims = z.infer<typeof ChallengeClaims>;

export function signChallenge(keys: Keys, user: ChallengedUser, now: Date): Promise<string> {
  const claims = { sub: user.id, state: stateOf(keys, user) };
  return signJwt(challengeToken, keys.challenge, claims, now);
}

/** The claims of a valid challenge; null otherwise. */
export async function readChallenge(
  keys: Keys,
  token: string,
  now: Date,
): Promise<ChallengeClaims | null> {
  const claims = await verifyJwt(challengeToken, keys.challenge, token, now);
  return ChallengeClaims.safeParse(claims).data ?? null;
}

/** Whether the account is still as it was at the first step. */
export function isBoundTo(keys: Keys, claims: ChallengeClaims, user: ChallengedUser): boolean {
  return claims.state === stateOf(keys, user);
}

// The bearer may read the claim, so it is a keyed hash.
function stateOf(keys: Keys, user: ChallengedUser): string {
  return createHmac("sha256", keys.challenge)
    .update(JSON.stringify([user.id, user.password_hash, user.two_step_at]))
    .digest("base64url");
}
