import { createHash } from "node:crypto";
import { Settings, type SettingsRecord } from "#contract/settings.ts";
import type { Config } from "#server/config.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** What holds until the owner decides otherwise. */
const defaults: Settings = {
  hrEmails: null,
  hrLanguages: {},
  closedPositions: [],
  rejectionHoldHours: 24,
  retentionDays: null,
  adminsNeedTwoStep: false,
  holidays: [],
};

/** Every setting as it stands. */
export async function readSettings(db: Db): Promise<Settings> {
  return settingsIn(await readRows(db));
}

/** Every setting, with what the panel needs to know beside it. */
export async function readSettingsRecord(
  db: Db,
  { hrEmail }: Pick<Config, "hrEmail">,
): Promise<SettingsRecord> {
  const rows = await readRows(db);
  const settings = settingsIn(rows);
  const retentionChosen = rows.has(rowKey("retentionDays"));
  const version = createHash("sha256").update(JSON.stringify([settings, retentionChosen]));
  return {
    ...settings,
    hrEmailFallback: hrEmail ?? null,
    retentionChosen,
    version: version.digest("base64url"),
  };
}

type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined };

/** Keeps the settings that are given; the others stay. Gives the names of those that are new. */
export async function saveSettings(tx: Tx, change: SettingsChange, now: Date): Promise<string[]> {
  const rows = await readRows(tx);
  const updated_at = now.toISOString();
  const changed: string[] = [];
  for (const [name, setting] of Object.entries(change)) {
    if (setting === undefined) continue;
    const [key, value] = [rowKey(name), JSON.stringify(setting)];
    if (rows.get(key) === value) continue;
    await tx
      .insertInto("settings")
      .values({ key, value, updated_at })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value, updated_at }))
      .execute();
    changed.push(name);
  }
  return changed;
}

/** Slugs of the positions that take no applications now. */
export async function listClosedPositions(db: Db): Promise<string[]> {
  return (await readSettings(db)).closedPositions;
}

/** The key a setting is kept under. */
export const rowKey = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Rows = ReadonlyMap<string, string>;

async function readRows(db: Db): Promise<Rows> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

function settingsIn(rows: Rows): Settings {
  const entries = Object.entries(defaults).map(([name, fallback]) => {
    const value = rows.get(rowKey(name));
    return [name, value === undefined ? fallback : JSON.parse(value)] as const;
  });
  return Settings.parse(Object.fromEntries(entries));
}
