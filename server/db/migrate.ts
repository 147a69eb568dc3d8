import { Migrator } from "kysely/migration";
import { engineOf } from "./engine.ts";
import { start } from "./migrations/001-start.ts";
import { accounts } from "./migrations/002-accounts.ts";
import { applicants } from "./migrations/003-applicants.ts";
import { rowsByUser } from "./migrations/004-rows-by-user.ts";
import { overview } from "./migrations/005-overview.ts";
import { lists } from "./migrations/006-lists.ts";
import { exportTickets } from "./migrations/007-export-tickets.ts";
import { userUndos } from "./migrations/009-user-undos.ts";
import type { Db } from "./schema.ts";

/** Brings the database to the newest form. Safe when several servers start at once: one migrates, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Whether every migration this server knows has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every((migration) => migration.executedAt !== undefined);
}

function migratorOf(db: Db): Migrator {
  const engine = engineOf(db);
  return new Migrator({
    db: db.withoutPlugins(),
    provider: {
      getMigrations: () =>
        Promise.resolve({
          "001-start": { up: (target) => start(target, engine) },
          "002-accounts": { up: (target) => accounts(target, engine) },
          "003-applicants": { up: (target) => applicants(target, engine) },
          "004-rows-by-user": { up: rowsByUser },
          "005-overview": { up: (target) => overview(target, engine) },
          "006-lists": { up: (target) => lists(target, engine) },
          "007-export-tickets": { up: (target) => exportTickets(target, engine) },
          "009-user-undos": { up: (target) => userUndos(target, engine) },
        }),
    },
  });
}
