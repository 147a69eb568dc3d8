import { createHmac, timingSafeEqual } from "node:crypto";
import { acceptedKeys, type Keys } from "./keys.ts";

/** 128 bits cannot be guessed and keep the link short. */
const macBytes = 16;

/**
 * The private link of an applicant. It is derived from the id and stored nowhere. The token follows `#`,
 * so no server log and no Referer header contains it.
 */
export function statusLink(keys: Keys, siteUrl: string, applicationId: string): string {
  const id = Buffer.from(applicationId.replaceAll("-", ""), "hex");
  const token = Buffer.concat([id, macOf(keys.statusLink, applicationId)]).toString("base64url");
  return `${siteUrl}/application-status#${token}`;
}

/** Returns the application id of a genuine token, otherwise undefined. */
export function readStatusToken(keys: Keys, token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 16 + macBytes) return undefined;
  // Base64 decoding skips invalid characters, so other spellings of a token have the same bytes.
  if (bytes.toString("base64url") !== token) return undefined;
  const id = bytes
    .toString("hex", 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const isGenuine = acceptedKeys(keys).some(({ statusLink: key }) =>
    timingSafeEqual(bytes.subarray(16), macOf(key, id)),
  );
  return isGenuine ? id : undefined;
}

const macOf = (key: Uint8Array, applicationId: string) =>
  createHmac("sha256", key).update(applicationId).digest().subarray(0, macBytes);
