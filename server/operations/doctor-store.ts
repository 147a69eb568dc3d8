import { access, constants, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { sql } from "kysely";
import { createTransport } from "nodemailer";
import { countTexts } from "#server/hiring/resumes/index-texts.ts";
import { findSecretProblem } from "#server/start/secret.ts";
import { backupProblem } from "#server/backup/make-backup.ts";
import { readBackupState } from "#server/backup/record.ts";
import { smallerBackup } from "#server/backup/rotation.ts";
import { readApplication, readResumes } from "#server/backup/resumes.ts";
import type { Config } from "#server/context.ts";
import { damagedDatabase } from "#server/db/engine.ts";
import { engineOf } from "#server/db/engine.ts";
import { findVersionProblem, newestMigration } from "#server/db/migrate.ts";
import type { Db } from "#server/db/schema.ts";
import { hasHappened } from "#server/db/stored-times.ts";
import { findUnfinishedRestore } from "#server/db/open.ts";
import { requireWritable } from "#server/db/write-check.ts";
import type { FileStore } from "#server/files/files.ts";
import { openCheckedFiles } from "#server/files/open.ts";
import { openClamd } from "#server/files/scanner.ts";
import { areOwnFiles } from "#server/files/store-id.ts";
import { findOrphanedFiles } from "#server/jobs/purge.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import {
  advice,
  checkOutbox,
  errorKind,
  formatDuration,
  ok,
  problem,
  skipped,
  type Checks,
  type Outcome,
} from "./checks.ts";

type Store = { config: Config; db: Db; now: Date };

export const databaseChecks: Checks<Store> = {
  database: ({ db }) => (engineOf(db) === "postgres" ? checkPostgres(db) : checkSqlite(db)),
  "database writes": async ({ db }) => {
    if ((await findVersionProblem(db)) !== undefined) return skipped("the migrations differ");
    await requireWritable(db);
    return ok("are accepted");
  },
  restore: async ({ db }) => {
    const unfinished = await findUnfinishedRestore(db);
    if (unfinished === undefined) return ok("none is unfinished");
    return problem(unfinished, "see docs/operations.md, Restore");
  },
  migrations: async ({ db }) => {
    const found = await findVersionProblem(db);
    if (found === undefined) return ok(`the newest is ${newestMigration}`);
    return problem(found, "see docs/operations.md, Upgrade");
  },
  "stored secret": async ({ db, config }) => {
    if ((await findVersionProblem(db)) !== undefined) return skipped("the migrations differ");
    const found = await findSecretProblem(db, config);
    return found === undefined ? ok("is the server's") : problem(found, "correct the variable");
  },
};

export const dataChecks: Checks<Store> = {
  clock: ({ db }) => checkClock(db),
  resumes: async ({ db, config }) => checkResumes(db, await openCheckedFiles(config)),
  "resume texts": ({ db }) => checkTexts(db),
  files: async ({ db, config, now }) => checkFiles(db, await openCheckedFiles(config), now),
  "mail server": ({ config }) => checkMailServer(config),
  emails: ({ db, now }) => checkEmails(db, now),
  scanner: ({ config }) => checkScanner(config),
  "last backup": ({ config, db, now }) => checkLastBackup(config, db, now),
  "backup folder": ({ config }) => checkBackupFolder(config),
};

const oldestPostgres = 15;

