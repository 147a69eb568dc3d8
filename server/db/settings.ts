import { hash } from "node:crypto";
import { Settings, type SettingsRecord } from "#contract/settings.ts";
import { exists } from "#server/db/lists.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";

/** The values of settings that were never changed. */
const defaults: Settings = {
  hrEmails: null,
  hrLanguages: {},
  replyTo: null,
  rejectionHoldHours: 24,
  rejectionHours: { from: "09:00", to: "17:00" },
  retentionDays: null,
  acceptedRetentionDays: null,
  privacyRequestDays: {
    copy: 10,
    correction: 10,
    restriction: 15,
    consent_withdrawal: 10,
    erasure: 20,
  },
  adminsNeedTwoStep: false,
  recruitersNeedTwoStep: false,
  recruitersMayExport: false,
  sendsApologies: false,
  holidays: [],
};

export async function readSettings(db: Db): Promise<Settings> {
  return settingsOf(await readRows(db));
}

/** Every setting, with HR_EMAIL as the fallback recipient and the version for If-Match. */
export async function readSettingsRecord(
  db: Db,
  hrEmail: string | undefined,
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

/** The days that a new store keeps applications: the law asks for an end (91/2025/QH15, Art. 25). */
export const firstRetentionDays = 180;

/** Gives a store that has no record yet its retention time. Stores of earlier versions keep everything. */
export async function chooseFirstRetention(db: Db, now: Date): Promise<void> {
  for (const table of ["users", "applications", "positions", "settings"] as const) {
    if (await exists(db.selectFrom(table).selectAll())) return;
  }
  await withTransaction(db, (tx) => saveSettings(tx, { retentionDays: firstRetentionDays }, now));
}

/** Whether an administrator has set how long applications are kept. */
export async function isRetentionOwn(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("settings")
    .select("updated_by")
    .where("key", "=", "retentionDays")
    .executeTakeFirst();
  return row !== undefined && row.updated_by !== null;
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

/** The stored settings: their values as JSON by their names. */
async function readRows(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

function settingsOf(rows: ReadonlyMap<string, string>): Settings {
  const changed = Array.from(rows, ([key, value]) => [key, JSON.parse(value)] as const);
  return Settings.parse({ ...defaults, ...Object.fromEntries(changed) });
}
