import assert from "node:assert/strict";
import { mkdtemp, mkdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { erasedHash } from "#server/db/erased-remains.ts";
import { noteErasures } from "#server/files/erasure-ledger.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { withoutPostgres } from "#server/testing/database.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import {
  openEmptyStore,
  refusalMessage,
  restoreWithLedger,
  type TestStore,
} from "#server/testing/store-locations.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { writeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore.ts";

const secret = "a secret of the tests, long enough";

onBothEngines("What was erased after a backup", (engine) => {
  const folder = mkdtemp(join(tmpdir(), "site-ledger-"));
  const archives = mkdtemp(join(tmpdir(), "site-archives-"));
  const stores: TestStore[] = [];
  after(async () => {
    await Promise.all(stores.map(({ close }) => close()));
    for (const path of [await folder, await archives]) await rm(path, { recursive: true });
  });
  const app = testApp(engine, async () => ({
    ...(await filesFor(engine)),
    BACKUP_DIR: await folder,
    AUTH_SECRET: secret,
  }));
  const calls = applicationCalls(app);
  let made = 0;
  const back = async (store = app) => {
    made += 1;
    return (await writeBackup(store, join(await archives, `${made}.tar`))).path;
  };
  const emptyStore = async (on = engine, environment: Record<string, string> = {}) => {
    const store = await openEmptyStore(on, {
      AUTH_SECRET: secret,
      ...(await filesFor(on)),
      ...environment,
    });
    stores.push(store);
    return store;
  };
  const idsIn = async (store: Pick<TestStore, "db">) =>
    (await store.db.selectFrom("applications").select("id").execute()).map(({ id }) => id);
  const remove = async (id: string) => {
    const path = `/api/v1/applications/${id}`;
    const response = await app.client.call("DELETE", path, { token: calls.token });
    assert.equal(response.status, 200, response.text);
  };
  const ledger = async () => readFile(join(await folder, "erased-records"), "utf8");

  test(
    "does not come back with it, on either engine, and not from a backup of the restored store either",
    { skip: withoutPostgres },
    async () => {
      const kept = await calls.upload("CV.pdf", tinyPdf("kept"));
      const erased = await calls.upload("CV.pdf", tinyPdf("erased"));
      const person = await app.client.createSignedIn("user");
      const archive = await back();
      await remove(erased);
      const deleted = await app.client.call("DELETE", `/api/v1/users/${person.id}`, {
        token: calls.token,
      });
      assert.ok(deleted.status < 300, deleted.text);
      assert.equal(await ledger(), `${erasedHash(erased)}\n${erasedHash(person.id)}\n`);
      const environment = { BACKUP_DIR: await folder };
      for (const on of ["sqlite", "postgres"] as const) {
        const store = await emptyStore(on, environment);
        assert.equal((await restoreWithLedger(store, archive)).erasedAgain, 2);
        assert.deepEqual(await idsIn(store), [kept]);
        const files = await Array.fromAsync(store.files.list());
        assert.equal(files.length, 1, "its resume is gone too");
        const users = await store.db.selectFrom("users").select("id").execute();
        assert.ok(!users.some(({ id }) => id === person.id));
        // A third machine without this folder learns of it from the ledger in the database.
        await noteErasures(store.db, { files: store.files, config: { backups: undefined } });
        const next = await emptyStore();
        const later = join(await archives, `${on}.tar`);
        await writeBackup(store, later);
        await restoreWithLedger(next, later);
        const rows = await next.db.selectFrom("erased_records").select("hash").execute();
        assert.ok(rows.some(({ hash }) => hash === erasedHash(erased)));
        // Its own ledger has it too, for the restore of a still older backup there.
        assert.ok((await next.files.listErased())?.includes(erasedHash(erased)));
        assert.deepEqual(await idsIn(next), [kept]);
      }
      await remove(kept);
    },
  );

  test("is also known beside the files", async () => {
    const id = await calls.submit();
    const archive = await back();
    await remove(id);
    const ledgers = await app.files.listErased();
    assert.ok(ledgers?.includes(erasedHash(id)));
    const store = await emptyStore();
    await store.files.noteErased([erasedHash(id)]);
    assert.equal((await restoreWithLedger(store, archive)).erasedAgain, 1);
    assert.deepEqual(await idsIn(store), []);
  });

  test("is erased also while a place of the ledger cannot be reached, which is tried again", async () => {
    const id = await calls.submit();
    const path = await folder;
    await rm(path, { recursive: true });
    await remove(id);
    const waiting = () =>
      app.db.selectFrom("erased_records").select("hash").where("noted", "=", false).execute();
    assert.deepEqual(await waiting(), [{ hash: erasedHash(id) }]);
    await assert.rejects(noteErasures(app.db, app), { code: "ENOENT" });
    await mkdir(path);
    assert.equal(await noteErasures(app.db, app), 1);
    assert.equal(await ledger(), `${erasedHash(id)}\n`);
    assert.deepEqual(await waiting(), []);
  });

  test("is asked about where no ledger is left", async () => {
    const id = await calls.submit();
    const archive = await back();
    await remove(id);
    const refused = await emptyStore();
    const options = { withAnotherSecret: false, mayLackLedger: () => Promise.resolve(false) };
    const message = await refusalMessage(restoreBackup(archive, options, (work) => work(refused)));
    assert.match(message, /no ledger of erasures; nothing was changed/);
    const { erasedAgain } = await restoreWithLedger(refused, archive);
    assert.equal(erasedAgain, undefined);
    assert.deepEqual(await idsIn(refused), [id]);
  });
});
