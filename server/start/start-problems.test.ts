import assert from "node:assert/strict";
import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
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
import { startProblems } from "./start-problems.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { builtSiteOf } from "../../testing/built-site.ts";

// The servers that come as far as their address serve it.
builtSiteOf("own");

const main = join(import.meta.dirname, "../main.ts");
const start = join(import.meta.dirname, "../start.mjs");
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
    exitCode = 1,
  ): Promise<string> => {
    const env = { ...process.env, DATA_DIR: join(folder, "data"), ...environment };
    const failed: unknown = await promisify(execFile)(process.execPath, program, { env }).then(
      () => undefined,
      (error: unknown) => error,
    );
    assert.ok(failed instanceof Error && "stderr" in failed && "code" in failed);
    assert.equal(failed.code, exitCode);
    return String(failed.stderr);
  };

  test("an old version of Node", async () => {
    const versions = "Object.defineProperty(process, 'versions', { value: { node: '20.9.0' } })";
    const program = ["--import", `data:text/javascript,${versions}`, start];
    assert.match(
      await refusal({}, program, 78),
      /^Node 24 or newer is needed, this is 20\.9\.0\. .+\n$/,
    );
  });

  const machineNode = "/usr/bin/node";
  const version = existsSync(machineNode)
    ? execFileSync(machineNode, ["--version"], { encoding: "utf8" }).trim().slice(1)
    : "24";
  const skip = Number.parseInt(version, 10) < 24 ? false : "This machine has no older Node";
  test("the older Node of this machine", { skip }, async () => {
    const flags = ["--max-semi-space-size=2", "--no-parallel-scavenge"];
    const run = promisify(execFile)(machineNode, [...flags, start]);
    await assert.rejects(run, {
      code: 78,
      stderr: `Node 24 or newer is needed, this is ${version}. Get it from nodejs.org\n`,
    });
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
    const module = (path: string) => JSON.stringify(join(import.meta.dirname, "..", path));
    // Permissions do not limit root, and another account may not read the program.
    const asAnother = `
      const { claimDataDir } = await import(${module("db/one-server.ts")});
      const { startProblems } = await import(${module("start/start-problems.ts")});
      if (process.getuid() === 0) process.setuid(65534);
      const dataDir = ${JSON.stringify(join(locked, "data"))};
      await claimDataDir(dataDir).catch((error) => {
        for (const line of startProblems(error, dataDir)) console.error(line);
        process.exit(1);
      });`;
    const output = await refusal({}, ["--input-type=module", "--eval", asAnother]);
    // As root, the other account is stopped by the folder above.
    assert.match(
      output,
      /^DATA_DIR cannot be used: the server's account \(uid \d+\) has no right to .+data \(.+ belongs to uid \d+, mode [57]00\)\. Give it the right to read and write there, or set DATA_DIR to another folder\n$/,
    );
  });

  test("a database file that cannot be opened or is not a database", async () => {
    const data = join(folder, "damaged");
    await mkdir(join(data, "server.lock"), { recursive: true });
    assert.match(
      await refusal({ DATA_DIR: data }),
      /^DATA_DIR cannot be used: a database file in .+damaged cannot be written\. Mount .+ \(uid \d+\) .+ belongs to uid \d+, mode \d+\) .+\n$/,
    );
    await rm(join(data, "server.lock"), { recursive: true });
    await writeFile(join(data, "site.sqlite"), "no database ".repeat(100));
    assert.match(
      await refusal({ DATA_DIR: data }),
      /^The database is damaged\. Stop the server, .+ run npm run doctor, and restore .+damaged: .+\n$/,
    );
  });

  test("a secret that is too short", async () => {
    const data = join(folder, "secret");
    await mkdir(data);
    const secret = join(data, "auth-secret");
    await writeFile(secret, "short\n");
    assert.equal(
      await refusal({ DATA_DIR: data }, [main], 78),
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
      `PORT ${taken} is already in use by another program: stop it, or set PORT to another number\n`,
    );
    assert.equal(
      await refusal({ METRICS_PORT: taken }),
      `METRICS_PORT ${taken} is already in use by another program: stop it, or set METRICS_PORT to another number\n`,
    );
  });

  for (const [name, exitCode, host] of [
    ["of another machine", 1, "192.0.2.1"],
    ["that does not resolve", 78, "host.invalid"],
  ] as const) {
    test(`an address ${name}, for pages or for metrics`, async () => {
      const cannot = (variable: string) =>
        new RegExp(
          `^${variable} cannot be used: .+\\. Set ${variable} to an address of this machine.+\\n$`,
        );
      const pages = { PORT: String(port), HOST: host };
      assert.match(await refusal(pages, [main], exitCode), cannot("HOST"));
      const metrics = { METRICS_PORT: String(port), METRICS_HOST: host };
      assert.match(await refusal(metrics, [main], exitCode), cannot("METRICS_HOST"));
    });
  }

  test("in systemd's journal, with the priority of an error", async () => {
    const file = join(folder, "journal");
    const journal = await open(file, "w");
    const { dev, ino } = await journal.stat();
    const env = { ...process.env, PORT: "x", JOURNAL_STREAM: `${dev}:${ino}` };
    const server = spawn(process.execPath, [main], {
      env,
      stdio: ["ignore", journal.fd, journal.fd],
    });
    await once(server, "exit");
    await journal.close();
    assert.match(await readFile(file, "utf8"), /^<3>PORT must be a number/);
  });

  test("a database without a shared secret", async () => {
    const environment = { DATABASE_URL: "postgres://site:hidden@127.0.0.1:9/site" };
    const output = await refusal(environment, [main], 78);
    assert.equal(
      output,
      "AUTH_SECRET is required with DATABASE_URL, so that all servers share it\n",
    );
  });

  test("a missing database", { skip: withoutPostgres }, async () => {
    const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
    url.pathname = "/nowhere";
    const output = await refusal({ DATABASE_URL: url.href, AUTH_SECRET: authSecret });
    assert.match(
      output,
      /^DATABASE_URL cannot be used: .+\. Create that database, or name another\n$/,
    );
  });

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

