import assert from "node:assert/strict";
import { chmod, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { makeBackup } from "#server/backup/make-backup.ts";
import type { Environment } from "#server/start/config.ts";
import { beginRestore, endRestore } from "#server/db/open.ts";
import { newId } from "#server/db/id.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { readSampleResume } from "#server/testing/client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { failure } from "./checks.ts";
import { examine } from "./doctor.ts";

const hourMs = 3_600_000;
const secret = "a secret of the tests, long enough";

onBothEngines("The doctor", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  let environment: Record<string, string>;
  before(async () => {
    // The doctor has the time of the machine.
    app = await startTestApp(engine, {}, { clock: "machine" });
    calls = await signedInCalls(app);
    const pdf = await readSampleResume("Nguyễn Văn Mẫu – CV.pdf");
    for (let number = 0; number < 6; number += 1) await calls.upload("CV.pdf", pdf);
    await waitUntil("the emails to be saved", async () => !(await isEmailQueued()));
    const { config } = app;
    environment = {
      DATA_DIR: config.dataDir,
      AUTH_SECRET: secret,
      PORT: String(await freePort()),
      SITE_URL: "https://company.example",
      TRUST_PROXY: "127.0.0.1",
      ...(config.databaseUrl === undefined ? {} : { DATABASE_URL: config.databaseUrl }),
    };
    await makeBackup(app, join(config.dataDir, "site.tar"));
  });

  const isEmailQueued = async () => {
    const queued = app.db.selectFrom("outbox").select("id").where("state", "=", "queued");
    return (await queued.executeTakeFirst()) !== undefined;
  };
  /** The port of the test server. */
  const besideServer = () => ({ PORT: new URL(app.url).port });
  const find = (more: Environment = {}) => Array.fromAsync(examine({ ...environment, ...more }));
  /** The problems, one line each. */
  const problems = async (more: Environment = {}) =>
    (await find(more))
      .filter(({ level }) => level === "problem")
      .map(({ subject, found, remedy }) => `${subject}: ${found} -> ${remedy}`);
  const only = async (pattern: RegExp, more: Environment = {}) => {
    const [line = "", ...others] = await problems(more);
    assert.match(line, pattern);
    assert.deepEqual(others, []);
  };
  const healthy = async () => assert.deepEqual(await problems(), []);

  test("finds no problem in an intact store beside its server, and changes nothing", async () => {
    const before = await stat(app.config.dataDir);
    let findings = await find(besideServer());
    // On a busy machine a check may time out.
    const isReady = () => findings.some(({ found }) => found === "runs and is ready");
    for (let tries = 0; tries < 20 && !isReady(); tries += 1) findings = await find(besideServer());
    assert.deepEqual(
      findings.filter(({ level }) => level === "problem"),
      [],
    );
    const found = findings.map(({ subject }) => subject);
    for (const subject of ["resumes", "files", "clock", "disk", "migrations", "last backup"]) {
      assert.ok(found.includes(subject), subject);
    }
    assert.ok(isReady());
    assert.ok(findings.some(({ found }) => found === "6 files are intact"));
    assert.equal((await stat(app.config.dataDir)).mtimeMs, before.mtimeMs);
  });

  test("works without a server, unless the service is set to run", async () => {
    await healthy();
    await only(/^server: none responds/, { SERVER_EXPECTED: "yes" });
  });

  const skippedBy = async (more: Environment) =>
    (await find(more)).filter(({ level }) => level === "skipped").map(({ subject }) => subject);

  test("lists what it skips, and why", async () => {
    assert.deepEqual(await skippedBy({}), ["scanner", "backup folder"]);
    const unread = await skippedBy({ PORT: "x" });
    for (const subject of ["server", "data folder", "disk", "database", "resumes", "clock"]) {
      assert.ok(unread.includes(subject), subject);
    }
    const missing = await skippedBy({ DATA_DIR: join(app.config.dataDir, "missing") });
    assert.ok(missing.includes("disk") && missing.includes("resumes"));
  });

  test("names the application whose resume is missing, and the one whose resume is damaged", async () => {
    const rows = await app.db.selectFrom("applications").select("id").limit(2).execute();
    const [missing = "", damaged = ""] = rows.map(({ id }) => id);
    const keep = async (key: string, content: Buffer) =>
      app.files.store(await app.files.stage(Readable.from([content]), 1_000_000), key);
    await app.files.remove(missing);
    await app.files.remove(damaged);
    await keep(damaged, Buffer.from("%PDF-1.7 of another applicant"));
    const [line = "", ...others] = await problems();
    assert.deepEqual(others, []);
    assert.match(line, /^resumes: 2 are missing or damaged/);
    assert.ok(line.includes(missing) && line.includes(damaged));
    for (const id of [missing, damaged]) {
      await app.files.remove(id);
      await keep(id, Buffer.from(await readSampleResume("Nguyễn Văn Mẫu – CV.pdf")));
    }
    await healthy();
  });

  test("reports an email that is more than an hour late", async () => {
    await app.mailer.stop();
    const late = new Date(Date.now() - 2 * hourMs).toISOString();
    const queued = { state: "queued" as const, run_at: late, lease_until: null };
    const first = await app.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
    const ofFirst = app.db.updateTable("outbox").where("id", "=", first.id);
    await ofFirst.set(queued).execute();
    // The server stays ready.
    const lines = await problems(besideServer());
    assert.equal(lines.length, 1, lines.join("\n"));
    assert.match(lines[0] ?? "", /^emails: the oldest of \d+ queued is 2 hours late/);
    await ofFirst.set({ state: "savedToFile", lease_until: null }).execute();
    await healthy();
  });

  if (engine === "postgres") {
    // The PostgreSQL of the tests runs without fsync.
    test("advises against a PostgreSQL that does not write to disk at each commit", async () => {
      const options = encodeURIComponent("-c synchronous_commit=off");
      const asked = { DATABASE_URL: `${environment["DATABASE_URL"]}?options=${options}` };
      const found = async (more: Environment = {}) =>
        (await find(more)).find(({ subject }) => subject === "database");
      const told = await found(asked);
      assert.equal(told?.level, "advice");
      assert.match(told.found, /^fsync and full_page_writes and synchronous_commit of PostgreSQL/);
      assert.match(
        (await found())?.found ?? "",
        /^fsync and full_page_writes of PostgreSQL is off/,
      );
    });
  }

  test("reports an unreachable mail server without its password", async () => {
    const port = await freePort();
    const more = { SMTP_URL: `smtp://site:hunter22hunter22@127.0.0.1:${port}` };
    await only(/^mail server: cannot be used \(ESOCKET|ECONNECTION|ECONNREFUSED/, more);
  });

  test("reports a clock that was set back", async () => {
    const later = new Date(Date.now() + 3 * hourMs);
    const entry = {
      id: newId(later),
      created_at: later.toISOString(),
      action: "sign_in",
      fields: "[]",
    };
    await app.db.insertInto("audit_log").values(entry).execute();
    // PostgreSQL has a clock of its own.
    if (engine === "sqlite") await only(/^clock: 3 hours behind the last entry/);
    else await healthy();
    // The clock was ahead, and is right again.
    const now = new Date();
    const next = { ...entry, id: newId(now), created_at: now.toISOString() };
    await app.db.insertInto("audit_log").values(next).execute();
    await healthy();
  });

  test("reports an unfinished restore, and a database of a newer version", async () => {
    await beginRestore(app.db, "site.tar", new Date());
    await only(/^restore: A restore of site.tar, begun at .* did not finish/);
    await endRestore(app.db);
    const at = new Date().toISOString();
    await sql`insert into kysely_migration values ('999-later', ${at})`.execute(app.db);
    await only(/^migrations: The database belongs to a newer version of the site \(999-later\)/);
    await sql`delete from kysely_migration where name = '999-later'`.execute(app.db);
    await healthy();
  });

  test("reports a failed backup and an overdue one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-backups-"));
    const schedule = { BACKUP_DIR: folder, BACKUP_HOURS: "1" };
    await assert.rejects(makeBackup(app, join(folder, "missing", "site.tar")));
    await only(/^last backup: the attempt at .* failed \(not_writable\)/, schedule);
    const clock = () => new Date(Date.now() - 4 * hourMs);
    await makeBackup({ ...app, clock }, folder);
    await only(/^last backup: 4 hours old/, schedule);
    await makeBackup({ ...app, clock: () => new Date(Date.now() + 365 * 24 * hourMs) }, folder);
    assert.match(
      (await problems(schedule)).at(-1) ?? "",
      /^last backup: made in the future, at \d{4}-.+: it makes another at once$/,
    );
    await makeBackup(app, folder);
    assert.deepEqual(await problems(schedule), []);
    await only(/^backup folder: \S+ cannot be written to -> .* is not a folder \(ENOENT\)/, {
      BACKUP_DIR: join(folder, "missing"),
    });
    await rm(folder, { recursive: true });
  });

  test("reports files that other accounts can open", async () => {
    const folder = join(app.config.dataDir, "files");
    await chmod(folder, 0o755);
    await only(/^data folder: other accounts can open files -> chmod -R go= /);
    await chmod(folder, 0o700);
  });

  test("reports configuration that harms visitors", async () => {
    await only(/^limits: RATE_LIMIT=off/, { RATE_LIMIT: "off" });
    await only(/^proxy: .* TRUST_PROXY is not set/, { TRUST_PROXY: undefined });
    await only(/^configuration: PORT must be a number/, { PORT: "http" });
    await only(/^scanner: does not respond/, { CLAMD_URL: `tcp://127.0.0.1:${await freePort()}` });
  });

  test("reports resumes that belong to another database", async () => {
    await app.db.updateTable("applications").set({ cv_key: null }).execute();
    const old = new Date(Date.now() - 48 * hourMs);
    const kept = await Array.fromAsync(app.files.list());
    assert.equal(kept.length, 6);
    const folder = join(app.config.dataDir, "files", "kept");
    for (const name of await readdir(folder)) await utimes(join(folder, name), old, old);
    await only(/^files: 6 of 6 belong to no application, more than a crash leaves behind/);
    await app.db
      .updateTable("state")
      .set({ value: "x" })
      .where("name", "=", "file-store")
      .execute();
    await only(/^files: the stored resumes belong to another database/);
  });

  test("prints no name, no address and no secret", async () => {
    const findings = await find({
      SMTP_URL: `smtp://site:hunter22hunter22@127.0.0.1:${await freePort()}`,
    });
    const report = JSON.stringify(findings);
    for (const word of ["people.example", "Nguyễn", secret, "hunter22", "@127"]) {
      assert.ok(!report.includes(word), word);
    }
    assert.ok(app.config.databaseUrl === undefined || !report.includes(app.config.databaseUrl));
  });
});

