import { access, constants, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { createTransport } from "nodemailer";
import { readBackupState } from "#server/backup/record.ts";
import { isStillNamed, namedResumes } from "#server/backup/resumes.ts";
import type { Config } from "#server/config.ts";
import { batches } from "#server/db/batches.ts";
import { engineOf } from "#server/db/engine.ts";
import { appliedMigrations, isMigrated, newestMigration } from "#server/db/migrate.ts";
import type { Db } from "#server/db/schema.ts";
import { findUnfinishedRestore } from "#server/db/unfinished-restore.ts";
import { DamagedFileError, type Files } from "#server/files/files.ts";
import { openFiles } from "#server/files/open.ts";
import { openClamd } from "#server/files/scanner.ts";
import { WrongDatabaseError, orphanedFiles } from "#server/jobs/purge-files.ts";
import { advice, checkMailer, duration, ok, problem, reasonOf, type Finding } from "./checks.ts";

/** Whether the database is sound, of this program's form, and not half of a backup. */
export async function examineDatabase(db: Db): Promise<Finding[]> {
  const isPostgres = engineOf(db) === "postgres";
  return [
    isPostgres ? await checkPostgres(db) : await checkSqlite(db),
    ...(isPostgres ? [await checkDurability(db)] : []),
    await checkMigrations(db),
  ];
}

/** What the store holds. A check that fails by an error does not keep the others. */
export async function* examineData(config: Config, db: Db): AsyncGenerator<Finding> {
  const now = new Date();
  const checks: Record<string, () => Promise<Finding | undefined>> = {
    clock: () => checkClock(db),
    resumes: async () => checkResumes(db, await openFiles(config)),
    files: async () => checkFiles(db, await openFiles(config), now),
    "mail server": () => checkMailServer(config),
    letters: () => checkEmails(db, now),
    scanner: () => checkScanner(config),
    "last backup": () => checkLastBackup(config, db, now),
    "backup folder": () => checkBackupFolder(config),
  };
  const remedy = "see that the database and the file store can be reached";
  for (const [subject, check] of Object.entries(checks)) {
    const finding = await check().catch((error: unknown) =>
      problem(subject, `could not be examined (${reasonOf(error)})`, remedy),
    );
    if (finding !== undefined) yield finding;
  }
}

const oldestPostgres = 15;

async function checkPostgres(db: Db): Promise<Finding> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  const version = rows[0]?.server_version ?? "";
  return Number.parseInt(version, 10) >= oldestPostgres
    ? ok("database", `PostgreSQL ${version} answers`)
    : problem("database", `PostgreSQL ${version} is too old`, `use ${oldestPostgres} or newer`);
}

async function checkSqlite(db: Db): Promise<Finding> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  return rows[0]?.quick_check === "ok"
    ? ok("database", "the SQLite file is sound")
    : problem(
        "database",
        "the SQLite file is damaged",
        "stop the server, keep the folder as it is, and restore the newest backup elsewhere",
      );
}

/** Whether PostgreSQL keeps what it has committed through a loss of power. The server itself tells SQLite to. */
async function checkDurability(db: Db): Promise<Finding> {
  const names = ["fsync", "full_page_writes", "synchronous_commit"];
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where setting = 'off' and name in (${sql.join(names)}) order by name
  `.execute(db);
  if (rows.length === 0) return ok("durability", "PostgreSQL writes to disk before it answers");
  const off = rows.map(({ name }) => name).join(" and ");
  const found = `${off} of PostgreSQL is off: a loss of power may take what was answered with 201`;
  return advice("durability", found, "turn it on in the settings of PostgreSQL");
}

async function checkMigrations(db: Db): Promise<Finding> {
  const subject = "migrations";
  const begun = await findUnfinishedRestore(db);
  if (begun !== undefined) return problem("restore", begun, "see docs/operations.md, Restore");
  const newest = (await appliedMigrations(db)).at(-1) ?? "none";
  if (newest > newestMigration && newest !== "none") {
    const found = `the database belongs to a newer version of the site (${newest})`;
    return problem(subject, found, "run that version");
  }
  return (await isMigrated(db))
    ? ok(subject, `all applied, the newest is ${newest}`)
    : problem(subject, `some are not applied, the newest is ${newest}`, "start the server once");
}

/** A clock may differ by so much from the database's before the order of things suffers. */
const toleratedMs = 5_000;
/** Servers whose clocks differ a little may write so far ahead of this one. */
const aheadMs = 60_000;

/** Whether this machine's time is the database's, and later than every entry of the audit log. */
async function checkClock(db: Db): Promise<Finding> {
  const remedy = "have the time set by the network (timedatectl set-ntp true)";
  if (engineOf(db) === "postgres") {
    const asked = Date.now();
    const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
    const between = (asked + Date.now()) / 2;
    const apart = Math.abs(Date.parse(rows[0]?.now ?? "") - between);
    if (!(apart <= toleratedMs)) {
      return problem("clock", `${Math.round(apart / 1_000)} s apart from the database's`, remedy);
    }
  }
  const newest = await db
    .selectFrom("audit_log")
    .select("created_at")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const ahead = newest === undefined ? 0 : Date.parse(newest.created_at) - Date.now();
  return ahead > aheadMs
    ? problem("clock", `${duration(ahead)} behind the newest entry of the audit log`, remedy)
    : ok("clock", new Date().toISOString());
}

const readAtOnce = 4;
const mostNamed = 5;

