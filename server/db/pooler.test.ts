import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { bareEnvironment } from "#server/testing/bare-environment.ts";
import { createDatabase, withoutPostgres } from "#server/testing/database.ts";
import { freePort } from "#server/testing/free-port.ts";
import { untilReady, waitUntil } from "#server/testing/wait-until.ts";
import { ensureProgram } from "../../scripts/setup/programs.ts";
import { asUnprivilegedUser } from "../../testing/postgres.ts";

const main = join(import.meta.dirname, "..", "main.ts");
const skip =
  withoutPostgres || (process.env["SKIP_PGBOUNCER"] === undefined ? false : "PgBouncer is missing");

/** The settings that docs/operations.md names. */
async function documentedSettings(): Promise<string> {
  const path = join(import.meta.dirname, "..", "..", "docs", "operations.md");
  const [, settings] = /```ini\n(pool_mode[^`]+)```/.exec(await readFile(path, "utf8")) ?? [];
  assert.ok(settings);
  return settings;
}

describe("Behind PgBouncer", { skip }, () => {
  /** Starts PgBouncer before a new database, and the server behind it. */
  async function startBehind(settings: string) {
    const folder = await mkdtemp(join(tmpdir(), "site-pooler-"));
    const { url, name, drop } = await createDatabase();
    const { hostname, port, username, password } = new URL(url);
    const poolerPort = await freePort();
    const file = join(folder, "pgbouncer.ini");
    await writeFile(
      file,
      `[databases]
      site = host=${hostname} port=${port} dbname=${name} user=${username} password=${password}
      [pgbouncer]
      listen_addr = 127.0.0.1
      listen_port = ${poolerPort}
      unix_socket_dir =
      auth_type = any
      ${settings}`,
    );
    await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)]);
    const [program, ...args] = [...asUnprivilegedUser(), ensureProgram("pgbouncer"), file];
    const pooler = spawn(program, args, { cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    let poolerLog = "";
    pooler.stderr.on("data", (bytes: Buffer) => (poolerLog += bytes.toString()));
    await waitUntil("PgBouncer", async () => /process up/.test(poolerLog));

    const serverPort = await freePort();
    const server = spawn(process.execPath, [main, "--api-only"], {
      env: {
        ...bareEnvironment(),
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: `postgres://site:hidden@127.0.0.1:${poolerPort}/site`,
        AUTH_SECRET: "a secret of the tests, long enough",
        HOST: "127.0.0.1",
        PORT: String(serverPort),
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let complaint = "";
    server.stderr.on("data", (bytes: Buffer) => (complaint += bytes.toString()));
    const exit = once(server, "exit");
    return {
      url: `http://127.0.0.1:${serverPort}`,
      exit,
      complaint: () => complaint,
      stop: async () => {
        server.kill("SIGTERM");
        await exit;
        const ended = once(pooler, "exit");
        pooler.kill("SIGINT");
        await ended;
        await drop();
        await rm(folder, { recursive: true });
      },
    };
  }

  test("that refuses its parameters, the server ends and names the pooler and the settings", async () => {
    const server = await startBehind("pool_mode = session");
    const [code]: unknown[] = await server.exit;
    assert.equal(code, 78);
    assert.match(
      server.complaint(),
      /^DATABASE_URL cannot be used: unsupported startup parameter.+\. It leads to a pooler, such as PgBouncer: set its pool_mode = session and ignore_startup_parameters = .+\n$/,
    );
    await server.stop();
  });

  test("with the settings of docs/operations.md the server migrates its database and works", async () => {
    const server = await startBehind(await documentedSettings());
    await untilReady(server.url);
    const answer = await fetch(`${server.url}/api/v1/positions`);
    assert.equal(answer.status, 200);
    await server.stop();
  });
});