describe("The doctor", () => {
  test("creates nothing in an empty or missing folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-none-"));
    after(() => rm(folder, { recursive: true }));
    const findings = await Array.fromAsync(examine({ DATA_DIR: folder }));
    assert.ok(findings.some(({ found }) => found.startsWith("there is no database in")));
    assert.deepEqual(await readdir(folder), []);
    const gone = await Array.fromAsync(examine({ DATA_DIR: join(folder, "none") }));
    assert.ok(gone.some(({ found }) => found.includes("cannot be used (ENOENT)")));
  });

  test("says what to do about a disk that has become read-only", () => {
    for (const code of ["EROFS", "SQLITE_READONLY"]) {
      const { remedy } = failure(Object.assign(new Error("refused"), { code }));
      assert.equal(remedy, "mount its disk for writing");
    }
  });

  test("reports a damaged database, and an unreachable one", async () => {
    const app = await startTestApp("sqlite");
    await app.client.createAccount("admin");
    const copy = await mkdtemp(join(tmpdir(), "site-damaged-"));
    after(() => rm(copy, { recursive: true }));
    await sql`vacuum into ${join(copy, "site.sqlite")}`.execute(app.db);
    await app.close();
    const path = join(copy, "site.sqlite");
    const content = await readFile(path);
    content.fill(0xff, content.length - 8_192);
    await writeFile(path, content, { mode: 0o600 });
    await chmod(path, 0o600);
    const findings = await Array.fromAsync(examine({ DATA_DIR: copy, AUTH_SECRET: secret }));
    const [line] = findings.filter(({ subject }) => subject === "database");
    assert.equal(line?.level, "problem");
    const DATABASE_URL = `postgres://site:hunter22@127.0.0.1:${await freePort()}/site`;
    const environment = { DATA_DIR: copy, AUTH_SECRET: secret, DATABASE_URL };
    const unreachable = await Array.fromAsync(examine(environment));
    const found = unreachable.filter(({ level }) => level === "problem");
    assert.equal(found.at(-1)?.found, "cannot be used (ECONNREFUSED)");
  });
});
