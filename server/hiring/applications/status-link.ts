import { isGenuine, macOf, type Keys } from "#server/http/keys.ts";

/** 128 bits cannot be guessed and keep the link short. */
const macBytes = 16;
const idBytes = 16;
const versionBytes = 2;

// The tokens of an application are derived from its id, so that nothing stores them. They follow `#` in links, so
// no server log and no Referer header contains them.

/** The status link of this version. Version 0 leaves its number out. */
export function statusLink(
  keys: Keys,
  siteUrl: string,
  applicationId: string,
  version = 0,
): string {
  return `${siteUrl}/application-status#${statusToken(keys, applicationId, version)}`;
}

export function statusToken(keys: Keys, applicationId: string, version: number): string {
  const number = Buffer.alloc(version === 0 ? 0 : versionBytes);
  if (version > 0) number.writeUInt16BE(version);
  const mac = macOf(keys.statusLink, statusText(applicationId, version), macBytes);
  return Buffer.concat([bytesOf(applicationId), number, mac]).toString("base64url");
}

const statusText = (id: string, version: number) => (version === 0 ? id : `${id}.${version}`);

/** Returns the application id and the version of a genuine token, otherwise undefined. */
export function readStatusToken(
  keys: Keys,
  token: string,
): { id: string; version: number } | undefined {
  const read = readToken(token);
  if (read === undefined) return undefined;
  const { id, rest } = read;
  const hasVersion = rest.length > macBytes;
  const version = hasVersion && rest.length >= versionBytes ? rest.readUInt16BE() : 0;
  const mac = hasVersion ? rest.subarray(versionBytes) : rest;
  if (hasVersion && version === 0) return undefined;
  const text = statusText(id, version);
  return isGenuine(keys, "statusLink", text, { mac, bytes: macBytes })
    ? { id, version }
    : undefined;
}

/** The key that the answer to an application gives for the rest of the visit. */
export const visitKey = (keys: Keys, applicationId: string): string =>
  derivedToken(keys.visit, applicationId, applicationId);

/** Returns the application id of a genuine key of a visit, otherwise undefined. */
export function readVisitKey(keys: Keys, key: string): string | undefined {
  const read = readToken(key);
  return read !== undefined &&
    isGenuine(keys, "visit", read.id, { mac: read.rest, bytes: macBytes })
    ? read.id
    : undefined;
}

const hashBytes = 32;

/**
 * The token by which the owner of an address says that this application is not theirs. It holds the hash by which
 * emails to the address are counted, so that it stops them also once the application has another address or is gone.
 */
export function notMineToken(keys: Keys, applicationId: string, addressHash: string): string {
  const mac = macOf(keys.notMine, `${applicationId}.${addressHash}`, macBytes);
  const hash = Buffer.from(addressHash, "base64url");
  return Buffer.concat([bytesOf(applicationId), hash, mac]).toString("base64url");
}

/** Returns the application id and the hash of the address of a genuine token, otherwise undefined. */
export function readNotMineToken(
  keys: Keys,
  token: string,
): { id: string; addressHash: string } | undefined {
  const read = readToken(token);
  if (read === undefined) return undefined;
  const addressHash = read.rest.toString("base64url", 0, hashBytes);
  const mac = read.rest.subarray(hashBytes);
  const text = `${read.id}.${addressHash}`;
  return isGenuine(keys, "notMine", text, { mac, bytes: macBytes })
    ? { id: read.id, addressHash }
    : undefined;
}

const derivedToken = (key: Uint8Array, id: string, text: string) =>
  Buffer.concat([bytesOf(id), macOf(key, text, macBytes)]).toString("base64url");

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");

function readToken(token: string): { id: string; rest: Buffer } | undefined {
  const bytes = Buffer.from(token, "base64url");
  // Base64 decoding skips invalid characters, so other spellings of a token have the same bytes.
  if (bytes.toString("base64url") !== token || bytes.length < idBytes) return undefined;
  const id = bytes
    .toString("hex", 0, idBytes)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { id, rest: bytes.subarray(idBytes) };
}
