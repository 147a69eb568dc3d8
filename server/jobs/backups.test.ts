import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { AuditPage } from "#contract/audit.ts";
import { BackupState, isOverdue } from "#contract/backup.ts";
import { unfinishedSuffix } from "#server/backup/archive.ts";
import { backupProblem, makeBackup } from "#server/backup/make-backup.ts";
import { warnOfOverdueBackup } from "#server/backup/record.ts";
import { verifyArchive } from "#server/backup/read-archive.ts";
import type { FileStore } from "#server/files/files.ts";
import { createLog } from "#server/start/log.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls } from "#server/testing/application-calls.ts";
import { readSampleResume } from "#server/testing/client.ts";
import { backUpIfDue, releaseOldLeases } from "./jobs.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const log = createLog("silent");

onBothEngines("Scheduled backups", (engine) => {
  let app: TestApp;
  let folder: string;
  let schedule: { folder: string; hours: number; keep: number };
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-backups-"));
    schedule = { folder, hours: 6, keep: 2 };
    app = await startTestApp(engine, {
      BACKUP_DIR: folder,
      BACKUP_HOURS: "6",
      BACKUP_KEEP: "2",
    });
    app.stopClock();
    const calls = await signedInCalls(app);
    await calls.upload("CV.pdf", await readSampleResume("Nguyễn Văn Mẫu – CV.pdf"));
  });
  after(() => rm(folder, { recursive: true }));

  const due = (files: FileStore = app.files) => backUpIfDue({ ...app, files }, log);
  const ask = async (path: string) => {
    const { tokens } = await app.client.createSignedIn("admin");
    const answer = await app.client.call("GET", `/api/v1${path}`, { token: tokens.accessToken });
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };
  const state = async () => BackupState.parse(await ask("/settings/backup"));
  const actions = async () =>
    AuditPage.parse(await ask("/audit?group=settings")).entries.map(({ action }) => action);

  test("are late while none exists", async () => {
    assert.deepEqual(await state(), {
      schedule,
      made: null,
      failed: null,
      isLate: true,
      isRotationPaused: false,
    });
  });

  test("are made by one of several servers, and shown in Settings and in the audit log", async () => {
    const outcomes = await Promise.all([due(), due(), due()]);
    assert.deepEqual(outcomes.toSorted(), ["made", "not due", "not due"]);
    const [name = "", ...others] = await readdir(folder);
    assert.deepEqual(others, []);
    await verifyArchive(join(folder, name));
    const { made, failed, isLate } = await state();
    assert.equal(made?.path, join(folder, name));
    assert.equal(made?.applications, 1);
    assert.equal(made?.resumes, 1);
    assert.equal(failed, null);
    assert.equal(isLate, false);
    assert.deepEqual(await actions(), ["backup_made"]);
  });

  test("are made again after their interval, not before", async () => {
    app.advance(5 * hourMs);
    assert.equal(await due(), "not due");
    app.advance(hourMs);
    assert.equal(await due(), "made");
    assert.equal((await readdir(folder)).length, 2);
  });

  test("replace the oldest, and no other file", async () => {
    const cutOff = `backup-2020-01-01T00-00-00Z.tar${unfinishedSuffix}`;
    const others = ["notes.txt", "site.tar", "backup-2020-01-01.tar"];
    for (const name of [cutOff, ...others]) await writeFile(join(folder, name), "");
    await utimes(join(folder, cutOff), 0, 0);
    const [oldest] = (await readdir(folder)).filter((name) => /^backup-2\d{3}-.*Z.tar$/.test(name));
    app.advance(6 * hourMs);
    assert.equal(await due(), "made");
    const names = await readdir(folder);
    assert.equal(names.length, 2 + others.length);
    assert.ok(!names.includes(oldest ?? "") && !names.includes(cutOff));
    for (const name of others) await rm(join(folder, name));
  });

  test("that a stop interrupts leave no file, and are made after the next start", async () => {
    app.advance(6 * hourMs);
    const before = await readdir(folder);
    assert.equal(await backUpIfDue(app, log, AbortSignal.abort()), "not due");
    assert.deepEqual(await readdir(folder), before);
    assert.equal((await state()).failed, null);
    assert.equal(await due(), "made");
  });

  test("that fail are shown, and tried again after 15 minutes, or after a start", async () => {
    app.advance(6 * hourMs);
    const broken = { ...app.files, readVerified: () => Promise.reject(new Error("gone")) };
    assert.equal(await due(broken), "failed");
    const { made, failed } = await state();
    assert.notEqual(made, null);
    assert.equal(failed?.reason, "other");
    assert.equal((await actions())[0], "backup_failed");
    assert.equal(await due(), "not due");
    assert.equal((await state()).isLate, false);
    app.advance(15 * minuteMs);
    assert.equal(await due(broken), "failed");
    assert.equal(await due(), "not due");
    await releaseOldLeases(app.db);
    assert.equal(await due(), "made");
    assert.equal((await state()).failed, null);
  });

  test("that stay away for twice their interval are announced to administrators once", async () => {
    const emails = async () => {
      const sent = app.db.selectFrom("outbox").select(["to_email", "subject"]);
      return (await sent.where("kind", "=", "backup_overdue").execute()).length;
    };
    app.advance(12 * hourMs);
    assert.equal(await warnOfOverdueBackup(app), false);
    app.advance(minuteMs);
    assert.equal(await warnOfOverdueBackup(app), true);
    const { administrators } = await app.db
      .selectFrom("users")
      .select(({ fn }) => fn.countAll<number>().as("administrators"))
      .where("role", "=", "admin")
      .executeTakeFirstOrThrow();
    assert.equal(await emails(), administrators);
    assert.equal(await warnOfOverdueBackup(app), false);
    assert.equal(await due(), "made");
    app.advance(13 * hourMs);
    assert.equal(await warnOfOverdueBackup(app), true);
    assert.equal(await emails(), 2 * administrators);
    assert.equal(await due(), "made");
  });

  test("that the folder refuses are logged with what to do", () => {
    const problemOf = (code: string) =>
      backupProblem(Object.assign(new Error(code), { code }), "/srv/backups") ?? "";
    assert.match(problemOf("EROFS"), /add ReadWritePaths=-\/srv\/backups to its systemd unit/);
    assert.match(problemOf("EACCES"), /^BACKUP_DIR \/srv\/backups refuses the user .+chown/);
    assert.match(problemOf("ENOSPC"), /is full \(ENOSPC\): make room/);
    assert.match(problemOf("SQLITE_CORRUPT"), /run npm run doctor, and restore the newest backup/);
    assert.equal(backupProblem(new Error("other"), "/srv/backups"), undefined);
  });

  test("without a resume replace each other, but never the newest complete one", async () => {
    const missing = "0193bbbb-0000-7000-8000-000000000000";
    const lossy: FileStore = {
      ...app.files,
      readVerified: (_key, expected) => app.files.readVerified(missing, expected),
    };
    const [complete] = (await readdir(folder)).toSorted().toReversed();
    for (let made = 1; made <= 4; made += 1) {
      app.advance(6 * hourMs);
      assert.equal(await due(lossy), "made");
      assert.equal((await state()).made?.lost, 1);
      const names = (await readdir(folder)).toSorted();
      assert.equal(names.length, made === 1 ? 2 : 3);
      assert.ok(names.includes(complete ?? ""));
      assert.equal((await state()).made?.path, join(folder, names.at(-1) ?? ""));
    }
    app.advance(6 * hourMs);
    assert.equal(await due(), "made");
    const left = (await readdir(folder)).toSorted().map((name) => name.includes("incomplete"));
    assert.deepEqual(left, [true, false]);
  });

  for (const [where, path] of [
    ["cannot be made, as where no volume is mounted,", ["site.tar", "backups"]],
    ["is a file", ["site.tar"]],
  ] as const) {
    test(`into a folder that ${where} are shown in Settings and in the audit log`, async () => {
      await writeFile(join(folder, "site.tar"), "");
      app.advance(6 * hourMs);
      const before = (await actions()).length;
      const backups = { ...schedule, folder: join(folder, ...path) };
      const config = { ...app.config, backups };
      assert.equal(await backUpIfDue({ ...app, config }, log), "failed");
      const { failed } = await state();
      assert.equal(failed?.reason, "not_writable");
      assert.equal(failed.at, app.clock().toISOString());
      assert.equal((await actions())[0], "backup_failed");
      assert.equal((await actions()).length, before + 1);
    });
  }

  test("into a missing folder are shown as such", async () => {
    await assert.rejects(makeBackup(app, join(folder, "missing", "site.tar")), { code: "ENOENT" });
    assert.equal((await state()).failed?.reason, "not_writable");
  });

  // The last test: its entry of the audit log stays the newest.
  test("of a clock that was ahead count as none: another is due, and overdue if it fails", async () => {
    const year = 365 * 24 * hourMs;
    const ahead = () => new Date(app.clock().getTime() + year);
    const { made } = await makeBackup({ ...app, clock: ahead }, folder);
    await rm(made.path);
    const broken = { ...app.files, readVerified: () => Promise.reject(new Error("gone")) };
    app.advance(15 * minuteMs);
    assert.equal(await due(broken), "failed");
    assert.equal(isOverdue(await state(), app.clock()), true);
    app.advance(15 * minuteMs);
    assert.equal(await due(), "made");
    assert.equal(isOverdue(await state(), app.clock()), false);
  });
});