/** Checks the version, and the settings that keep committed rows through a power cut. */
async function checkPostgres(db: Db): Promise<Outcome> {
  const durability = ["fsync", "full_page_writes", "synchronous_commit"];
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in (${sql.join(["server_version", ...durability])})`.execute(db);
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  const version = settings.get("server_version") ?? "";
  if (Number.parseInt(version, 10) < oldestPostgres) {
    return problem(`PostgreSQL ${version} is too old`, `use ${oldestPostgres} or newer`);
  }
  const off = durability.filter((name) => settings.get(name) === "off");
  if (off.length === 0)
    return ok(`PostgreSQL ${version}, which writes to disk before it confirms a commit`);
  const found = `${off.join(" and ")} of PostgreSQL is off: a power cut may lose saved applications`;
  return advice(found, "turn it on in the settings of PostgreSQL");
}

async function checkSqlite(db: Db): Promise<Outcome> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  if (rows[0]?.quick_check === "ok") return ok("the SQLite file is intact");
  return problem("the SQLite file is damaged", damagedDatabase);
}

/** Larger differences confuse the order of entries and the end of waits. */
const clockDifferenceMs = 5_000;

/** Checks that this machine's time is the database's; with SQLite, that it is after the entry that was written last. */
async function checkClock(db: Db): Promise<Outcome> {
  const remedy = "synchronize the clock over the network (timedatectl set-ntp true)";
  if (engineOf(db) === "postgres") {
    const askedAt = Date.now();
    const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
    const difference = Math.abs(Date.parse(rows[0]?.now ?? "") - (askedAt + Date.now()) / 2);
    return difference <= clockDifferenceMs
      ? ok(new Date().toISOString())
      : problem(`${Math.round(difference / 1_000)} s apart from the database's`, remedy);
  }
  // By id it would be the newest by a clock that was ahead, until that time comes.
  const last = await db
    .selectFrom("audit_log")
    .select("created_at")
    .orderBy(sql`rowid`, "desc")
    .limit(1)
    .executeTakeFirst();
  const now = new Date();
  if (last === undefined || hasHappened(last.created_at, now)) return ok(now.toISOString());
  const ahead = formatDuration(Date.parse(last.created_at) - now.getTime());
  return problem(
    `${ahead} behind the last entry of the audit log`,
    `${remedy}; if it is right, the entry was made by a clock that was ahead, and the next one ends this`,
  );
}

const longestList = 5;

/** Checks that every row has its file, with the stored size and checksum. */
async function checkResumes(db: Db, files: FileStore): Promise<Outcome> {
  let intact = 0;
  const damaged: string[] = [];
  for await (const { applicationId: id, key, content } of readResumes(db, files)) {
    const row = content === undefined ? await readApplication(db, id) : null;
    if (content !== undefined) intact += 1;
    // Otherwise the resume was replaced or erased meanwhile.
    else if (row?.["cv_key"] === key) damaged.push(id === key ? id : `${id} (file ${key})`);
  }
  if (damaged.length === 0) return ok(`${intact} files are intact`);
  const named = damaged.slice(0, longestList).join(", ");
  const others = damaged.length > longestList ? ` and ${damaged.length - longestList} more` : "";
  return problem(
    `${damaged.length} are missing or damaged, those of the applications ${named}${others}`,
    "take them from an older backup (docs/operations.md, Doctor)",
  );
}

/** Counts the resumes whose words the search cannot find. */
async function checkTexts(db: Db): Promise<Outcome> {
  const { indexed, pending, unreadable } = await countTexts(db);
  const found = `${indexed} are searchable, ${pending} wait to be read`;
  if (unreadable === 0) return ok(found);
  return advice(
    `${found}, ${unreadable} resumes cannot be read: pictures of text, protected or damaged files`,
    "none: the search finds them by name, contacts and cover letter",
  );
}

/** Checks that the files are those of the database, and that every file has a row. */
async function checkFiles(db: Db, files: FileStore, now: Date): Promise<Outcome> {
  if (!(await areOwnFiles(db, files))) {
    return problem(
      "the stored resumes belong to another database than this one: the server deletes none",
      "restore the database from a backup, or correct DATA_DIR, DATABASE_URL and S3_BUCKET; if the two belong together: npm run doctor -- --adopt",
    );
  }
  const { keys, total, arePlausible } = await findOrphanedFiles(db, files, now);
  if (keys.length === 0) return ok("each belongs to an application");
  const found = `${keys.length} of ${total} belong to no application`;
  return arePlausible
    ? advice(found, "none: the server sets them aside for 30 days")
    : problem(
        `${found}, more than a crash leaves behind: the server sets none aside`,
        "restore a newer backup if the database is an older copy; if it is the right one: npm run doctor -- --adopt",
      );
}

const mailTimeoutMs = 10_000;

