import { SignJWT, errors, jwtVerify } from "jose";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { Role } from "#contract/roles.ts";
import type { Keys } from "./keys.ts";

/** Longer than the 14 minutes between refreshes (spec §4), so that a returning visitor is still signed in. */
export const accessTokenSeconds = 55 * 60;

// No address of the site: servers behind one name may have several, and a changed one signs nobody out.
const issuer = "site";
const audience = "api";
const type = "at+jwt";
// Servers that share one database may differ by a moment.
const clockToleranceSeconds = 5;

/** What an access token says. The session and its user are read anew on every request; `role` is for display. */
export type AccessClaims = {
  userId: string;
  sessionId: string;
  /** Counter of the refresh token that came with this access token. */
  counter: number;
};

const Payload = z.object({
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
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId, ctr: claims.counter, role: claims.role })
    .setProtectedHeader({ alg: "HS256", typ: type, kid: keys.id })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(keys.access);
}

/** What a token says, when it is one of ours and in force; null otherwise. */
export async function readAccessToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys.access, {
      algorithms: ["HS256"],
      issuer,
      audience,
      typ: type,
      requiredClaims: ["sub", "sid", "ctr", "role", "iat", "exp"],
      maxTokenAge: accessTokenSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
    const claims = Payload.safeParse(payload);
    if (protectedHeader.kid !== keys.id || !claims.success) return null;
    const { sub, sid, ctr } = claims.data;
    return { userId: sub, sessionId: sid, counter: ctr };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The refresh token of a session at a counter. Always the same one, so none has to be stored. */
export function refreshTokenOf(keys: Keys, sessionId: string, counter: number): string {
  const place = `${sessionId}.${counter}`;
  return Buffer.from(`${place}.${macOf(keys, place).toString("base64url")}`).toString("base64url");
}

/** The session and counter a refresh token was made for; null when we did not make it. */
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
