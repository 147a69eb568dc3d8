import { randomBytes } from "node:crypto";
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { sql } from "kysely";
import { eraseApplication, removeErasedFiles } from "#server/hiring/applications/deletion.ts";
import { countApplications } from "#server/hiring/applications/list.ts";
import { indexResumes } from "#server/hiring/resumes/index-texts.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { FileStore } from "#server/files/files.ts";
import { readAgenda } from "#server/hiring/interviews/schedule.ts";
import { readPositions } from "#server/positions/records.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import {
  refusalMessage,
  restore,
  openEmptyStore,
  type TestStore,
} from "#server/testing/store-locations.ts";
import { storeAttachment } from "#server/mail/attachments.ts";
import { InterviewCalls } from "#server/testing/interview-calls.ts";
import { readSampleResume } from "#server/testing/client.ts";
import { PositionCalls } from "#server/testing/position-calls.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { unfinishedSuffix } from "./archive.ts";
import { writeBackup } from "./make-backup.ts";
import { readArchive, rowsIn } from "./read-archive.ts";
import { compareStore } from "./restore.ts";
import { withoutPostgres } from "#server/testing/database.ts";

const run = promisify(execFile);
const secret = "a secret of the tests, long enough";

/** An interview that waits for an answer, an agreed one, and a calendar feed. */
async function arrangeInterviews(calls: InterviewCalls, waiting: string, answered: string) {
  const [time, other, third] = [50, 52, 54].map((hours) => calls.inHours(hours));
  await calls.offer(waiting, [time ?? "", other ?? ""]);
  const { id } = await calls.offerAndLeave(answered, [third ?? ""]);
  await calls.pick(answered, id, third ?? "");
  await calls.send("POST", "/users/me/calendar-feed");
}

/** A file of more than one part for a message to each applicant. */
async function attachFiles(app: TestApp, applicationIds: readonly string[]): Promise<void> {
  const file = { name: "Bài kiểm tra.pdf", type: "application/pdf", content: randomBytes(300_000) };
  for (const id of applicationIds) {
    await withTransaction(app.db, (tx) => storeAttachment({ tx, now: app.clock() }, id, file));
  }
}

