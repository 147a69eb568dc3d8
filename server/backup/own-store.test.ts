import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { after, before, test } from "node:test";
import { closeContext } from "#server/start/context.ts";
import { readConfig } from "#server/start/config.ts";
import { createLog } from "#server/start/log.ts";
import { startProblems } from "#server/start/start-problems.ts";
import { onBothEngines } from "#server/testing/app.ts";
import { createDatabase } from "#server/testing/database.ts";
import { openContext } from "#server/testing/context.ts";
import { emptyStore } from "./empty-store.ts";
import { makeBackup } from "./make-backup.ts";
import { moveStore, readMove } from "./migrate-store.ts";
import { readBackupState } from "./record.ts";
import { previewRestore } from "./restore-target.ts";
import { restoreBackup } from "./restore.ts";
import { withClaimedStore } from "./store.ts";
import { verifyArchive } from "./read-archive.ts";

const secret = "a secret of the tests, long enough";

onBothEngines("A machine and the store of a site", (engine) => {
  let folder: string;
  const databases: { drop: () => Promise<void> }[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-own-"));
  });
  after(async () => {
    await Promise.all(databases.map(({ drop }) => drop()));
    await rm(folder, { recursive: true });
  });

  const newDatabase = async (): Promise<Record<string, string>> => {
    if (engine === "sqlite") return {};
    const database = await createDatabase();
    databases.push(database);
    return { DATABASE_URL: database.url, AUTH_SECRET: secret };
  };

  const log = createLog("silent");
  const clock = () => new Date();

  /** Starts and stops a server; the lines with which its start is refused. */
  const start = async (environment: Record<string, string>): Promise<string> => {
    const opened = await openContext(readConfig(environment), { log, clock }).then(
      (context) => ({ context, lines: [] }),
      (error: unknown) => ({ context: undefined, lines: startProblems(error) }),
    );
    if (opened.context !== undefined) await closeContext(opened.context);
    return opened.lines.join("\n");
  };

  /** A site with a backup; SQLite keeps a secret of its own in DATA_DIR. */
  const makeSite = async (name: string) => {
    const BACKUP_DIR = join(folder, `${name}-backups`);
    const site = { DATA_DIR: join(folder, name), BACKUP_DIR, ...(await newDatabase()) };
    assert.equal(await start(site), "");
    const config = readConfig(site);
    const { made } = await withClaimedStore(config, async (store) => {
      const file = await store.files.stage(Readable.from([Buffer.from("a resume")]), 100);
      await store.files.store(file, "01890000-0000-7000-8000-000000000001");
      return makeBackup(store, BACKUP_DIR, { createFolder: true });
    });
    return { site, config, archive: made.path, BACKUP_DIR };
  };

  test("a backup is restored on a new machine, which has started before, with its secret", async () => {
    const { archive, config } = await makeSite("old");
    const target = { DATA_DIR: join(folder, "new"), ...(await newDatabase()) };
    assert.equal(await start(target), "");
    const manifest = await verifyArchive(archive);
    const { lines, isRefused } = await previewRestore(manifest, readConfig(target), 0);
    assert.equal(isRefused, false, lines.join("\n"));
    assert.match(lines.join("\n"), /empty-store --yes/);
    await emptyStore(readConfig(target));
    await restoreBackup(archive, { withAnotherSecret: false }, (work) =>
      withClaimedStore(readConfig(target), work),
    );
    assert.equal(await start(target), "");
    if (engine === "postgres") return;
    const secretIn = (dataDir: string) => readFile(join(dataDir, "auth-secret"), "utf8");
    assert.equal(await secretIn(target.DATA_DIR), await secretIn(config.dataDir));
  });

  test("a restore under another AUTH_SECRET is announced as refused before anything is emptied", async () => {
    const { archive } = await makeSite("secret");
    const AUTH_SECRET = "another secret, which is long enough";
    const target = { DATA_DIR: join(folder, "other"), ...(await newDatabase()), AUTH_SECRET };
    assert.equal(await start(target), "");
    const manifest = await verifyArchive(archive);
    const { lines, isRefused } = await previewRestore(manifest, readConfig(target), 0);
    assert.equal(isRefused, true);
    assert.match(lines.join("\n"), /AUTH_SECRET is not the one of the backup/);
  });

  test("a site that moves to another folder finds its secret there, whatever was there before", async () => {
    const { site } = await makeSite("moved");
    const TO_DATA_DIR = join(folder, "moved-to");
    const { DATABASE_URL: TO_DATABASE_URL, AUTH_SECRET } = await newDatabase();
    const target = {
      DATA_DIR: TO_DATA_DIR,
      ...(AUTH_SECRET && { DATABASE_URL: TO_DATABASE_URL, AUTH_SECRET }),
    };
    assert.equal(await start(target), "");
    await emptyStore(readConfig(target));
    await moveStore(await readMove({ ...site, TO_DATA_DIR, TO_DATABASE_URL }));
    assert.equal(await start(target), "");
  });

  test("a restored site makes a backup at once", async () => {
    const { archive } = await makeSite("copied");
    const BACKUP_DIR = join(folder, "fresh-backups");
    const target = { DATA_DIR: join(folder, "restored"), BACKUP_DIR, ...(await newDatabase()) };
    await restoreBackup(archive, { withAnotherSecret: false }, (work) =>
      withClaimedStore(readConfig(target), work),
    );
    await withClaimedStore(readConfig(target), async ({ db, config }) => {
      assert.equal((await readBackupState(db, config, clock())).made, null);
    });
  });

  test("an empty database beside the backups of a site is not served", async () => {
    const { BACKUP_DIR, archive } = await makeSite("backed");
    const lost = { DATA_DIR: join(folder, "not-mounted"), BACKUP_DIR, ...(await newDatabase()) };
    for (const _attempt of [1, 2]) {
      const line = await start(lost);
      assert.ok(line.includes(archive), line);
      assert.match(line, /START_EMPTY=yes/);
    }
    assert.equal(await start({ ...lost, START_EMPTY: "yes" }), "");
    assert.equal(await start(lost), "", "a site that was started once is no longer new");
  });

  test("another database beside the files of a site is not served", async () => {
    const { site, config } = await makeSite("filed");
    const { BACKUP_DIR: _, ...files } = site;
    const wrong = { ...files, ...(await newDatabase()) };
    if (engine === "sqlite") {
      for (const suffix of ["", "-wal", "-shm"]) {
        await rm(join(config.dataDir, `site.sqlite${suffix}`), { force: true });
      }
    }
    for (const _attempt of [1, 2]) {
      assert.match(await start(wrong), /belong to another database.*START_EMPTY=yes/);
    }
    assert.equal(await start({ ...wrong, START_EMPTY: "yes" }), "");
    if (engine === "postgres") assert.equal(await start(site), "", "the right one still starts");
  });
});
