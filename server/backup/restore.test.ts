import assert from "node:assert/strict";
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { sql } from "kysely";
import { migrate } from "#server/db/migrate.ts";
import { DataInUseError } from "#server/db/one-server.ts";
import { openDb } from "#server/db/open.ts";
import { createLog } from "#server/start/log.ts";
import { startProblems } from "#server/start/start-problems.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls } from "#server/testing/application-calls.ts";
import {
  refusalMessage,
  restore,
  openEmptyStore,
  type TestStore,
} from "#server/testing/store-locations.ts";
import { readSampleResume } from "#server/testing/client.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { openContext } from "#server/testing/context.ts";
import { emptyStore as empty } from "./empty-store.ts";
import { rotateBackups, writeBackup } from "./make-backup.ts";
import { verifyArchive } from "./read-archive.ts";

const secret = "a secret of the tests, long enough";

/** Asserts that the store has neither files nor tables. */
async function assertUntouched({ db, files }: TestStore): Promise<void> {
  assert.deepEqual(await Array.fromAsync(files.list()), []);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  assert.deepEqual(tables, []);
}

onBothEngines("A backup to restore", (engine) => {
  let app: TestApp;
  let folder: string;
  const stores: TestStore[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-restore-"));
    app = await startTestApp(engine, await filesFor(engine));
    const calls = await signedInCalls(app);
    const pdf = await readSampleResume("Nguyễn Văn Mẫu – CV.pdf");
    for (let number = 0; number < 3; number += 1) await calls.upload("CV.pdf", pdf);
  });
  after(async () => {
    await Promise.all(stores.map(({ close }) => close()));
    await rm(folder, { recursive: true });
  });

  let made = 0;
  const back = async () => {
    made += 1;
    return writeBackup(app, join(folder, `${made}.tar`));
  };
  const emptyStore = async (environment: Record<string, string> = { AUTH_SECRET: secret }) => {
    const store = await openEmptyStore(engine, { ...environment, ...(await filesFor(engine)) });
    stores.push(store);
    return store;
  };

  test("that is damaged is refused with the name of the part, and nothing is written", async () => {
    const { path } = await back();
    const content = await readFile(path);
    const places = new Map<string, RegExp>([
      ["resumes/", /resumes\/[0-9a-f-]+ is damaged/],
      ["tables/applications/", /tables\/applications\/000001.ndjson.gz is damaged/],
      ["manifest.json", /manifest.json is damaged/],
      ["checksums.sha256", /is (missing|damaged)/],
    ]);
    for (const [name, message] of places) {
      const damaged = Buffer.from(content);
      const at = content.indexOf(name) + 512 + 40;
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
      const copy = join(folder, "damaged.tar");
      await writeFile(copy, damaged);
      const store = await emptyStore();
      assert.match(await refusalMessage(restore(store, copy)), message, name);
      await assertUntouched(store);
    }
  });

  test("that is cut off is refused", async () => {
    const { path, bytes } = await back();
    for (const length of [0, 100, 700, Math.floor(bytes / 2), bytes - 1_100, bytes - 2_048]) {
      const cut = join(folder, "cut.tar");
      await writeFile(cut, (await readFile(path)).subarray(0, length));
      assert.match(
        await refusalMessage(verifyArchive(cut)),
        /cut off|not a backup|not complete/,
        String(length),
      );
    }
  });

  test("of another version is refused", async () => {
    const { path, manifest } = await back();
    const content = await readFile(path);
    const newer = manifest.migration.replace(/^\d+/, "999");
    const file = await open(path, "r+");
    await file.write(newer, content.indexOf(manifest.migration));
    await file.close();
    assert.match(
      await refusalMessage(restore(await emptyStore(), path)),
      /Another version of the site made this backup \(format 2, 999/,
    );
  });

  test("fits into a store that was emptied, with its secret and its ledger of erasures", async () => {
    const { path } = await back();
    const store = await emptyStore();
    await restore(store, path);
    const erased = Array.from({ length: 2 }, (_, number) => String(number).repeat(64));
    await store.files.noteErased(erased);
    if (engine === "postgres") await assert.rejects(empty(store.config, 300), DataInUseError);
    await store.db.destroy();
    assert.equal(await empty(store.config), 3);
    const again = await openDb({ ...store.config, onLost: () => undefined }, "maintenance");
    await assertUntouched({ ...store, db: again });
    assert.deepEqual((await store.files.listErased())?.toSorted(), erased);
    assert.equal((await restore({ ...store, db: again }, path)).resumes.files, 3);
    await again.destroy();
  });

  test("of an upgrade is removed after 30 days, and no other file of the operator", async () => {
    const backups = await mkdtemp(join(tmpdir(), "site-upgrades-"));
    const names = ["before-1.0.0-a.tar", "replaced-20261101-000000.tar", "own.tar"];
    for (const name of names) await writeFile(join(backups, name), "");
    const { mtimeMs } = await stat(join(backups, "own.tar"));
    const days = (count: number) => new Date(mtimeMs + count * 86_400_000);
    assert.equal(await rotateBackups(backups, 7, days(29)), 0);
    assert.equal(await rotateBackups(backups, 7, days(31)), 2);
    assert.deepEqual(await readdir(backups), ["own.tar"]);
    await rm(backups, { recursive: true });
  });

  test("is refused by an empty database with newer tables", async () => {
    const { path } = await back();
    const store = await emptyStore();
    await migrate(store.db);
    await sql`insert into kysely_migration values ('999-later', '2026-01-01')`.execute(store.db);
    assert.match(
      await refusalMessage(restore(store, path)),
      /tables of a newer version \(999-later\)/,
    );
  });

  test("is refused by a store with data, which is named", async () => {
    const { path } = await back();
    const there = await refusalMessage(restore(app, path));
    assert.match(there, /not empty/);
    assert.match(there, /applications: 3 rows/);
    assert.match(there, /resumes, such as/);
  });

  // SQLite has no connections of other programs: its folder is locked.
  const skip = engine === "sqlite" && "SQLite has no server";
  test("is not restored while a server is connected under any name", { skip }, async () => {
    const { path } = await back();
    const store = await emptyStore();
    const databaseUrl = `${store.config.databaseUrl}?application_name=other`;
    const server = await openDb({ ...store.config, databaseUrl, onLost: () => undefined });
    await server.introspection.getTables();
    await assert.rejects(restore(store, path, { shutdownTimeoutMs: 0 }), DataInUseError);
    await server.destroy();
    await assertUntouched(store);
    await restore(store, path);
  });

  test("is not restored beside another secret, unless asked to", async () => {
    const { path } = await back();
    const other = await emptyStore({ AUTH_SECRET: "another secret, which is long enough" });
    assert.match(
      await refusalMessage(restore(other, path)),
      /AUTH_SECRET is not the one of the backup/,
    );
    await assertUntouched(other);
    await restore(other, path, { withAnotherSecret: true });
  });

  test("leaves a store that no program uses when the restore is interrupted", async () => {
    const { path } = await back();
    const store = await emptyStore();
    const failing = { ...store.files, store: () => Promise.reject(new Error("power cut")) };
    await assert.rejects(restore({ ...store, files: failing }, path), /power cut/);
    const message = /A restore of \d+\.tar, begun at .* did not finish/;
    assert.match(await refusalMessage(restore(store, path)), message);
    assert.match(await refusalMessage(writeBackup(store, join(folder, "half.tar"))), message);
    const log = createLog("silent");
    const start = openContext(store.config, { log, clock: store.clock });
    const problems = await start.then(
      () => [],
      (error: unknown) => startProblems(error),
    );
    assert.match(problems.join(), message);
  });
});
