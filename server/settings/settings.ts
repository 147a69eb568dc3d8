import { Settings } from "#contract/settings.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** What holds until the owner decides otherwise. */
const defaults: Settings = {
  hrEmails: null,
  closedPositions: [],
  rejectionHoldHours: 24,
  retentionDays: null,
  adminsNeedTwoStep: false,
  holidays: [],
};

/** Every setting as it stands. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  const kept = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = Object.entries(defaults).map(([name, fallback]) => {
    const value = kept.get(rowKey(name));
    return [name, value === undefined ? fallback : JSON.parse(value)] as const;
  });
  return Settings.parse(Object.fromEntries(entries));
}

type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined };

/** Keeps the settings that are given; the others stay. */
export async function saveSettings(tx: Tx, change: SettingsChange, now: Date): Promise<void> {
  const updated_at = now.toISOString();
  for (const [name, setting] of Object.entries(change)) {
    if (setting === undefined) continue;
    const value = JSON.stringify(setting);
    await tx
      .insertInto("settings")
      .values({ key: rowKey(name), value, updated_at })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value, updated_at }))
      .execute();
  }
}

/** Slugs of the positions that take no applications now. */
export async function listClosedPositions(db: Db): Promise<string[]> {
  return (await readSettings(db)).closedPositions;
}

/** The key a setting is kept under. */
export const rowKey = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
