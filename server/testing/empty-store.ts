import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "#server/backup/store.ts";
import { readConfig } from "#server/config.ts";
import type { Engine } from "#server/db/engine.ts";
import { openDb } from "#server/db/open.ts";
import { openFiles } from "#server/files/open.ts";
import { createDatabase } from "./database.ts";

export type TestStore = Store & { close: () => Promise<void> };

/** A store that no server has ever been started on. It goes when it is closed. */
export async function openEmptyStore(
  engine: Engine,
  environment: Record<string, string>,
): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-store-"));
  const database = engine === "postgres" ? await createDatabase() : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
    ...environment,
  });
  const db = await openDb({ ...config, onLost: () => undefined }, "long work");
  return {
    config,
    db,
    files: await openFiles(config),
    clock: () => new Date(),
    close: async () => {
      await db.destroy();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