test("a full disk is named with its path and its free space", () => {
  const error = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", path: join(tmpdir(), "x") });
  assert.match(
    startProblems(error, join(tmpdir(), "x")).join(),
    /^DATA_DIR cannot be used: the disk of .+ is full \(ENOSPC\), \d+ MB are free\. Make room on it/,
  );
});

test("a read-only disk is named with the folder that the systemd unit must allow", () => {
  const error = Object.assign(new Error("EROFS"), { code: "EROFS", path: join(tmpdir(), "x.pid") });
  assert.ok(startProblems(error).join().includes(`ReadWritePaths=${tmpdir()} to the systemd`));
});

describe("A server that waits for a service says so in one line, without passwords", () => {
  /** The first line that the server writes about a problem. */
  const complaint = async (environment: Record<string, string>, pattern: RegExp) => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-wait-"));
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) };
    const server = spawn(process.execPath, [main, "--api-only"], {
      env: { ...env, AUTH_SECRET: authSecret, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (bytes: Buffer) => (output += bytes.toString()));
    }
    await waitUntil(`${String(pattern)} in ${output}`, async () => pattern.test(output));
    server.kill("SIGTERM");
    await once(server, "exit");
    await rm(dataDir, { recursive: true });
    assert.doesNotMatch(output, /hidden/);
  };

  test("an unreachable database and one with an unknown host", async () => {
    for (const host of ["127.0.0.1:9", "nowhere.invalid"]) {
      await complaint(
        { DATABASE_URL: `postgres://site:hidden@${host}/site` },
        /^Waiting for the database\. DATABASE_URL cannot be used: .+\. Start PostgreSQL, or check the host and the port$/m,
      );
    }
  });

  test("a wrong database password", { skip: withoutPostgres }, async () => {
    const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
    url.password = "hidden";
    await complaint(
      { DATABASE_URL: url.href },
      /^Waiting for the database\. .+: password authentication failed .+\. Check the user and the password$/m,
    );
  });

  test("a missing bucket", async () => {
    await complaint(
      { ...(await makeBucket()), S3_BUCKET: "another-bucket" },
      /"file store lost: S3_BUCKET cannot be used: there is no such bucket, 404\. Check the variables that begin with S3_"/,
    );
  });
});
