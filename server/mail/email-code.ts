import { createCipheriv } from "node:crypto";
import { CodeKind, type EmailCheck, type EmailCheckResult } from "#contract/email-check.ts";
import type { Language } from "#contract/languages.ts";
import type { Db, OutboxTable } from "#server/db/schema.ts";
import { emailKey } from "#server/db/search.ts";
import { firstIdAt } from "#server/db/id.ts";
import { readStateTime } from "#server/db/state.ts";
import { formatDay, localDay, localDayNumber } from "#server/db/vietnam-time.ts";
import { acceptedKeys, macOf, type Keys } from "#server/http/keys.ts";
import { withoutNotMine } from "./not-mine.ts";

// Every email to people outside carries a code that only this server can make for it, filled in as it leaves. A row
// without address and name keeps what the email was, so the code stays valid when the email is deleted.

/** Crockford's base 32. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const characters = 12;
/** The codes of so many days are recognised. */
export const knownDays = 3 * 366;

/** Stand in stored emails for the code, and for the address of the site. */
export const codeMark = "[[email-code]]";
export const siteMark = "[[site]]";

type Titles = Record<Language, string>;

type Sending = {
  db: Db;
  keys: Keys;
  siteUrl: string;
  /** The titles of the position that an application names. */
  findTitles: (jobId: string) => Promise<Titles | undefined>;
};

type Leaving = Pick<
  OutboxTable,
  "id" | "kind" | "application_id" | "text" | "html" | "created_at"
> & { to_email: string };

/** 60 bits that belong to one email, the same at each attempt. */
export const codeValue = (key: Uint8Array, emailId: string): bigint =>
  macOf(key, `email ${emailId}`).readBigUInt64BE() >> 4n;

/** Names the row of a code and the address at which it arrived. */
const hashOf = (key: Uint8Array, value: bigint, address: string): string =>
  macOf(key, `code ${value} ${emailKey(address)}`).toString("base64url");

/**
 * Fills in the code of an email as it leaves, and the address of the site. Stores what the email is before, so that
 * every code that arrives is recognised; another attempt keeps the one row.
 */
export async function withCode<Email extends Leaving>(
  { db, keys: { emailCode: key }, siteUrl, findTitles }: Sending,
  email: Email,
): Promise<Email> {
  const { data: kind } = CodeKind.safeParse(email.kind);
  if (kind === undefined) return email;
  const value = codeValue(key, email.id);
  const hash = hashOf(key, value, email.to_email);
  const day = localDay(new Date(email.created_at));
  await db
    .insertInto("email_codes")
    .values({ hash, day, kind, position: null, ...(await describe(db, email, findTitles)) })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ day }))
    .execute();
  const code = writeCode(value);
  const fill = (text: string) => text.replaceAll(codeMark, code).replaceAll(siteMark, siteUrl);
  return { ...email, text: fill(email.text), html: fill(email.html) };
}

/** The position that an email names, and the status that it tells unless that has changed since it was written. */
async function describe(
  db: Db,
  { id, kind, application_id }: Leaving,
  findTitles: Sending["findTitles"],
): Promise<{ kind?: CodeKind; position?: string }> {
  if (application_id === null) return {};
  const application = await db
    .selectFrom("applications")
    .select(["job_id", "job_title", "language", "status", "status_at"])
    .where("id", "=", application_id)
    .executeTakeFirst();
  if (application === undefined) return {};
  const { job_title: title, job_id, language, status, status_at } = application;
  const isStatus =
    kind === "status" && status !== "submitted" && firstIdAt(new Date(status_at)) <= id;
  // A title that is not listed was typed by the applicant.
  const titles = title !== null && {
    en: title,
    vi: title,
    ...(await findTitles(job_id)),
    [language]: title,
  };
  return {
    ...(isStatus && { kind: status }),
    ...(titles !== false && { position: JSON.stringify(titles) }),
  };
}

/** A stored email as it is shown: the code is in the email alone. */
export const withoutCode = (text: string, siteUrl = ""): string =>
  withoutNotMine(text).replaceAll(codeMark, "XXXX-XXXX-XXXX").replaceAll(siteMark, siteUrl);

/** What the email with a code was that arrived at an address. */
export async function checkEmailCode(
  { db, keys, clock }: { db: Db; keys: Keys; clock: () => Date },
  { code, email }: EmailCheck,
): Promise<EmailCheckResult> {
  const unknown = { recognised: false, sent_on: null, kind: null, position: null };
  const value = readCode(code);
  if (value === undefined) return unknown;
  const hashes = acceptedKeys(keys).map(({ emailCode }) => hashOf(emailCode, value, email));
  const row = await db
    .selectFrom("email_codes")
    .select(["kind", "position", "day"])
    .where("hash", "in", hashes)
    .executeTakeFirst();
  // Also after a row was found, so that both take the same time.
  const since = await readStateTime(db, "email-codes-since");
  const day = since && findDay(keys, { value, email, newest: since, now: clock() });
  if (row !== undefined) {
    const position = row.position === null ? null : JSON.parse(row.position);
    return { recognised: true, sent_on: row.day, kind: row.kind, position };
  }
  return day === undefined ? unknown : { ...unknown, recognised: true, sent_on: day };
}

const blockBytes = 16;

/**
 * The codes of version 1.0.0, which belong to an address and a day: blocks of AES under a key that an HMAC makes of
 * the address. One call for all days, since a check compares those of three years.
 */
export function dayValues(key: Uint8Array, address: string, days: readonly number[]): bigint[] {
  const blocks = Buffer.alloc(days.length * blockBytes);
  for (const [index, day] of days.entries()) blocks.writeUInt32BE(day, index * blockBytes);
  const cipher = createCipheriv("aes-256-ecb", macOf(key, emailKey(address)), null);
  const encrypted = cipher.setAutoPadding(false).update(blocks);
  return days.map((_, index) => encrypted.readBigUInt64BE(index * blockBytes) >> 4n);
}

/** The day of a code of version 1.0.0. No email carries such a code of a day after `newest`. */
function findDay(
  keys: Keys,
  { value, email, newest, now }: { value: bigint; email: string; newest: Date; now: Date },
): string | undefined {
  const last = localDayNumber(newest);
  const count = Math.max(0, knownDays - (localDayNumber(now) - last));
  const days = Array.from({ length: count }, (_, index) => last - index);
  for (const { emailCode: key } of acceptedKeys(keys)) {
    const day = days[dayValues(key, email, days).indexOf(value)];
    if (day !== undefined) return formatDay(day);
  }
  return undefined;
}

/** `XXXX-XXXX-XXXX`. */
export function writeCode(value: bigint): string {
  let rest = value;
  let code = "";
  for (let place = 0; place < characters; place += 1) {
    code = (alphabet[Number(rest % 32n)] ?? "") + code;
    rest /= 32n;
  }
  return code.replace(/(.{4})(.{4})/, "$1-$2-");
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
