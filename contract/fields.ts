import * as z from "zod/mini";
import { isEmailAddress } from "./email-address.ts";
import { splitLanguage } from "./link-language.ts";
import { limits } from "./limits.ts";

// Every message of the contract is a translation key, so form and server show the same sentence.

// Word and PDF documents put control characters into copied text: line breaks of their own, U+001E for a
// hyphen that keeps its line, soft hyphens.
const lineBreaks = /[\v\f\u0085\u2028\u2029]/gu;
const withoutMeaning = /(?![\t\n\r])\p{Cc}|\u00ad/gu;

/** Replaces the control characters of copied text by what they mean, and removes those without a meaning. */
const cleanProse = (text: string): string =>
  text
    .replaceAll(lineBreaks, "\n")
    .replaceAll("\u001e", "-")
    // No document contains NUL; it stays and is refused.
    .replaceAll(withoutMeaning, (character) => (character === "\0" ? character : ""));

/** The same for one line: a tab and a line break of a document are a space. */
const cleanLine = (text: string): string =>
  cleanProse(text.replaceAll(lineBreaks, " ").replaceAll("\t", " ")).trim();

// Databases cannot store NUL, nor lone surrogates as UTF-8.
const isProse = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);
// A line break that is typed into one line would end the header of an email.
const isLine = (text: string) => isProse(text) && !/[\r\n]/.test(text);

/** One trimmed line of text; control characters are cleaned. */
export function singleLineText(max: number, say: { missing?: string; long?: string } = {}) {
  return z
    .string(say.missing ?? "field.text.invalid")
    .check(
      z.overwrite(cleanLine),
      z.maxLength(max, { error: say.long ?? "field.text.long", abort: true }),
      z.refine(isLine, "field.text.characters"),
    );
}

/** Text that may have line breaks, stored as typed but for control characters, which are cleaned. */
export function multiLineText(max: number) {
  return z
    .string("field.text.invalid")
    .check(
      z.overwrite(cleanProse),
      z.maxLength(max, { error: "field.text.long", abort: true }),
      z.refine(isProse, "field.text.characters"),
    );
}

// Bidi controls reorder the text around a name in lists, emails and exports; zero-width characters hide in it.
const hiddenMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Joiners, with the character before them: Persian and Indian names and emojis are spelled with them. */
const joiners = /(.?)[\u200c\u200d]+/gu;
const joins =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;

/** One line without invisible characters. */
const withoutMarks = (text: string) =>
  cleanLine(
    text
      .replaceAll(hiddenMarks, "")
      .replaceAll(joiners, (all, letter: string) => (joins.test(letter) ? all : letter)),
  );

/** An address or a number: the full-width characters of some keyboards are ordinary ones. */
const cleanContact = (text: string) =>
  withoutMarks(text).replaceAll(/[\uff01-\uff5e]/gu, (character) => character.normalize("NFKC"));

// Fillers and zero-width characters are ignorable; U+2800 is an empty Braille cell.
const invisible =
  /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]*$/u;

/** A title: one line without hidden marks. It is empty or has a visible character. */
export const title = (max: number, say: { missing?: string } = {}) =>
  singleLineText(max, say).check(
    z.refine((text) => text === "" || !invisible.test(text), "field.text.invisible"),
    z.overwrite(withoutMarks),
  );

/**
 * The name of a person: one line without hidden marks, in NFC and with a visible character. `missing` is the
 * message for an empty or invisible name.
 */
export function personName(
  { min, max }: { min: number; max: number },
  say: { missing: string; long: string },
) {
  return singleLineText(max, say).check(
    z.overwrite((text) => withoutMarks(text).normalize("NFC")),
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
  z.refine<string>(isEmailAddress, "field.email.invalid"),
] as const;

/** An email address without spaces around it and hidden marks, its case kept. */
export const Email = z
  .string("field.email.invalid")
  .check(z.overwrite(cleanContact), ...emailChecks);

/** The same with its own message for an empty field (sign-in and sign-up, spec §5). */
export const RequiredEmail = z
  .string("field.email.required")
  .check(
    z.overwrite(cleanContact),
    z.minLength(1, { error: "field.email.required", abort: true }),
    ...emailChecks,
  );

/** A phone number as typed; an empty text means none (spec §5). */
export const Phone = z.string("field.phone.invalid").check(
  z.overwrite(cleanContact),
  z.maxLength(limits.phone.max, { error: "field.phone.invalid", abort: true }),
  z.refine((text) => text === "" || text.length >= limits.phone.min, "field.phone.invalid"),
  z.refine(isLine, "field.phone.invalid"),
);

// A calendar has no year 0; PostgreSQL refuses it.
const isDay = (text: string) => z.regexes.date.test(text) && !text.startsWith("0000");

/** A stored calendar day, `YYYY-MM-DD`. It has no time zone. */
export const Day = z.string("field.date.invalid").check(z.refine(isDay, "field.date.invalid"));

const isUsualYear = (day: string) => day >= "1900" && day < "2101";

/** A calendar day that somebody enters, or an empty text. A stored day of another year is still read. */
export const EnteredDayOrEmpty = z.string("field.date.invalid").check(
  z.refine((text) => text === "" || isDay(text), { error: "field.date.invalid", abort: true }),
  z.refine((text) => text === "" || isUsualYear(text), "field.date.year"),
);

export const EnteredDay = EnteredDayOrEmpty.check(
  z.refine((day) => day !== "", "field.date.invalid"),
);

export const Id = z.uuid("field.id.invalid");

const httpUrl = z.url({ protocol: /^https?$/ });
const hasUserInformation = /^https?:[/\\]*[^/\\?#]*@/i;

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
    z.overwrite(withoutMarks),
    z.overwrite((text) => (beginsWithHost.test(text) ? `https://${text}` : text)),
    z.maxLength(limits.link.max, { error, abort: true }),
    z.refine((text) => text === "" || isWebAddress(text), error),
  );
}

/** The token of a private or one-time link, which may be followed by the language of the link. */
export const LinkToken = z.string("field.token.invalid").check(
  z.minLength(1, "field.token.invalid"),
  z.maxLength(200, { error: "field.token.invalid", abort: true }),
  z.overwrite((token) => splitLanguage(token).rest),
);