async function checkMailServer({ smtpUrl: url, dataDir }: Config): Promise<Outcome> {
  if (url === undefined) {
    const found = `none is set: emails are saved to ${dataDir}/outbox and not delivered`;
    return advice(found, "set SMTP_URL and MAIL_FROM");
  }
  const transport = createTransport({
    url,
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
  });
  try {
    await transport.verify();
    return ok("accepts the sign-in");
  } catch (error) {
    const code = errorKind(error);
    if (code === "EAUTH") return problem("refuses name or password", "correct them in SMTP_URL");
    const response = error instanceof Error && "responseCode" in error ? error.responseCode : 0;
    if (typeof response === "number" && response >= 400) {
      const found = `refuses this machine (${response}); emails are retried for three days`;
      return problem(
        found,
        `ask whoever runs it what ${response} means, or name another in SMTP_URL`,
      );
    }
    const found = `cannot be used (${code}); emails are retried for three days`;
    return problem(found, "check SMTP_URL, and that this machine can connect to it");
  } finally {
    transport.close();
  }
}

/** Checks that emails are sent, and that none has failed or lacks a recipient. */
async function checkEmails(db: Db, now: Date): Promise<Outcome> {
  const outcome = await checkOutbox(db, now);
  if (outcome.level === "problem") return outcome;
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("emails")])
    .where("state", "in", ["failed", "held"])
    .groupBy("state")
    .execute();
  const countOf = (state: string) => rows.find((row) => row.state === state)?.emails ?? 0;
  const [failed, held] = [countOf("failed"), countOf("held")];
  if (failed > 0) return advice(`${failed} could not be sent`, "see Settings, Mail, in the panel");
  if (held === 0) return outcome;
  return advice(`${held} have no recipient`, "set HR_EMAIL, or name recipients in Settings");
}

async function checkScanner({ clamdUrl }: Config): Promise<Outcome> {
  if (clamdUrl === undefined) return skipped("CLAMD_URL is not set");
  try {
    await openClamd(clamdUrl).check();
    return ok("responds");
  } catch {
    const found = "does not respond: new resumes cannot be opened until it does";
    return problem(found, "start clamd, or correct CLAMD_URL");
  }
}

const weekMs = 7 * dayMs;

async function checkLastBackup(config: Config, db: Db, now: Date): Promise<Outcome> {
  const { schedule, made, failed, isLate, isRotationPaused } = await readBackupState(
    db,
    config,
    now,
  );
  if (isRotationPaused) return problem(smallerBackup, "npm run backup -- --accept-smaller");
  if (failed !== null) {
    const found = `the attempt at ${failed.at} on ${failed.machine} failed (${failed.reason})`;
    // A command of another user can write where the sandbox of the service forbids it.
    const remedy =
      failed.reason === "not_writable" && schedule !== null
        ? `give ${schedule.folder} to the server's user, and add ReadWritePaths=-${schedule.folder} to its systemd unit`
        : "see the server's log, and try npm run backup";
    return problem(found, remedy);
  }
  if (made === null) {
    return schedule === null
      ? advice("none exists", "run npm run backup, or set BACKUP_DIR")
      : advice("none exists", "none: the server makes one soon");
  }
  if (!hasHappened(made.at, now)) {
    const remedy =
      schedule === null ? "npm run backup" : "start the server: it makes another at once";
    return problem(`made in the future, at ${made.at}, by a clock that was ahead`, remedy);
  }
  const ageMs = now.getTime() - Date.parse(made.at);
  const found = `${formatDuration(ageMs)} old, ${made.path} on ${made.machine}`;
  if (schedule !== null && isLate) return problem(found, "check that the server runs, and its log");
  if (schedule === null && ageMs > weekMs) return advice(found, "npm run backup");
  const isThere = await stat(made.path).then(Boolean, () => made.machine !== hostname());
  return isThere ? ok(found) : advice(`${found}, no longer exists`, "find out who moved it");
}

async function checkBackupFolder({ backups, dataDir }: Config): Promise<Outcome> {
  if (backups === undefined) return skipped("BACKUP_DIR is not set");
  const { folder } = backups;
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    const remedy = backupProblem(error, folder);
    if (remedy === undefined) throw error;
    return problem(`${folder} cannot be written to`, remedy);
  }
  const [backup, data] = await Promise.all([stat(folder), stat(dataDir)]);
  if (backup.dev !== data.dev) return ok(`${folder} is on another disk than the data`);
  return advice(
    `${folder} is on the disk of the data, and one failure loses both`,
    "set BACKUP_DIR to another disk or machine, or copy backups there",
  );
}
