import { emailKey } from "#server/db/search.ts";
import { formatDay, localDayNumber } from "#server/db/vietnam-time.ts";
import { acceptedKeys, macOf, type Keys } from "#server/http/keys.ts";

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

/** 60 bits of a hash over the address and the day. */
const valueOf = (key: Uint8Array, address: string, day: number): bigint =>
  macOf(key, `${emailKey(address)}\n${formatDay(day)}`, 8).readBigUInt64BE() >> 4n;

/** The code of an email to an address on this day in Vietnam: `XXXX-XXXX-XXXX`. */
export function emailCode({ emailCode: key }: Keys, address: string, at: Date): string {
  let rest = valueOf(key, address, localDayNumber(at));
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
  for (const { emailCode: key } of acceptedKeys(keys)) {
    for (let day = newest; day > newest - knownDays; day -= 1) {
      if (valueOf(key, email, day) === value) return formatDay(day);
    }
  }
  return undefined;
}

/** The value of a code in any case, with spaces and hyphens; letters that look like digits are these digits. */
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
export const withoutCode = (text: string): string =>
  text.replaceAll(codeMark, "XXXX-XXXX-XXXX").replaceAll(siteMark, "");
