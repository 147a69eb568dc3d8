import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import * as z from "zod/mini";
import { Role } from "#contract/roles.ts";
import type { UsersTable } from "#server/db/account-tables.ts";

function deriveSet(authSecret: string) {
  const derive = (use: string) => new Uint8Array(hkdfSync("sha256", authSecret, "", use, 32));
  return {
    /** Identifies the secret without revealing it; a backup records it. */
    id: Buffer.from(derive("id")).toString("base64url"),
    access: derive("access token"),
    refresh: derive("refresh token"),
    statusLink: derive("status link"),
    challenge: derive("sign-in challenge"),
    twoStep: derive("two-step"),
    recoveryCodes: derive("recovery codes"),
    formToken: derive("form age"),
    storedLinks: derive("links in stored emails"),
  };
}

type KeySet = ReturnType<typeof deriveSet>;

/** The keys of AUTH_SECRET, which sign and encrypt, and those of AUTH_SECRET_PREVIOUS. */
export type Keys = KeySet & { previous?: KeySet };

export const deriveKeys = (authSecret: string, previousSecret?: string): Keys => ({
  ...deriveSet(authSecret),
  ...(previousSecret !== undefined && { previous: deriveSet(previousSecret) }),
});

/** The keys whose signatures are accepted, the present ones first. */
export const acceptedKeys = ({ previous, ...present }: Keys): readonly KeySet[] =>
  previous === undefined ? [present] : [present, previous];

export const macOf = (key: Uint8Array, text: string, bytes = 32): Buffer =>
  createHmac("sha256", key).update(text).digest().subarray(0, bytes);

/** Whether `macOf` made this hash of a text with an accepted key. */
export const isGenuine = (
  keys: Keys,
  use: Exclude<keyof KeySet, "id">,
  text: string,
  given: Buffer,
  bytes = 32,
): boolean =>
  given.length === bytes &&
  acceptedKeys(keys).some((set) => timingSafeEqual(given, macOf(set[use], text, bytes)));

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
  keys: Keys,
  token: string,
  now: Date,
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
  verifyJwt(accessToken, AccessClaims, keys, token, now);

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
  return isGenuine(keys, "refresh", `${sessionId}.${counter}`, Buffer.from(mac, "base64url"))
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
  verifyJwt(challengeToken, ChallengeClaims, keys, token, now);

/** Whether the user still has the password and two-step set-up of the first step. */
export const isBoundTo = (keys: Keys, claims: ChallengeClaims, user: ChallengedUser) =>
  acceptedKeys(keys).some(({ challenge }) => claims.state === stateHash(challenge, user));

// Clients can read the claim, so it is a keyed hash.
const stateHash = (key: Uint8Array, user: ChallengedUser) =>
  macOf(key, JSON.stringify([user.id, user.password_hash, user.two_step_at])).toString("base64url");

const cipherAlgorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for the row of `owner`; it cannot be decrypted for another row. */
export function encrypt(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherAlgorithm, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString("base64url");
}

/** Decrypts a text; null if it was changed, moved to another row or encrypted with another key. */
export function decrypt(key: Uint8Array, owner: string, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  try {
    const decipher = createDecipheriv(cipherAlgorithm, key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes));
    const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
