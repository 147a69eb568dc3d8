import { hash } from "node:crypto";
import { company } from "#content/company.ts";
import { defaultLanguage } from "#contract/languages.ts";
import type { Permissions, Role } from "#contract/roles.ts";
import { Settings, type RetentionForecast, type SettingsRecord } from "#contract/settings.ts";
import type { Config } from "#server/config.ts";
import { emailKey } from "#server/db/search.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { HrRecipient } from "#server/mail/staff-emails.ts";
import { promisedBusinessDays } from "#contract/applications.ts";
import { parseDay, localDayNumber, startOfDay, dayMs } from "#server/lib/calendar.ts";

/** The values of settings that were never changed. */
const defaults: Settings = {
  hrEmails: null,
  hrLanguages: {},
  replyTo: null,
  rejectionHoldHours: 24,
  retentionDays: null,
  adminsNeedTwoStep: false,
  recruitersNeedTwoStep: false,
  recruitersMayExport: false,
  holidays: [],
};

export async function readSettings(db: Db): Promise<Settings> {
  return settingsOf(await readRows(db));
}

/** Every setting, with the fallback recipient and the version for If-Match. */
export async function readSettingsRecord(
  db: Db,
  { hrEmail }: Pick<Config, "hrEmail">,
): Promise<SettingsRecord> {
  const rows = await readRows(db);
  const settings = settingsOf(rows);
  const retentionChosen = rows.has("retentionDays");
  return {
    ...settings,
    hrEmailFallback: hrEmail ?? null,
    retentionChosen,
    version: hash("sha256", JSON.stringify([settings, retentionChosen]), "base64url"),
  };
}

type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined };

/** Stores the given settings and returns the names of the changed ones. */
export async function saveSettings(
  tx: Tx,
  change: SettingsChange,
  now: Date,
  updated_by: string | null = null,
): Promise<string[]> {
  const rows = await readRows(tx);
  const updated_at = now.toISOString();
  const changed: string[] = [];
  for (const [key, setting] of Object.entries(change)) {
    const value = JSON.stringify(setting);
    if (setting === undefined || rows.get(key) === value) continue;
    await tx
      .insertInto("settings")
      .values({ key, value, updated_at, updated_by })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ value, updated_at, updated_by }),
      )
      .execute();
    changed.push(key);
  }
  return changed;
}

/** The recipients of HR emails from the settings, else HR_EMAIL, with their languages. */
export async function readHrRecipients(
  db: Db,
  { hrEmail }: Pick<Config, "hrEmail">,
): Promise<HrRecipient[]> {
  const { hrEmails, hrLanguages } = await readSettings(db);
  const emails = hrEmails ?? (hrEmail === undefined ? [] : [hrEmail]);
  return emails.map((email) => ({
    email,
    language: hrLanguages[emailKey(email)] ?? defaultLanguage,
  }));
}

/** The address that gets applicants' answers: the setting, else HR_EMAIL, else the company's HR address. */
export async function readReplyTo(db: Db, config: Pick<Config, "hrEmail">): Promise<string> {
  return (await readSettings(db)).replyTo ?? config.hrEmail ?? company.hrEmail;
}

/** The stored settings: their values as JSON by their names. */
async function readRows(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

function settingsOf(rows: ReadonlyMap<string, string>): Settings {
  const changed = Array.from(rows, ([key, value]) => [key, JSON.parse(value)] as const);
  return Settings.parse({ ...defaults, ...Object.fromEntries(changed) });
}

/** Permissions of a role. */
export async function readPermissions(db: Db, role: Role): Promise<Permissions> {
  return {
    exportApplications: role === "admin" || (await readSettings(db)).recruitersMayExport,
  };
}

/** The applications past their retention time and without a legal hold. */
export const dueForErasure = (db: Db, days: number, now: Date) =>
  pastRetention(db, days, now).where("legal_hold", "=", false);

/** The numbers of applications that a retention time would erase now and that a legal hold keeps. */
export async function countDue(db: Db, days: number, now: Date): Promise<RetentionForecast> {
  const { due, held } = await pastRetention(db, days, now)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("legal_hold", "=", false).as("due"),
      fn.countAll<number>().filterWhere("legal_hold", "=", true).as("held"),
    ])
    .executeTakeFirstOrThrow();
  return { due, held };
}

/** Applications that were rejected, withdrawn or suspected as spam so many days ago. */
function pastRetention(db: Db, days: number, now: Date) {
  const before = new Date(now.getTime() - days * dayMs).toISOString();
  return db
    .selectFrom("applications")
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "=", "rejected"), eb("status_at", "<=", before)]),
        eb("withdrawn_at", "<=", before),
        eb.and([eb("spam", "=", true), eb("created_at", "<=", before)]),
      ]),
    );
}

// The site promises a response within 3-5 business days (spec §9). Days follow the calendar of Vietnam,
// without weekends and without the holidays in the settings.

/** 1 January 1970 was a Thursday. */
const weekdayOfDay0 = 4;

/** Counts business days. `holidays` are `YYYY-MM-DD`; a day inside is a number since 1 January 1970. */
export class BusinessDays {
  readonly #holidays: ReadonlySet<number>;

  constructor(holidays: readonly string[]) {
    this.#holidays = new Set(holidays.map(parseDay));
  }

  /** Counts the business days that began in Vietnam after the day of an instant. */
  since(instant: string, now: Date): number {
    let count = 0;
    const first = localDayNumber(new Date(instant));
    for (let day = localDayNumber(now); day > first; day -= 1) {
      if (this.#isBusinessDay(day)) count += 1;
    }
    return count;
  }

  /** Returns the instant before which a submitted application is overdue now. */
  overdueBefore(now: Date): string {
    let day = localDayNumber(now);
    let passed = 0;
    for (;;) {
      if (this.#isBusinessDay(day)) passed += 1;
      if (passed > promisedBusinessDays) return startOfDay(day).toISOString();
      day -= 1;
    }
  }

  #isBusinessDay(day: number): boolean {
    const weekday = (day + weekdayOfDay0) % 7;
    return weekday !== 0 && weekday !== 6 && !this.#holidays.has(day);
  }
}

export async function readBusinessDays(db: Db): Promise<BusinessDays> {
  return new BusinessDays((await readSettings(db)).holidays);
}