onBothEngines("A backup", (engine) => {
  let app: TestApp;
  let folder: string;
  const ids: string[] = [];
  const stores: TestStore[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-backup-"));
    app = await startTestApp(engine, await filesFor(engine));
    const calls = await new InterviewCalls(app).signIn();
    const positions = new PositionCalls(app, calls.token);
    await positions.change("ai-engineer", {
      slug: "model-engineer",
      title: { vi: "Kỹ sư mô hình" },
    });
    const pdf = await readSampleResume("Nguyễn Văn Mẫu – CV.pdf");
    for (let number = 0; number < 6; number += 1) ids.push(await calls.upload("CV.pdf", pdf));
    ids.push(await calls.submit());
    await arrangeInterviews(calls, ids[4] ?? "", ids[5] ?? "");
    await attachFiles(app, [ids[4] ?? "", ids[5] ?? ""]);
    await indexResumes(app);
  });
  after(async () => {
    await Promise.all(stores.map(({ close }) => close()));
    await rm(folder, { recursive: true });
  });

  let made = 0;
  const back = async (files: FileStore = app.files) => {
    made += 1;
    return writeBackup({ ...app, files }, join(folder, `${made}.tar`));
  };
  const emptyStore = async (
    environment: Record<string, string> = { AUTH_SECRET: secret },
    on = engine,
  ) => {
    const store = await openEmptyStore(on, { ...environment, ...(await filesFor(on)) });
    stores.push(store);
    return store;
  };
  const applicationIn = async (path: string, id: string | undefined) => {
    for await (const { item, content } of readArchive(createReadStream(path))) {
      if (item !== "applications") continue;
      return (await rowsIn(content)).find((row) => row["id"] === id);
    }
    return undefined;
  };
  /** The file store, with an event before the first read of this file. */
  const interrupted = (key: string | undefined, event: () => Promise<void>): FileStore => {
    let hasHappened = false;
    return {
      ...app.files,
      readVerified: async (read, expected) => {
        if (read === key && !hasHappened) {
          hasHappened = true;
          await event();
        }
        return app.files.readVerified(read, expected);
      },
    };
  };

  test(
    "is readable by its owner alone, and restores the same on both engines",
    { skip: withoutPostgres },
    async () => {
      const { path, manifest, bytes } = await back();
      const found = await stat(path);
      assert.equal(found.mode & 0o777, 0o600);
      assert.equal(found.size, bytes);
      assert.equal(manifest.resumes.files, 6);
      assert.equal(manifest.tables["applications"]?.rows, 7);
      assert.equal(manifest.tables["positions"]?.rows, (await readPositions(app.db)).length);
      assert.equal(manifest.tables["former_slugs"]?.rows, 1);
      const interviewTables = ["interviews", "interview_slots", "interview_people"];
      const rows = interviewTables.map((table) => manifest.tables[table]?.rows);
      assert.deepEqual(rows, [2, 3, 2]);
      assert.equal(manifest.tables["calendar_feeds"]?.rows, 1);
      const now = app.clock();
      for (const on of ["sqlite", "postgres"] as const) {
        const store = await emptyStore(undefined, on);
        assert.deepEqual(await restore(store, path), manifest);
        const entries = manifest.tables["audit_log"]?.rows ?? 0;
        assert.deepEqual(await compareStore(store, manifest), [
          `audit_log has ${entries + 1} rows instead of ${entries}`,
        ]);
        assert.deepEqual(await readPositions(store.db), await readPositions(app.db));
        assert.deepEqual(await readAgenda(store.db, now), await readAgenda(app.db, now));
        const found = await countApplications(store.db, { q: "he thong" }, new Date());
        assert.equal(found, 6, "the words of resumes are found at once");
      }
    },
  );

  test("is read by tar and sha256sum", { skip: process.platform !== "linux" }, async () => {
    const { path } = await back();
    const cwd = await mkdtemp(join(folder, "unpacked-"));
    await run("tar", ["-xf", path], { cwd });
    const { stdout } = await run("sha256sum", ["--check", "--strict", "checksums.sha256"], { cwd });
    assert.match(stdout, /^manifest.json: OK$/m);
    assert.equal(stdout.match(/^resumes\/.*: OK$/gm)?.length, 6);
  });

  test("repeats the bytes of unchanged resumes, so that a deduplicating program stores them once", async () => {
    const resumesAt = async (time: string) => {
      const path = join(folder, `${time}.tar`);
      await writeBackup({ ...app, clock: () => new Date(time) }, path);
      const bytes = await readFile(path);
      return bytes.subarray(bytes.indexOf("resumes/"), bytes.indexOf("tables/"));
    };
    const first = await resumesAt("2026-05-04T03:02:01Z");
    assert.ok(first.length > 10_000);
    assert.ok(first.equals(await resumesAt("2027-06-05T04:03:02Z")));
  });

  test("that fails or is aborted leaves no file", async () => {
    const path = join(folder, "never.tar");
    const broken = { ...app.files, readVerified: () => Promise.reject(new Error("gone")) };
    await assert.rejects(writeBackup({ ...app, files: broken }, path), /gone/);
    const stopping = AbortSignal.abort();
    await assert.rejects(writeBackup(app, path, stopping), { name: "AbortError" });
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.startsWith("never")),
      [],
    );
  });

  test("never replaces a file or a backup in progress", async () => {
    const { path } = await back();
    const before = await stat(path);
    assert.match(await refusalMessage(writeBackup(app, path)), /already exists/);
    assert.equal((await stat(path)).mtimeMs, before.mtimeMs);
    const other = join(folder, "other.tar");
    await writeFile(`${other}${unfinishedSuffix}`, "");
    assert.match(await refusalMessage(writeBackup(app, other)), /another backup is writing it/);
  });

  test("has no row of an application that is erased before its resume is copied", async () => {
    const id = ids[5] ?? "";
    const erase = async () => {
      await withTransaction(app.db, (tx) => eraseApplication(tx, id, app.config, app.clock()));
      await removeErasedFiles(app);
    };
    const { path, manifest } = await back(interrupted(id, erase));
    assert.deepEqual(manifest.lost, []);
    assert.equal(manifest.tables["applications"]?.rows, 6);
    assert.equal(manifest.resumes.files, 5);
    assert.equal(manifest.tables["interviews"]?.rows, 1);
    assert.equal(manifest.tables["attachments"]?.rows, 1);
    await restore(await emptyStore(), path);
  });

  test("has the new resume when one is replaced before it is copied", async () => {
    const [, id = "", donor = ""] = ids;
    const key = "0193aaaa-0000-7000-8000-000000000000";
    const replace = async () => {
      const row = await app.db
        .selectFrom("applications")
        .select(["cv_sha256", "cv_size_bytes"])
        .where("id", "=", donor)
        .executeTakeFirstOrThrow();
      const expected = { sha256: row.cv_sha256 ?? "", bytes: row.cv_size_bytes ?? 0 };
      const content = await app.files.readVerified(donor, expected);
      await app.files.store(await app.files.stage(Readable.from([content]), content.length), key);
      await app.db
        .updateTable("applications")
        .set({ cv_key: key, cv_original_name: "later.pdf" })
        .where("id", "=", id)
        .execute();
      await app.files.remove(id);
    };
    const { path, manifest } = await back(interrupted(id, replace));
    assert.deepEqual(manifest.lost, []);
    assert.equal((await applicationIn(path, id))?.["cv_original_name"], "later.pdf");
    await restore(await emptyStore(), path);
  });

  test("is made and restored although a resume is missing, and names it", async () => {
    const [, , , id = ""] = ids;
    const kept = { ...app.files };
    const missing = { ...kept, readVerified: lose(kept, id) };
    const { path, manifest } = await back(missing);
    assert.deepEqual(manifest.lost, [id]);
    assert.equal(manifest.resumes.files, 4);
    const restored = await restore(await emptyStore(), path);
    assert.deepEqual(restored.lost, [id]);
  });

  test("of a database of another version is refused", async () => {
    const store = await emptyStore();
    const path = join(folder, "form.tar");
    assert.match(await refusalMessage(writeBackup(store, path)), /no database yet/);
    await restore(store, (await back()).path);
    const name = "999-later";
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
      store.db,
    );
    assert.match(
      await refusalMessage(writeBackup(store, path)),
      /newer version of the site \(999-later\)/,
    );
  });
});

function lose(files: FileStore, key: string): FileStore["readVerified"] {
  return async (read, expected) =>
    files.readVerified(read === key ? "0193bbbb-0000-7000-8000-000000000000" : read, expected);
}
