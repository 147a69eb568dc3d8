import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { sql } from "kysely";
import { migrate } from "#server/db/migrate.ts";
import { openDb } from "#server/db/open.ts";
import { createDatabase, withoutPostgres } from "#server/testing/database.ts";
import { freePort } from "#server/testing/free-port.ts";
import { makeBucket } from "#server/testing/s3-server.ts";

const main = join(import.meta.dirname, "main.ts");
const start = join(import.meta.dirname, "start.mjs");
const authSecret = "a secret of the tests, long enough";

describe("A server that cannot start explains why in one line", () => {
  let folder: string;
  let port: number;
  before(async () => {
    port = await freePort();
    folder = await mkdtemp(join(tmpdir(), "site-start-"));
    await writeFile(join(folder, "file"), "");
  });
  after(() => rm(folder, { recursive: true }));

  const refusal = async (
    environment: Record<string, string>,
    program: readonly string[] = [main],
  ): Promise<string> => {
    const env = { ...process.env, DATA_DIR: join(folder, "data"), ...environment };
    const failed: unknown = await promisify(execFile)(process.execPath, program, { env }).then(
      () => undefined,
      (error: unknown) => error,
    );
    assert.ok(failed instanceof Error && "stderr" in failed && "code" in failed);
    assert.equal(failed.code, 1);
    return String(failed.stderr);
  };

  test("an old version of Node", async () => {
    const versions = "Object.defineProperty(process, 'versions', { value: { node: '20.9.0' } })";
    const program = ["--import", `data:text/javascript,${versions}`, start];
    assert.match(
      await refusal({}, program),
      /^Node 24 or newer is needed, this is 20\.9\.0\. .+\n$/,
    );
  });

  test("a data folder that is a file", async () => {
    const output = await refusal({ DATA_DIR: join(folder, "file") });
    assert.equal(
      output,
      `DATA_DIR cannot be used: ${join(folder, "file")} is a file where a folder is needed. Move the file away, or set DATA_DIR to another folder\n`,
    );
  });

  test("a data folder without access", async () => {
    const locked = join(folder, "locked");
    await mkdir(locked, { mode: 0o500 });
    const module = (path: string) => JSON.stringify(join(import.meta.dirname, path));
    // Permissions do not limit root, and another account may not read the program.
    const asAnother = `
      const { claimDataDir } = await import(${module("db/one-server.ts")});
      const { startProblems } = await import(${module("start-problems.ts")});
      if (process.getuid() === 0) process.setuid(65534);
      const dataDir = ${JSON.stringify(join(locked, "data"))};
      await claimDataDir(dataDir).catch((error) => {
        for (const line of startProblems(error, dataDir)) console.error(line);
        process.exit(1);
      });`;
    assert.equal(
      await refusal({}, ["--input-type=module", "--eval", asAnother]),
      `DATA_DIR cannot be used: the server's account has no right to ${join(locked, "data")}. Give it the right to read and write there, or set DATA_DIR to another folder\n`,
    );
  });

  test("a database file that cannot be opened or is not a database", async () => {
    const data = join(folder, "damaged");
    await mkdir(join(data, "server.lock"), { recursive: true });
    assert.match(
      await refusal({ DATA_DIR: data }),
      /^DATA_DIR cannot be used: a database file in .+damaged cannot be opened for writing\. Give .+\n$/,
    );
    await rm(join(data, "server.lock"), { recursive: true });
    await writeFile(join(data, "site.sqlite"), "no database ".repeat(100));
    assert.match(
      await refusal({ DATA_DIR: data }),
      /^DATA_DIR cannot be used: the database in .+damaged is damaged\. Restore a backup .+\n$/,
    );
  });

  test("a secret that is too short", async () => {
    const data = join(folder, "secret");
    await mkdir(data);
    const secret = join(data, "auth-secret");
    await writeFile(secret, "short\n");
    assert.equal(
      await refusal({ DATA_DIR: data }),
      `${secret} contains no usable secret: remove it, and the next start creates a new one\n`,
    );
  });

  test("a site without a complete build", async () => {
    const dist = join(folder, "dist");
    const missing = (part: string) =>
      `The built site is not in ${dist} (${part} is missing). Run npm run build, then start again\n`;
    const start = () => refusal({ PORT: String(port) }, [main, dist]);
    assert.equal(await start(), missing("client/assets"));
    await mkdir(join(dist, "client", "assets"), { recursive: true });
    assert.equal(await start(), missing("render/entry-server.js"));
  });

  test("a port that another program uses, for pages or for metrics", async (context) => {
    const other = createServer().listen(0, "127.0.0.1");
    context.after(() => other.close());
    await once(other, "listening");
    const address = other.address();
    assert.ok(typeof address === "object" && address !== null);
    const taken = String(address.port);
    assert.equal(
      await refusal({ PORT: taken, HOST: "127.0.0.1" }),
      "PORT is already in use by another program: stop it, or set PORT to another number\n",
    );
    assert.match(
      await refusal({ METRICS_PORT: taken }),
      /^METRICS_PORT cannot be used: .+EADDRINUSE.+\. Set METRICS_PORT to a free port\n$/,
    );
    assert.match(
      await refusal({ PORT: String(port), HOST: "192.0.2.1" }),
      /^HOST cannot be used: .+\. Set HOST to an address of this machine.+\n$/,
    );
  });

  test("an unreachable database, without its password", async () => {
    const url = "postgres://site:hidden@127.0.0.1:9/site";
    const output = await refusal({ DATABASE_URL: url, AUTH_SECRET: authSecret });
    assert.match(output, /^DATABASE_URL cannot be used: .+\n$/);
    assert.doesNotMatch(output, /hidden/);
  });

  test("a database with an unknown host", async () => {
    const url = "postgres://site:hidden@nowhere.invalid/site";
    const output = await refusal({ DATABASE_URL: url, AUTH_SECRET: authSecret });
    assert.match(
      output,
      /^DATABASE_URL cannot be used: .+ nowhere\.invalid\. Start PostgreSQL, or check the host and the port\n$/,
    );
  });

  test("a database without a shared secret", async () => {
    const output = await refusal({ DATABASE_URL: "postgres://site:hidden@127.0.0.1:9/site" });
    assert.equal(
      output,
      "AUTH_SECRET is required with DATABASE_URL, so that all servers share it\n",
    );
  });

  test("a missing bucket, without its keys", async () => {
    const output = await refusal({ ...(await makeBucket()), S3_BUCKET: "another-bucket" });
    assert.equal(
      output,
      "S3_BUCKET cannot be used: there is no such bucket, 404. Check the variables that begin with S3_\n",
    );
  });

  for (const [problem, changes, message] of [
    [
      "a wrong database password",
      { password: "wrong" },
      /password authentication failed .+\. Check the user and the password\n$/,
    ],
    ["a missing database", { pathname: "/nowhere" }, /Create that database, or name another\n$/],
  ] as const) {
    test(problem, { skip: withoutPostgres }, async () => {
      const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
      Object.assign(url, changes);
      const output = await refusal({ DATABASE_URL: url.href, AUTH_SECRET: authSecret });
      assert.match(output, /^DATABASE_URL cannot be used: .+\n$/);
      assert.match(output, message);
    });
  }

  test("a database user who may not create tables", { skip: withoutPostgres }, async () => {
    const { url, drop } = await createDatabase();
    const owner = await openDb({ databaseUrl: url, dataDir: "", onLost: () => undefined });
    const role = new URL(url).pathname.slice(1).replace("test_", "reader_");
    await sql`create role ${sql.id(role)} login password 'reader'`.execute(owner);
    const asReader = new URL(url);
    asReader.username = role;
    asReader.password = "reader";
    const output = await refusal({ DATABASE_URL: asReader.href, AUTH_SECRET: authSecret });
    await sql`drop role ${sql.id(role)}`.execute(owner);
    await owner.destroy();
    await drop();
    assert.match(
      output,
      /^DATABASE_URL cannot be used: permission denied .+\. Give the user the right to create tables and extensions\n$/,
    );
  });

  test("a database of a newer version", { skip: withoutPostgres }, async () => {
    const { url, drop } = await createDatabase();
    const db = await openDb({ databaseUrl: url, dataDir: "", onLost: () => undefined });
    await migrate(db);
    await sql`insert into kysely_migration values ('999-later', '2027-01-01')`.execute(db);
    await db.destroy();
    const output = await refusal({ DATABASE_URL: url, AUTH_SECRET: authSecret });
    assert.match(
      output,
      /^The database belongs to a newer version of the site \(999-later\)\. .+\n$/,
    );
    await drop();
  });
});