/** Whether every row has its file, and every file is what its row says. */
async function checkResumes(db: Db, files: Files): Promise<Finding> {
  let sound = 0;
  const damaged: string[] = [];
  for await (const some of batches(namedResumes(db), readAtOnce)) {
    await Promise.all(
      some.map(async (resume) => {
        try {
          await files.readVerified(resume.key, resume);
          sound += 1;
        } catch (error) {
          if (!(error instanceof DamagedFileError)) throw error;
          const { applicationId: id, key } = resume;
          if (!(await isStillNamed(db, resume))) return;
          damaged.push(id === key ? id : `${id} (file ${key})`);
        }
      }),
    );
  }
  if (damaged.length === 0) return ok("resumes", `${sound} files are what their rows say`);
  const named = damaged.slice(0, mostNamed).join(", ");
  const others = damaged.length > mostNamed ? ` and ${damaged.length - mostNamed} more` : "";
  return problem(
    "resumes",
    `${damaged.length} are missing or damaged, those of the applications ${named}${others}`,
    "take them from an older backup (docs/operations.md, Doctor)",
  );
}

/** Whether every file has a row. */
async function checkFiles(db: Db, files: Files, now: Date): Promise<Finding> {
  let orphaned = 0;
  try {
    for await (const _key of orphanedFiles(db, files, now)) orphaned += 1;
  } catch (error) {
    if (!(error instanceof WrongDatabaseError)) throw error;
    return problem(
      "files",
      "no application has a file, yet there are files: they belong to another database",
      "set DATA_DIR, DATABASE_URL and S3_BUCKET as the server has them",
    );
  }
  const remedy = "none: the server removes them within an hour";
  return orphaned === 0
    ? ok("files", "each of them has its row")
    : advice("files", `${orphaned} belong to no application`, remedy);
}

async function checkMailServer({ smtpUrl: url, dataDir }: Config): Promise<Finding> {
  const subject = "mail server";
  if (url === undefined) {
    const found = `none is set: e-mails are written to ${dataDir}/outbox and reach nobody`;
    return advice(subject, found, "set SMTP_URL and MAIL_FROM");
  }
  const timeout = 10_000;
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await transport.verify();
    return ok(subject, "answers, and lets the site in");
  } catch (error) {
    const reason = reasonOf(error);
    return reason === "EAUTH"
      ? problem(subject, "refuses name or password", "correct them in SMTP_URL")
      : problem(
          subject,
          `cannot be used (${reason}); e-mails wait for three days`,
          "check SMTP_URL, and that this machine may reach it",
        );
  } finally {
    transport.close();
  }
}

/** Whether e-mails leave, and whether all of them did. */
async function checkEmails(db: Db, now: Date): Promise<Finding> {
  const finding = await checkMailer(db, now);
  if (finding.level === "problem") return finding;
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("emails")])
    .where("state", "in", ["failed", "held"])
    .groupBy("state")
    .execute();
  const count = (state: string) => rows.find((row) => row.state === state)?.emails ?? 0;
  const [failed, held] = [count("failed"), count("held")];
  if (failed > 0) {
    return advice("letters", `${failed} could not be sent`, "see Settings, Mail, in the panel");
  }
  const remedy = "set HR_EMAIL, or name recipients in Settings";
  return held > 0 ? advice("letters", `${held} wait for a recipient to be set`, remedy) : finding;
}

/** Whether the virus scanner answers; nothing where none is set. */
async function checkScanner({ clamdUrl }: Config): Promise<Finding | undefined> {
  if (clamdUrl === undefined) return undefined;
  try {
    await openClamd(clamdUrl).scan(Readable.from([Buffer.from("a file without harm")]));
    return ok("scanner", "answers");
  } catch {
    const found = "does not answer: new resumes cannot be opened until it does";
    return problem("scanner", found, "start clamd, or correct CLAMD_URL");
  }
}

const weekMs = 7 * 24 * 3_600_000;

async function checkLastBackup(config: Config, db: Db, now: Date): Promise<Finding> {
  const subject = "last backup";
  const { schedule, made, failed, isLate } = await readBackupState(db, config, now);
  if (failed !== null) {
    const found = `the attempt at ${failed.at} on ${failed.machine} failed (${failed.trouble})`;
    return problem(subject, found, "see the server's log, and try npm run backup");
  }
  if (made === null) {
    const remedy =
      schedule === null ? "run npm run backup, or set BACKUP_DIR" : "the server makes one soon";
    return advice(subject, "none was ever made", remedy);
  }
  const age = now.getTime() - Date.parse(made.at);
  const found = `${duration(age)} old, ${made.path} on ${made.machine}`;
  if (schedule !== null && isLate) {
    return problem(subject, found, "see that the server runs, and its log");
  }
  if (schedule === null && age > weekMs) return advice(subject, found, "npm run backup");
  const isThere = () => stat(made.path).then(Boolean, () => false);
  return made.machine === hostname() && !(await isThere())
    ? advice(subject, `${found}, is not there any more`, "see that it was moved, not lost")
    : ok(subject, found);
}

async function checkBackupFolder({ backups, dataDir }: Config): Promise<Finding | undefined> {
  if (backups === undefined) return undefined;
  const { folder } = backups;
  try {
    await access(folder, constants.W_OK);
    const [there, data] = await Promise.all([stat(folder), stat(dataDir)]);
    return there.dev === data.dev
      ? advice(
          "backup folder",
          `${folder} is on the disk of the data: they are lost together`,
          "set BACKUP_DIR to another disk or machine, or copy backups there",
        )
      : ok("backup folder", `${folder} is on another disk than the data`);
  } catch (error) {
    const found = `${folder} cannot be written (${reasonOf(error)})`;
    return problem("backup folder", found, "make it, and give it to the server's user");
  }
}
