import { editDistance } from "./nearest.ts";

// The characters that RFC 5322 allows in a name without quotes, in parts between single dots.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const startsWithLetter = /^\p{L}/u;

/** Whether a text is an email address. Its domain may be an internationalised one, as typed or encoded. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const labels = text.slice(at + 1).split(".");
  const last = labels.at(-1) ?? "";
  return (
    at > 0 &&
    at <= 64 &&
    text
      .slice(0, at)
      .split(".")
      .every((part) => localPart.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    last.length > 1 &&
    startsWithLetter.test(last)
  );
}

/** The domains of most addresses in Vietnam, the most frequent first. */
const usualDomains = [
  "gmail.com",
  "yahoo.com",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "yahoo.com.vn",
  "outlook.com.vn",
  "live.com",
  "proton.me",
  "protonmail.com",
];
/** Domains that differ in one or two characters from a usual one and exist. */
const similarDomains = new Set([
  "mail.com",
  "email.com",
  "ymail.com",
  "gmx.com",
  "live.co",
  "live.vn",
  "line.me",
  "hotmail.co.uk",
  "yahoo.co.uk",
  "me.com",
  "mac.com",
  "aol.com",
]);
const shortest = 7;

/** The address that was probably meant, such as `an@gmail.com` for `an@gmial.con`; undefined without a guess. */
export function suggestEmail(text: string): string | undefined {
  const email = text.trim();
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length < shortest || domain.length > 20) return undefined;
  if (usualDomains.includes(domain) || similarDomains.has(domain)) return undefined;
  const [closest] = usualDomains
    .map((usual) => ({ usual, distance: editDistance(domain, usual) }))
    .sort((a, b) => a.distance - b.distance);
  if (closest === undefined || closest.distance > (closest.usual.length > 8 ? 2 : 1)) {
    return undefined;
  }
  return email.slice(0, at + 1) + closest.usual;
}
