import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { recordErasedFile, removeErasedFiles } from "#server/hiring/applications/deletion.ts";
import { newId } from "#server/db/id.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { statusEmail } from "#server/hiring/applications/emails.ts";
import { enqueueEmail } from "#server/mail/outbox.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { filesFor, orphanedPath, storedPath } from "#server/testing/s3-server.ts";
import {
  purge,
  purgeOrphanedFiles,
  purgeSavedEmails,
  purgeStagedUploads,
  purgeExpiredRows,
} from "./purge.ts";

const hour = 3_600_000;
const day = 24 * hour;

onBothEngines("A purge", (engine) => {
  const app = testApp(engine, () => filesFor(engine));

  const at = (offset: number) => new Date(app.clock().getTime() + offset).toISOString();
  const keptKeys = async () =>
    (await Array.fromAsync(app.files.list())).map((file) => file.key).toSorted();

  /** Stores a file that was last changed so many milliseconds ago. */
  async function keep(age: number): Promise<string> {
    const key = newId(app.clock());
    await app.files.store(await app.files.stage(Readable.from([Buffer.from("a file")]), 100), key);
    const changed = new Date(app.clock().getTime() - age);
    await utimes(storedPath(app.config, key), changed, changed);
    return key;
  }

  const apply = (cvKey: string | null) =>
    app.db
      .insertInto("applications")
      .values({
        id: newId(app.clock()),
        full_name: "Lê Văn Mẫu",
        email: "mau@applicants.example",
        email_key: "mau@applicants.example",
        job_id: "ai-engineer",
        status: "submitted",
        status_at: at(0),
        experience_level: "entry",
        language: "vi",
        policy_version: "1",
        cv_key: cvKey,
        search_text: "",
        created_at: at(0),
        updated_at: at(0),
      })
      .execute();

  test("sets aside files of no application that are older than a day, for thirty days", async () => {
    const named = await keep(2 * day);
    const young = await keep(day - hour);
    const orphan = await keep(day + hour);
    await apply(named);
    assert.equal(await purgeOrphanedFiles(app.db, app.files, app.clock()), 1);
    assert.deepEqual(await keptKeys(), [named, young].toSorted());
    const path = orphanedPath(app.config, orphan);
    assert.equal(await readFile(path, "utf8"), "a file");
    const setAsideAt = async (at: number) => {
      await utimes(path, new Date(at), new Date(at));
      await purgeOrphanedFiles(app.db, app.files, app.clock());
      return existsSync(path);
    };
    assert.ok(await setAsideAt(app.clock().getTime() - 30 * day + hour));
    assert.equal(await setAsideAt(app.clock().getTime() - 30 * day - hour), false);
  });

  test("stops when more files lack a row than a crash leaves behind", async () => {
    const orphans = await Promise.all(Array.from({ length: 21 }, () => keep(2 * day)));
    const purged = () => purgeOrphanedFiles(app.db, app.files, app.clock());
    await assert.rejects(purged, /21 of \d+ stored resumes belong to no application/);
    await app.files.remove(orphans.pop() ?? "");
    assert.equal(await purged(), 20);
  });

  test("removes files whose erasure is recorded, and sets none of them aside", async () => {
    const key = await keep(2 * day);
    const broken = { ...app.files, remove: () => Promise.reject(new Error("the disk fails")) };
    await withTransaction(app.db, (tx) => recordErasedFile(tx, key, app.clock()));
    await assert.rejects(removeErasedFiles({ db: app.db, files: broken }), /the disk fails/);
    assert.equal(await purgeOrphanedFiles(app.db, app.files, app.clock()), 0);
    assert.ok((await keptKeys()).includes(key));
    assert.equal(await removeErasedFiles(app), 1);
    assert.equal(await removeErasedFiles(app), 0);
    assert.ok(!(await keptKeys()).includes(key));
  });

  test("of orphaned files ends when the server stops", async () => {
    await keep(2 * day);
    await keep(2 * day);
    const stopping = new AbortController();
    const files = {
      ...app.files,
      setAside: async (key: string) => {
        await app.files.setAside(key);
        stopping.abort();
      },
    };
    assert.equal(await purgeOrphanedFiles(app.db, files, app.clock(), stopping.signal), 1);
    assert.equal(await purgeOrphanedFiles(app.db, app.files, app.clock()), 1);
  });

  test("of orphaned files reports a file that cannot be moved, and moves the others", async () => {
    const [stuck] = [await keep(2 * day), await keep(2 * day), await keep(2 * day)].toSorted();
    const files = {
      ...app.files,
      setAside: (key: string) =>
        key === stuck ? Promise.reject(new Error("the disk fails")) : app.files.setAside(key),
    };
    const before = (await keptKeys()).length;
    await assert.rejects(purgeOrphanedFiles(app.db, files, app.clock()), /1 of 3 orphaned files/);
    const left = await keptKeys();
    assert.equal(left.length, before - 2);
    assert.ok(left.includes(stuck ?? ""));
    assert.equal(await purgeOrphanedFiles(app.db, app.files, app.clock()), 1);
  });

  test("removes staged uploads after an hour", async () => {
    const old = await app.files.stage(Readable.from([Buffer.from("old")]), 100);
    const fresh = await app.files.stage(Readable.from([Buffer.from("fresh")]), 100);
    for (const [{ path }, age] of [
      [old, hour + 1_000],
      [fresh, 0],
    ] as const) {
      const changed = new Date(app.clock().getTime() - age);
      await utimes(path, changed, changed);
    }
    assert.equal(await purgeStagedUploads(app.files, app.clock()), 1);
    const left = await readdir(join(app.config.dataDir, "files", "incoming"));
    assert.deepEqual(left, [fresh.path.split("/").at(-1)]);
  });

  test("removes saved emails of deleted applications, and no others", async () => {
    await app.mailer.stop();
    const folder = join(app.config.dataDir, "outbox");
    await mkdir(folder, { recursive: true });
    const email = statusEmail("en", "accepted", {
      id: newId(app.clock()),
      fullName: "Lê Văn Mẫu",
      jobTitle: "AI Engineer",
      jobId: "ai-engineer",
      createdAt: at(0),
      siteUrl: app.config.siteUrl,
      statusLink: `${app.config.siteUrl}/application-status#token`,
    });
    const to = { email: "mau@applicants.example", name: "" };
    await withTransaction(app.db, (tx) => enqueueEmail({ tx, now: app.clock() }, email, to));
    const { id } = await app.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
    const gone = newId(app.clock());
    for (const name of [`${id}.eml`, `${gone}.eml`, `${gone}.eml.part`, "notes.txt", "x.eml"]) {
      await writeFile(join(folder, name), "");
    }
    assert.equal(await purgeSavedEmails(app.db, app.config.dataDir), 2);
    assert.deepEqual(
      (await readdir(folder)).toSorted(),
      [`${id}.eml`, "notes.txt", "x.eml"].toSorted(),
    );
  });

  test("removes expired sessions, one-time links, counters and undo rows, and no others", async () => {
    const user = await app.client.createAccount("user");
    await apply(null);
    const application = await app.db
      .selectFrom("applications")
      .select("id")
      .executeTakeFirstOrThrow();
    for (const expires_at of [at(-1_000), at(hour)]) {
      await app.db
        .insertInto("sessions")
        .values({
          id: newId(app.clock()),
          user_id: user.id,
          counter: 1,
          confirmed: true,
          rotated_at: at(-day),
          created_at: at(-day),
          last_used_at: at(-day),
          expires_at,
          user_agent: "",
          network: "",
        })
        .execute();
      await app.db
        .insertInto("one_time_tokens")
        .values({
          id: newId(app.clock()),
          purpose: "invite",
          user_id: user.id,
          token_hash: expires_at,
          created_at: at(-day),
          expires_at,
        })
        .execute();
      await app.db
        .insertInto("throttles")
        .values({ key: expires_at, hits: 1, resets_at: expires_at })
        .execute();
      const undo = { undo_id: newId(app.clock()), changed_at: at(-day), expires_at };
      await app.db
        .insertInto("application_undos")
        .values({ ...undo, application_id: application.id, before: "{}" })
        .execute();
      await app.db
        .insertInto("user_undos")
        .values({ ...undo, user_id: user.id, was_active: true })
        .execute();
    }
    assert.equal(await purgeExpiredRows(app.db, app.clock()), 5);
    assert.equal(await purgeExpiredRows(app.db, app.clock()), 0);
    assert.equal((await app.db.selectFrom("sessions").select("id").execute()).length, 1);
  });

  test("removes idempotency keys after thirty days", async () => {
    for (const [key_hash, created_at] of [
      ["old", at(-30 * day - hour)],
      ["new", at(-30 * day + hour)],
    ] as const) {
      await app.db
        .insertInto("idempotency_keys")
        .values({ key_hash, checksum: "", response: "", created_at })
        .execute();
    }
    assert.equal(await purgeExpiredRows(app.db, app.clock()), 1);
    const left = await app.db.selectFrom("idempotency_keys").select("key_hash").execute();
    assert.deepEqual(left, [{ key_hash: "new" }]);
  });

  test("that fails is logged, the others run, and it is tried again", async () => {
    const broken = {
      ...app.files,
      purgeStaged: () => Promise.reject(new Error("the disk is gone")),
    };
    const lines: string[] = [];
    const log = {
      info: (about: unknown) => lines.push(JSON.stringify(about)),
      error: (about: unknown) => lines.push(JSON.stringify(about)),
    };
    await app.db
      .insertInto("throttles")
      .values({ key: "over", hits: 1, resets_at: at(-hour) })
      .execute();
    await purge({ ...app, files: broken }, log);
    assert.ok(lines.some((line) => line.includes('"purge":"staged uploads"')));
    assert.ok(lines.some((line) => line.includes('"purge":"expired rows","removed":')));
    const left = await app.files.stage(Readable.from([Buffer.from("left")]), 100);
    const changed = new Date(app.clock().getTime() - 2 * hour);
    await utimes(left.path, changed, changed);
    lines.length = 0;
    app.advance(hour);
    await purge(app, log);
    assert.ok(lines.some((line) => line.includes('"purge":"staged uploads","removed":')));
  });
});
