import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import * as z from "zod/mini";
import { Role } from "#contract/roles.ts";
import type { UsersTable } from "#server/db/account-tables.ts";
import { acceptedKeys, isGenuine, macOf, type Keys } from "#server/http/keys.ts";

/** Key, audience and type keep a token of one kind from passing as another. */
type TokenKind = { use: "access" | "challenge"; audience: string; type: string; seconds: number };

/** Outlives the 14 minutes between refreshes (spec §4), so that a returning visitor is still signed in. */
const accessToken = { use: "access", audience: "api", type: "at+jwt", seconds: 55 * 60 } as const;

/** Proves at the second step of a sign-in that the first one succeeded. */
const challengeToken = {
  use: "challenge",
  audience: "second-step",
  type: "challenge+jwt",
  seconds: 5 * 60,
} as const;

// Not the site address: changing that must not sign users out.
const issuer = "site";
const algorithm = "HS256";
// The clocks of servers that share one database may differ.
const clockToleranceSeconds = 5;

function signJwt(
  { use, audience, type, seconds }: TokenKind,
  keys: Keys,
  claims: JWTPayload,
  now: Date,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1_000);
  return new SignJWT({ ...claims, iss: issuer, aud: audience, iat, exp: iat + seconds })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .sign(keys[use]);
}

/** Verifies kind, signature, times and claims of a token. Returns its claims, or null if it is invalid. */
async function verifyJwt<Claims>(
  { use, audience, type, seconds }: TokenKind,
  schema: z.ZodMiniType<Claims>,
  { keys, now }: { keys: Keys; now: Date },
  token: string,
): Promise<Claims | null> {
  for (const { [use]: key } of acceptedKeys(keys)) {
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
      return schema.safeParse(payload).data ?? null;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return null;
}

/**
 * `sub` is the user, `sid` the session, `ctr` counts its refreshes. The server reads the user's role from
 * the database.
 */
const AccessClaims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  ctr: z.int().check(z.nonnegative()),
  role: Role,
});

/** A session after some number of refreshes. */
export type SessionStep = { sessionId: string; counter: number };

export function signAccessToken(
  keys: Keys,
  { id, role, sessionId, counter }: SessionStep & Pick<UsersTable, "id" | "role">,
  now: Date,
): Promise<string> {
  const claims = { sub: id, sid: sessionId, ctr: counter, role };
  return signJwt(accessToken, keys, claims, now);
}

export const readAccessToken = (keys: Keys, token: string, now: Date) =>
  verifyJwt(accessToken, AccessClaims, { keys, now }, token);

/** Derives the refresh token of a session and counter, so that none has to be stored. */
export function deriveRefreshToken(keys: Keys, { sessionId, counter }: SessionStep): string {
  const step = `${sessionId}.${counter}`;
  const mac = macOf(keys.refresh, step).toString("base64url");
  return Buffer.from(`${step}.${mac}`).toString("base64url");
}

/** Returns the session and counter of a refresh token, or null if its signature is wrong. */
export function readRefreshToken(keys: Keys, token: string): SessionStep | null {
  const text = Buffer.from(token, "base64url").toString("latin1");
  const [, sessionId = "", counter = "", mac = ""] =
    /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  return isGenuine(keys, "refresh", `${sessionId}.${counter}`, {
    mac: Buffer.from(mac, "base64url"),
  })
    ? { sessionId, counter: Number(counter) }
    : null;
}

/** A challenge is bound to these: a new password or two-step set-up voids it. */
type ChallengedUser = Pick<UsersTable, "id" | "password_hash" | "two_step_at">;

const ChallengeClaims = z.object({ sub: z.uuid(), state: z.string() });
type ChallengeClaims = z.infer<typeof ChallengeClaims>;

export function signChallenge(keys: Keys, user: ChallengedUser, now: Date): Promise<string> {
  const claims = { sub: user.id, state: stateHash(keys.challenge, user) };
  return signJwt(challengeToken, keys, claims, now);
}

export const readChallenge = (keys: Keys, token: string, now: Date) =>
  verifyJwt(challengeToken, ChallengeClaims, { keys, now }, token);

/** Whether the user still has the password and two-step set-up of the first step. */
export const isBoundTo = (keys: Keys, claims: ChallengeClaims, user: ChallengedUser) =>
  acceptedKeys(keys).some(({ challenge }) => claims.state === stateHash(challenge, user));

// Clients can read the claim, so it is a keyed hash.
const stateHash = (key: Uint8Array, user: ChallengedUser) =>
  macOf(key, JSON.stringify([user.id, user.password_hash, user.two_step_at])).toString("base64url");
