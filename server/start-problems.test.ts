import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { sql } from "kysely";
import { migrate } from "#server/db/migrate.ts";
import { openDb } from "#server/db/open.ts";
import { createDatabase, withoutPostgres } from "#server/testing/database.ts";
import { makeBucket } from "#server/testing/s3-server.ts";

const main = join(import.meta.dirname, "main.ts");
const authSecret = "a secret of the tests, long enough";

describe("A server that cannot start says why in one line", () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-start-"));
    await writeFile(join(folder, "file"), "");
  });
  after(() => rm(folder, { recursive: true }));

  const refusal = async (environment: Record<string, string>): Promise<string> => {
    const env = { ...process.env, DATA_DIR: join(folder, "data"), ...environment };
    const failed: unknown = await promisify(execFile)(process.execPath, [main], { env }).then(
      () => undefined,
      (error: unknown) => error,
    );
    assert.ok(failed instanceof Error && "stderr" in failed && "code" in failed);
    assert.equal(failed.code, 1);
    return String(failed.stderr);
  };

  test("a data folder that is a file", async () => {
    const said = await refusal({ DATA_DIR: join(folder, "file") });
    assert.match(said, /^DATA_DIR cannot be used: .+\n$/);
  });

  test("a database that is not there, whose password is not repeated", async () => {
    const url = "postgres://site:hidden@127.0.0.1:9/site";
    const said = await refusal({ DATABASE_URL: url, AUTH_SECRET: authSecret });
    assert.match(said, /^DATABASE_URL cannot be used: .+\n$/);
    assert.doesNotMatch(said, /hidden/);
  });

  test("a database whose host nobody knows", async () => {
    const url = "postgres://site:hidden@nowhere.invalid/site";
    const said = await refusal({ DATABASE_URL: url, AUTH_SECRET: authSecret });
    assert.match(said, /^DATABASE_URL cannot be used: .+ nowhere\.invalid\n$/);
  });

  test("a database without a secret that all servers share", async () => {
    const said = await refusal({ DATABASE_URL: "postgres://site:hidden@127.0.0.1:9/site" });
    assert.equal(said, "AUTH_SECRET is required with DATABASE_URL, so that all servers share it\n");
  });

  test("a bucket that is not there, whose keys are not repeated", async () => {
    const said = await refusal({ ...(await makeBucket()), S3_BUCKET: "another-bucket" });
    assert.equal(said, "S3_BUCKET cannot be used: there is no such bucket, 404\n");
  });

  test("a database that does not know the password", { skip: withoutPostgres }, async () => {
    const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
    url.password = "wrong";
    const said = await refusal({ DATABASE_URL: url.href, AUTH_SECRET: authSecret });
    assert.match(said, /^DATABASE_URL cannot be used: password authentication failed .+\n$/);
  });

  test("a database of a newer version", { skip: withoutPostgres }, async () => {
    const { url, drop } = await createDatabase();
    const db = await openDb({ databaseUrl: url, dataDir: "", onLost: () => undefined });
    await migrate(db);
    await sql`insert into kysely_migration values ('999-later', '2027-01-01')`.execute(db);
    await db.destroy();
    const said = await refusal({ DATABASE_URL: url, AUTH_SECRET: authSecret });
    assert.match(
      said,
      /^The database belongs to a newer version of the site \(999-later\)\. .+\n$/,
    );
    await drop();
  });
});
