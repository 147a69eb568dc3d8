import { createCipheriv } from "node:crypto";
import { emailKey } from "#server/db/search.ts";
import { formatDay, localDayNumber } from "#server/db/vietnam-time.ts";
import { acceptedKeys, macOf, type Keys } from "#server/http/keys.ts";
import { withoutNotMine } from "./not-mine.ts";

// Every email to people outside carries a code that only this server can make for its recipient and its day. Nothing
// of it is stored, so it stays valid when the email is deleted.

/** Crockford's base 32. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const characters = 12;
/** The codes of so many days are recognised. */
const knownDays = 3 * 366;

/** Stand in stored emails for the code, and for the address of the site. */
export const codeMark = "[[email-code]]";
export const siteMark = "[[site]]";

const blockBytes = 16;

/**
 * 60 bits for each of these days: blocks of AES under a key that an HMAC makes of the address. One call for all of
 * them, since a check compares the days of three years.
 */
function valuesOf(key: Uint8Array, address: string, days: readonly number[]): bigint[] {
  const blocks = Buffer.alloc(days.length * blockBytes);
  for (const [index, day] of days.entries()) blocks.writeUInt32BE(day, index * blockBytes);
  const cipher = createCipheriv("aes-256-ecb", macOf(key, emailKey(address)), null);
  const encrypted = cipher.setAutoPadding(false).update(blocks);
  return days.map((_, index) => encrypted.readBigUInt64BE(index * blockBytes) >> 4n);
}

/** The code of an email to an address on this day in Vietnam: `XXXX-XXXX-XXXX`. */
export function emailCode({ emailCode: key }: Keys, address: string, at: Date): string {
  let [rest = 0n] = valuesOf(key, address, [localDayNumber(at)]);
  let code = "";
  for (let place = 0; place < characters; place += 1) {
    code = (alphabet[Number(rest % 32n)] ?? "") + code;
    rest /= 32n;
  }
  return code.replace(/(.{4})(.{4})/, "$1-$2-");
}

/** The day of the email to this address that carries the code, `YYYY-MM-DD`; undefined where it is not recognised. */
export function findEmailDay(
  keys: Keys,
  { code, email }: { code: string; email: string },
  now: Date,
): string | undefined {
  const value = readCode(code);
  if (value === undefined) return undefined;
  // Tomorrow's too: the clocks of two servers may differ around midnight.
  const newest = localDayNumber(now) + 1;
  const days = Array.from({ length: knownDays }, (_, index) => newest - index);
  for (const { emailCode: key } of acceptedKeys(keys)) {
    const day = days[valuesOf(key, email, days).indexOf(value)];
    if (day !== undefined) return formatDay(day);
  }
  return undefined;
}

/** The value of a code in any case, with spaces and hyphens; O, I and L are the digits that they look like. */
function readCode(code: string): bigint | undefined {
  const digits = code
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  if (digits.length !== characters) return undefined;
  let value = 0n;
  for (const digit of digits) {
    const place = alphabet.indexOf(digit);
    if (place === -1) return undefined;
    value = value * 32n + BigInt(place);
  }
  return value;
}

/** Fills in the code of an email as it leaves, and the address of the site. */
export function withCode<Stored extends { text: string; html: string; to_email: string }>(
  { keys, siteUrl }: { keys: Keys; siteUrl: string },
  email: Stored,
  at: Date,
): Stored {
  const code = emailCode(keys, email.to_email, at);
  const fill = (text: string) => text.replaceAll(codeMark, code).replaceAll(siteMark, siteUrl);
  return { ...email, text: fill(email.text), html: fill(email.html) };
}

/** A stored email as it is shown: nothing tells when it leaves. */
export const withoutCode = (text: string, siteUrl = ""): string =>
  withoutNotMine(text).replaceAll(codeMark, "XXXX-XXXX-XXXX").replaceAll(siteMark, siteUrl);
