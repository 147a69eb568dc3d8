import { isGenuine, macOf, type Keys } from "#server/http/keys.ts";

/** 128 bits cannot be guessed and keep the link short. */
const macBytes = 16;

/**
 * The private link of an applicant. It is derived from the id, so that nothing stores it. The token follows
 * `#`, so no server log and no Referer header contains it.
 */
export function statusLink(keys: Keys, siteUrl: string, applicationId: string): string {
  const id = Buffer.from(applicationId.replaceAll("-", ""), "hex");
  const mac = macOf(keys.statusLink, applicationId, macBytes);
  return `${siteUrl}/application-status#${Buffer.concat([id, mac]).toString("base64url")}`;
}

/** Returns the application id of a genuine token, otherwise undefined. */
export function readStatusToken(keys: Keys, token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  // Base64 decoding skips invalid characters, so other spellings of a token have the same bytes.
  if (bytes.toString("base64url") !== token) return undefined;
  const id = bytes
    .toString("hex", 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return isGenuine(keys, "statusLink", id, { mac: bytes.subarray(16), bytes: macBytes })
    ? id
    : undefined;
}
