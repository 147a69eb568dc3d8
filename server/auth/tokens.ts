import { errors, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyResult } from "jose";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { Role } from "#contract/roles.ts";
import type { UsersTable } from "#server/db/schema.ts";
import type { Keys } from "./keys.ts";

/** A kind of signed token. Its audience and type keep one kind from being taken for another. */
type TokenKind = { audience: string; type: string; seconds: number };

// Not the address of the site: a changed address must not sign users out.
const issuer = "site";
const algorithm = "HS256";
// Servers that share one database may differ by a moment.
const clockToleranceSeconds = 5;

function signJwt(
  kind: TokenKind,
  key: { id?: string; bytes: Uint8Array },
  subject: string,
  claims: JWTPayload,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({
      alg: algorithm,
      typ: kind.type,
      ...(key.id === undefined ? {} : { kid: key.id }),
    })
    .setSubject(subject)
    .setIssuer(issuer)
    .setAudience(kind.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + kind.seconds)
    .sign(key.bytes);
}

/** Verifies kind, signature and times of a token; null when it is not valid. */
async function verifyJwt(
  kind: TokenKind,
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<JWTVerifyResult | null> {
  try {
    return await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience: kind.audience,
      typ: kind.type,
      requiredClaims: ["sub", "iat", "exp"],
      maxTokenAge: kind.seconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Longer than the 14 minutes between refreshes (spec §4), so that a returning visitor is still signed in. */
const accessTokenSeconds = 55 * 60;

const accessKind: TokenKind = { audience: "api", type: "at+jwt", seconds: accessTokenSeconds };

/** The claims of an access token. Session and user are read on every request; `role` is for display. */
type AccessClaims = {
  userId: string;
  sessionId: string;
  /** Counter of the refresh token that came with this access token. */
  counter: number;
};

const AccessPayload = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  ctr: z.int().check(z.nonnegative()),
  role: Role,
});

export function signAccessToken(
  keys: Keys,
  claims: AccessClaims & { role: Role },
  now: Date,
): Promise<string> {
  const { userId, sessionId, counter, role } = claims;
  const key = { id: keys.id, bytes: keys.access };
  return signJwt(accessKind, key, userId, { sid: sessionId, ctr: counter, role }, now);
}

/** The claims of a valid access token; null otherwise. */
export async function readAccessToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const verified = await verifyJwt(accessKind, keys.access, token, now);
  if (verified?.protectedHeader.kid !== keys.id) return null;
  const claims = AccessPayload.safeParse(verified.payload);
  if (!claims.success) return null;
  const { sub, sid, ctr } = claims.data;
  return { userId: sub, sessionId: sid, counter: ctr };
}

/** The refresh token of a session at a counter. Always the same one, so none has to be stored. */
export function refreshTokenOf(keys: Keys, sessionId: string, counter: number): string {
  const place = `${sessionId}.${counter}`;
  return Buffer.from(`${place}.${macOf(keys, place).toString("base64url")}`).toString("base64url");
}

/** The session and counter of a refresh token; null when its signature is wrong. */
export function readRefreshToken(
  keys: Keys,
  token: string,
): { sessionId: string; counter: number } | null {
  const text = Buffer.from(token, "base64url").toString("latin1");
  const [, sessionId = "", counter = "", mac = ""] =
    /^([\da-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  const presented = Buffer.from(mac, "base64url");
  const expected = macOf(keys, `${sessionId}.${counter}`);
  if (presented.length !== expected.length || !timingSafeEqual(presented, expected)) return null;
  return { sessionId, counter: Number(counter) };
}

function macOf(keys: Keys, place: string): Buffer {
  return createHmac("sha256", keys.refresh).update(place).digest();
}

/** How long the second step of a sign-in may take. */
const challengeSeconds = 5 * 60;

const challengeKind: TokenKind = {
  audience: "second-step",
  type: "challenge+jwt",
  seconds: challengeSeconds,
};

/** A challenge is bound to these: another password or another two-step set-up voids it. */
type Challenged = Pick<UsersTable, "id" | "password_hash" | "two_step_at">;

const ChallengePayload = z.object({ sub: z.uuid(), state: z.string() });
type Challenge = z.infer<typeof ChallengePayload>;

/** Signs the token that proves to the second step that the first one succeeded. */
export function signChallenge(keys: Keys, user: Challenged, now: Date): Promise<string> {
  return signJwt(
    challengeKind,
    { bytes: keys.challenge },
    user.id,
    { state: stateOf(keys, user) },
    now,
  );
}

/** The claims of a valid challenge; null otherwise. */
export async function readChallenge(
  keys: Keys,
  token: string,
  now: Date,
): Promise<Challenge | null> {
  const verified = await verifyJwt(challengeKind, keys.challenge, token, now);
  return ChallengePayload.safeParse(verified?.payload).data ?? null;
}

/** Whether the account is still as it was at the first step. */
export function isBoundTo(keys: Keys, challenge: Challenge, user: Challenged): boolean {
  return challenge.state === stateOf(keys, user);
}

// The bearer may read the claim, so it is a keyed hash.
function stateOf(keys: Keys, user: Challenged): string {
  return createHmac("sha256", keys.challenge)
    .update(JSON.stringify([user.id, user.password_hash, user.two_step_at]))
    .digest("base64url");
}
