import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { adoptFiles, purge } from "#server/jobs/purge.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { onBothEngines, startTestApp, testApp, type TestApp } from "#server/testing/app.ts";
import { createMigratedDatabase } from "#server/testing/database.ts";
import { filesFor, storeFolder } from "#server/testing/s3-server.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { areOwnFiles, ForeignFilesError, hasForeignFiles, requireOwnFiles } from "./store-id.ts";

const days = 86_400_000;

onBothEngines("A database and its files", (engine) => {
  const app = testApp(engine, () => filesFor(engine));
  const keysOf = async ({ files }: TestApp) =>
    (await Array.fromAsync(files.list())).map(({ key }) => key).toSorted();
  const uploadTo = (to: TestApp) => applicationCalls(to).upload("CV.pdf", tinyPdf());

  /** When the newest file was stored, by the clock of the disk. */
  const newestAt = async ({ files }: TestApp) => {
    const found = await Array.fromAsync(files.list());
    return new Date(Math.max(...found.map(({ modifiedAt }) => modifiedAt.getTime())));
  };

  let runs = 0;
  /** Runs the purge of a server days later, when every file is old enough; returns its errors. */
  async function purgeLater(of: TestApp): Promise<string[]> {
    const errors: string[] = [];
    runs += 2;
    const later = new Date((await newestAt(of)).getTime() + runs * days);
    const clock = () => later;
    const error = (about: { err?: Error }) => errors.push(about.err?.message ?? "");
    await purge({ ...of, clock }, { info: () => undefined, error });
    return errors;
  }

  /** Starts a server with an empty database on the files of the first. */
  async function startOnItsFiles(): Promise<TestApp> {
    const { s3 } = app.config;
    if (engine === "sqlite") {
      const other = await startTestApp("sqlite");
      // The database of the second server, with the files of the first.
      return { ...other, files: app.files };
    }
    const { url } = await createMigratedDatabase();
    return startTestApp("postgres", {
      DATABASE_URL: url,
      START_EMPTY: "yes",
      S3_BUCKET: s3?.bucket,
      S3_ENDPOINT: s3?.endpoint,
      S3_ACCESS_KEY_ID: s3?.credentials?.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3?.credentials?.secretAccessKey,
    });
  }

  test("share an id from the first start, and the purge sets no file of an application aside", async () => {
    await uploadTo(app);
    await uploadTo(app);
    assert.ok(await app.files.readId());
    assert.deepEqual(await purgeLater(app), []);
    assert.equal((await keysOf(app)).length, 2);
  });

  test("an empty database on a full store deletes nothing, also after new applications", async () => {
    const other = await startOnItsFiles();
    const before = await keysOf(app);
    await assert.rejects(requireOwnFiles(other.db, app.files, app.clock()), ForeignFilesError);
    assert.ok(await hasForeignFiles(other.db, other.files));
    assert.equal(await hasForeignFiles(app.db, app.files), false);
    await uploadTo(other);
    const [error = ""] = await purgeLater(other);
    assert.match(error, /another database.*--adopt/);
    for (const key of before) assert.ok((await keysOf(app)).includes(key));
    assert.ok(await areOwnFiles(app.db, app.files), "the first database still owns the files");
  });

  test("an administrator can adopt the files of a lost database", async () => {
    const other = await startOnItsFiles();
    const mine = await keysOf(other);
    assert.equal(await areOwnFiles(other.db, other.files), false);
    await adoptFiles(other.db, other.files, await newestAt(other));
    assert.ok(await areOwnFiles(other.db, other.files));
    assert.equal(await areOwnFiles(app.db, other.files), false);
    assert.deepEqual(await keysOf(other), mine, "a young file may belong to a current submission");
    await adoptFiles(app.db, app.files, await newestAt(app));
  });

  test("without an id get one when rows name the files, and none when rows are missing", async () => {
    const forget = async () => {
      await app.db.deleteFrom("state").where("name", "=", "file-store").execute();
      await rm(join(storeFolder(app.config), "store-id"), { force: true });
    };
    const seed = async (count: number) => {
      for (let made = 0; made < count; made += 1) await uploadTo(app);
    };
    await app.db.deleteFrom("applications").execute();
    for (const key of await keysOf(app)) await app.files.remove(key);
    await forget();
    await requireOwnFiles(app.db, app.files, app.clock());
    await seed(3);
    await forget();
    await requireOwnFiles(app.db, app.files, app.clock());
    assert.ok(await areOwnFiles(app.db, app.files));
    // A copy of the database from before most applications.
    await seed(24);
    await forget();
    await app.db
      .deleteFrom("applications")
      .where("id", "not in", (eb) =>
        eb.selectFrom("applications").select("id").orderBy("id").limit(2),
      )
      .execute();
    const files = await keysOf(app);
    assert.match((await purgeLater(app)).join(), /another database/);
    assert.deepEqual(await keysOf(app), files);
  });
});
