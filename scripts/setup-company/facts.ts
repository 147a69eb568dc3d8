import { extname } from "node:path";
import * as z from "zod/mini";
import { Email } from "#contract/fields.ts";

const line = (max: number) =>
  z.string("must be a text").check(
    z.trim(),
    z.minLength(1, "must not be empty: leave the key out where the value is unknown"),
    z.maxLength(max, `must have at most ${max} characters`),
    z.refine((text) => !/[\p{Cc}{}]/u.test(text), "must be one line without braces"),
  );
const inBoth = (max: number) => z.partial(z.strictObject({ en: line(max), vi: line(max) }));
const textThat = (isMet: (text: string) => boolean, reason: string) =>
  z.string(reason).check(z.trim(), z.refine(isMet, reason));

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && z.iso.date().safeParse(text).success && !isFuture(text);
const isFuture = (day: string) => new Date(day) > new Date();
const day = textThat(isDay, "must be a past day as YYYY-MM-DD, such as 2015-03-31");
/** A year means its first day. */
const dayOrYear = z.pipe(
  z.transform((value) => (/^\d{4}$/.test(String(value)) ? `${String(value)}-01-01` : value)),
  day,
);
const isWebAddress = (text: string) => URL.parse(text)?.protocol === "https:";
const webAddress = textThat(isWebAddress, "must be an address that begins with https://");
const channel = textThat(
  (text) => text === "" || isWebAddress(text),
  'must be an address that begins with https://, or "" if there is none',
);
const email = textThat((text) => Email.safeParse(text).success, "must be an email address");
const pictures = [".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif"];

/** What the owner says about the company. A value that is absent stays as it is. */
export const CompanyFacts = z.partial(
  z.strictObject({
    name: line(60),
    tagline: inBoth(120),
    legalName: z.union([line(160), inBoth(160)]),
    taxCode: textThat(
      (text) => /^\d{10}(?:-?\d{3})?$|^\d{12}$/.test(text),
      "must have 10, 12 or 13 digits, such as 0101234567 or 0101234567-001",
    ),
    teamSince: dayOrYear,
    foundedOn: day,
    phone: textThat(
      (text) => /^\+?\d[\d ().-]{5,24}$/.test(text),
      "must be a phone number, such as +84 24 1234 5678",
    ),
    email,
    hrEmail: email,
    address: inBoth(200),
    social: z.partial(z.strictObject({ facebook: channel, youtube: channel, website: webAddress })),
    siteUrl: textThat(
      (text) => isWebAddress(text) && /^https:\/\/[^/@?#]+\/?$/.test(text),
      "must be an address alone, such as https://company.vn",
    ),
    primaryColor: textThat(
      (text) => /^#[\da-f]{6}$/i.test(text),
      "must be a colour as #rrggbb, such as #1a5fb4",
    ),
    logo: textThat(
      (text) => pictures.includes(extname(text).toLowerCase()),
      `must be a picture file (${pictures.join(", ")})`,
    ),
  }),
);
export type CompanyFacts = z.infer<typeof CompanyFacts>;

/** The problems of a file or an answer, each beginning with the name of its field. */
export function problemsOf(value: unknown): string[] {
  const { error } = CompanyFacts.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map(
        (key) => `${path === "" ? key : `${path}.${key}`}: is not a known field`,
      );
    }
    const isEither = issue.code === "invalid_union";
    const reason = isEither ? "must be a text, or one in en and one in vi" : issue.message;
    return [`${path || "the file"}: ${issue.code === "invalid_type" ? expected(issue) : reason}`];
  });
}

const expected = (issue: { expected: string; message: string }) =>
  issue.expected === "object" ? "must be an object in braces" : issue.message;

/** The questions, by the path of the field. */
export const questions: readonly (readonly [path: string, question: string])[] = [
  ["name", "Name, as on the logo"],
  ["tagline.en", "Slogan in English"],
  ["tagline.vi", "Slogan in Vietnamese"],
  ["legalName.en", "Registered name in English"],
  ["legalName.vi", "Registered name in Vietnamese"],
  ["taxCode", "Tax code"],
  ["teamSince", "First year or day of the team (YYYY or YYYY-MM-DD)"],
  ["foundedOn", "Day the company was founded (YYYY-MM-DD)"],
  ["phone", "Phone"],
  ["email", "Email for clients"],
  ["hrEmail", "Email of HR"],
  ["address.en", "Address in English"],
  ["address.vi", "Address in Vietnamese"],
  ["social.facebook", "Facebook page (https://...)"],
  ["social.youtube", "YouTube channel (https://...)"],
  ["social.website", "Company website (https://...), if it is not this site"],
  ["siteUrl", "Address of this site (https://...)"],
  ["primaryColor", "Primary colour (#rrggbb)"],
  ["logo", "Logo file"],
];

/** The facts with one more, which `path` names. */
export function withFact(facts: object, path: string, value: string): object {
  const [first = "", second] = path.split(".");
  if (second === undefined) return { ...facts, [first]: value };
  const inner: unknown = Reflect.get(facts, first);
  return { ...facts, [first]: { ...Object(inner), [second]: value } };
}
