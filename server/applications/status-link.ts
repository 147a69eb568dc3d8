import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keys } from "#server/auth/keys.ts";

// 128 bits: more than can ever be guessed, and short enough for a letter.
const macBytes = 16;

/**
 * The private link of an applicant. It is derived from the application and never stored, so every
 * letter can carry it. The token stands behind `#`, where no server log and no Referer sees it.
 */
export function statusLink(keys: Keys, siteUrl: string, applicationId: string): string {
  const id = Buffer.from(applicationId.replaceAll("-", ""), "hex");
  const token = Buffer.concat([id, macOf(keys, applicationId)]).toString("base64url");
  return `${siteUrl}/application-status#${token}`;
}

/** The application a token was made for; undefined when we did not make it, letter by letter. */
export function readStatusToken(keys: Keys, token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 16 + macBytes) return undefined;
  // Decoding passes over letters that are none of the alphabet, so many texts have the same bytes.
  if (bytes.toString("base64url") !== token) return undefined;
  const id = bytes
    .toString("hex", 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return timingSafeEqual(bytes.subarray(16), macOf(keys, id)) ? id : undefined;
}

const macOf = (keys: Keys, applicationId: string) =>
  createHmac("sha256", keys.statusLink).update(applicationId).digest().subarray(0, macBytes);
