import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { Role } from "#contract/roles.ts";
import { signJwt, verifyJwt, type TokenKind } from "./jwt.ts";
import type { Keys } from "./keys.ts";

/** Longer than the 14 minutes between refreshes (spec §4), so that a returning visitor is still signed in. */
export const accessTokenSeconds = 55 * 60;

const kind: TokenKind = { audience: "api", type: "at+jwt", seconds: accessTokenSeconds };

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
  const { userId, sessionId, counter, role } = claims;
  const key = { id: keys.id, bytes: keys.access };
  return signJwt(kind, key, userId, { sid: sessionId, ctr: counter, role }, now);
}

/** What a token says, when it is one of ours and in force; null otherwise. */
export async function readAccessToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const verified = await verifyJwt(kind, keys.access, token, now);
  if (verified?.protectedHeader.kid !== keys.id) return null;
  const claims = Payload.safeParse(verified.payload);
  if (!claims.success) return null;
  const { sub, sid, ctr } = claims.data;
  return { userId: sub, sessionId: sid, counter: ctr };
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
