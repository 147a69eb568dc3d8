import { rmSync } from "node:fs";
import { copyFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMigratedDb } from "#server/db/open.ts";

const databaseFile = "site.sqlite";

let template: Promise<string> | undefined;

/** Copies a database, which this process migrates once, into a data folder. */
export async function copyMigratedFile(dataDir: string): Promise<void> {
  template ??= makeTemplate();
  await copyFile(join(await template, databaseFile), join(dataDir, databaseFile));
}

async function makeTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-template-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const location = { databaseUrl: undefined, dataDir, onLost: () => undefined };
  await (await openMigratedDb(location)).destroy();
  return dataDir;
}
