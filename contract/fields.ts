import * as z from "zod/mini";
import { limits } from "./limits.ts";

// Every message of the contract is a translation key, so form and server show the same sentence.

// Tab, line feed and carriage return are text; the other control characters are not. Lone
// surrogates cannot be stored as UTF-8.
// oxlint-disable-next-line no-control-regex -- the pattern lists them
const hasOddCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;
// oxlint-disable-next-line no-control-regex -- a single line also refuses line breaks
const hasControlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]/u;

const isLine = (text: string) => !hasControlCharacters.test(text) && text.isWellFormed();
const isProse = (text: string) => !hasOddCharacters.test(text) && text.isWellFormed();

/** One trimmed line of text without control characters. */
export function singleLineText(max: number, say: { missing?: string; long?: string } = {}) {
  return z
    .string(say.missing ?? "field.text.invalid")
    .check(
      z.trim(),
      z.maxLength(max, { error: say.long ?? "field.text.long", abort: true }),
      z.refine(isLine, "field.text.characters"),
    );
}

/** Text that may have line breaks, stored as typed. */
export function multiLineText(max: number) {
  return z
    .string("field.text.invalid")
    .check(
      z.maxLength(max, { error: "field.text.long", abort: true }),
      z.refine(isProse, "field.text.characters"),
    );
}

// They reorder the text around a name in lists, emails and exports.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
// Fillers and zero-width characters are ignorable; U+2800 is an empty Braille cell.
const invisible =
  /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]*$/u;

export const isEmptyOrVisible = (text: string) => text === "" || !invisible.test(text);

/**
 * The name of a person: one line without bidi controls and with a visible character. `missing` is the
 * message for an empty or invisible name.
 */
export function personName(
  { min, max }: { min: number; max: number },
  say: { missing: string; long: string },
) {
  return singleLineText(max, say).check(
    z.overwrite((text) => text.replaceAll(bidiControls, "").trim()),
    z.minLength(min, { error: say.missing, abort: true }),
    z.refine((text) => !invisible.test(text), say.missing),
  );
}

/** The name of an account, at least one character. */
export const PersonName = personName(
  { min: 1, max: limits.name.max },
  { missing: "field.name.required", long: "field.name.long" },
);

// The length comes first: no pattern runs on a long text.
const emailChecks = [
  z.maxLength(limits.email.max, { error: "field.email.invalid", abort: true }),
  z.regex(z.regexes.email, "field.email.invalid"),
] as const;

/** An email address, trimmed, its case kept. */
export const Email = z.string("field.email.invalid").check(z.trim(), ...emailChecks);

/** The same with its own message for an empty field (sign-in and sign-up, spec §5). */
export const RequiredEmail = z
  .string("field.email.required")
  .check(z.trim(), z.minLength(1, { error: "field.email.required", abort: true }), ...emailChecks);

/** A phone number as typed; an empty text means none (spec §5). */
export const Phone = z.string("field.phone.invalid").check(
  z.trim(),
  z.maxLength(limits.phone.max, { error: "field.phone.invalid", abort: true }),
  z.refine((text) => text === "" || text.length >= limits.phone.min, "field.phone.invalid"),
  z.refine(isLine, "field.phone.invalid"),
);

// A calendar has no year 0; PostgreSQL refuses it.
const isDay = (text: string) => z.regexes.date.test(text) && !text.startsWith("0000");

/** A calendar day, `YYYY-MM-DD`, or an empty text. It has no time zone. */
export const DayOrEmpty = z
  .string("field.date.invalid")
  .check(z.refine((text) => text === "" || isDay(text), "field.date.invalid"));

export const Id = z.uuid("field.id.invalid");

const httpUrl = z.url({ protocol: /^https?$/ });
const hasUserInformation = /^https?:[/\\]*[^/\\?#]*@/i;

// The URL parser skips line breaks and encodes control characters, but the text is stored as typed.
const isWebAddress = (text: string) =>
  isLine(text) &&
  /^https?:\/\//i.test(text) &&
  !hasUserInformation.test(text) &&
  httpUrl.safeParse(text).success;

const beginsWithHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/**
 * A web address or an empty text. https:// is added to a bare host. Only http and https are allowed,
 * because other schemes could run scripts.
 */
export function urlOrEmpty(error: string) {
  return z.string(error).check(
    z.trim(),
    z.overwrite((text) => (beginsWithHost.test(text) ? `https://${text}` : text)),
    z.maxLength(limits.link.max, { error, abort: true }),
    z.refine((text) => text === "" || isWebAddress(text), error),
  );
}

/** The token of a private link to an application, or of a link that confirms its erasure. */
export const StatusToken = z
  .string("field.token.invalid")
  .check(z.minLength(1, "field.token.invalid"), z.maxLength(200, "field.token.invalid"));
