import { sql } from "kysely";
import { engineOf } from "#server/db/engine.ts";
import { appliedMigrations, isMigrated, newestMigration } from "#server/db/migrate.ts";
import type { Db } from "#server/db/schema.ts";
import { findUnfinishedRestore } from "#server/db/unfinished-restore.ts";
import { advice, ok, problem, type Finding } from "./finding.ts";

const oldestPostgres = 15;

/** Whether the database is sound, of this program's form, and not half of a backup. */
export async function checkDatabase(db: Db): Promise<Finding[]> {
  return [await checkEngine(db), ...(await checkDurability(db)), await checkForm(db)];
}

async function checkEngine(db: Db): Promise<Finding> {
  if (engineOf(db) === "postgres") {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
    const version = rows[0]?.server_version ?? "";
    return Number.parseInt(version, 10) >= oldestPostgres
      ? ok("database", `PostgreSQL ${version} answers`)
      : problem("database", `PostgreSQL ${version} is too old`, `use ${oldestPostgres} or newer`);
  }
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  return rows[0]?.quick_check === "ok"
    ? ok("database", "the SQLite file is sound")
    : problem(
        "database",
        "the SQLite file is damaged",
        "stop the server, keep the folder as it is, and restore the newest backup elsewhere",
      );
}

/** Whether PostgreSQL keeps through a loss of power what it has committed. SQLite is told to by ourselves. */
async function checkDurability(db: Db): Promise<Finding[]> {
  if (engineOf(db) !== "postgres") return [];
  const names = ["fsync", "full_page_writes", "synchronous_commit"];
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where setting = 'off' and name in (${sql.join(names)}) order by name
  `.execute(db);
  if (rows.length === 0) return [ok("durability", "PostgreSQL writes to disk before it answers")];
  const off = rows.map(({ name }) => name).join(" and ");
  const found = `${off} of PostgreSQL is off: a loss of power may take what was answered with 201`;
  return [advice("durability", found, "turn it on in the settings of PostgreSQL")];
}

async function checkForm(db: Db): Promise<Finding> {
  const subject = "migrations";
  const begun = await findUnfinishedRestore(db);
  if (begun !== undefined) return problem("restore", begun, "see docs/operations.md, Restore");
  const newest = (await appliedMigrations(db)).at(-1) ?? "none";
  if (newest > newestMigration && newest !== "none") {
    return problem(
      subject,
      `the database belongs to a newer version of the site (${newest})`,
      "run that version",
    );
  }
  return (await isMigrated(db))
    ? ok(subject, `all applied, the newest is ${newest}`)
    : problem(subject, `some are not applied, the newest is ${newest}`, "start the server once");
}
