import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { Role } from "#contract/roles.ts";
import type { SessionsTable, UsersTable } from "#server/db/account-tables.ts";
import { acceptedKeys, type Keys } from "./keys.ts";

/** Audience and type keep a token of one kind from passing as another. */
type TokenKind = { audience: string; type: string; seconds: number };

/** Outlives the 14 minutes between refreshes (spec §4), so that a returning visitor is still signed in. */
const accessToken = { audience: "api", type: "at+jwt", seconds: 55 * 60 };

/** Proves at the second step of a sign-in that the first one succeeded. */
const challengeToken = { audience: "second-step", type: "challenge+jwt", seconds: 5 * 60 };

// Not the site address: changing that must not sign users out.
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

/** Verifies kind, signature, times and claims of a token. Returns its claims, or null if it is invalid. */
async function verifyJwt<Claims>(
  { audience, type, seconds }: TokenKind,
  schema: z.ZodMiniType<Claims>,
  keys: readonly Uint8Array[],
  token: string,
  now: Date,
): Promise<Claims | null> {
  for (const key of keys) {
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

export const readAccessToken = (keys: Keys, token: string, now: Date) => {
  const accepted = acceptedKeys(keys).map(({ access }) => access);
  return verifyJwt(accessToken, AccessClaims, accepted, token, now);
};

/** Derives the refresh token of a session and counter, so that none has to be stored. */
export function deriveRefreshToken(keys: Keys, { id, counter }: SessionStep): string {
  const step = `${id}.${counter}`;
  const mac = refreshMac(keys.refresh, step).toString("base64url");
  return Buffer.from(`${step}.${mac}`).toString("base64url");
}

/** Returns the session and counter of a refresh token, or null if its signature is wrong. */
export function readRefreshToken(keys: Keys, token: string): SessionStep | null {
  const text = Buffer.from(token, "base64url").toString("latin1");
  const [, id = "", counter = "", mac = ""] =
    /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  const presented = Buffer.from(mac, "base64url");
  const isGenuine = acceptedKeys(keys).some(({ refresh }) => {
    const expected = refreshMac(refresh, `${id}.${counter}`);
    return presented.length === expected.length && timingSafeEqual(presented, expected);
  });
  return isGenuine ? { id, counter: Number(counter) } : null;
}

const refreshMac = (key: Uint8Array, step: string) =>
  createHmac("sha256", key).update(step).digest();

/** A challenge is bound to these: a new password or two-step set-up voids it. */
type ChallengedUser = Pick<UsersTable, "id" | "password_hash" | "two_step_at">;

const ChallengeClaims = z.object({ sub: z.uuid(), state: z.string() });
type ChallengeClaims = z.infer<typeof ChallengeClaims>;

export function signChallenge(keys: Keys, user: ChallengedUser, now: Date): Promise<string> {
  const claims = { sub: user.id, state: stateHash(keys.challenge, user) };
  return signJwt(challengeToken, keys.challenge, claims, now);
}

export const readChallenge = (keys: Keys, token: string, now: Date) => {
  const accepted = acceptedKeys(keys).map(({ challenge }) => challenge);
  return verifyJwt(challengeToken, ChallengeClaims, accepted, token, now);
};

/** Whether the user still has the password and two-step set-up of the first step. */
export const isBoundTo = (keys: Keys, claims: ChallengeClaims, user: ChallengedUser) =>
  acceptedKeys(keys).some(({ challenge }) => claims.state === stateHash(challenge, user));

// Clients can read the claim, so it is a keyed hash.
function stateHash(key: Uint8Array, user: ChallengedUser): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([user.id, user.password_hash, user.two_step_at]))
    .digest("base64url");
}
