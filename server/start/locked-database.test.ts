import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { examine } from "#server/operations/doctor.ts";
import { Readiness } from "#server/operations/health.ts";
import { bareEnvironment } from "#server/testing/bare-environment.ts";
import { applicationFields } from "#server/testing/client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { ask, startServer, until, type Server } from "#server/testing/server-process.ts";
import { makeSmallSite } from "#server/testing/small-site.ts";
import { untilReady, waitUntil } from "#server/testing/wait-until.ts";

const createAdmin = fileURLToPath(new URL("../../scripts/create-admin.ts", import.meta.url));

describe("While another program has locked the SQLite file", () => {
  let dist: string;
  let dataDir: string;
  let server: Server;
  let metricsPort: number;
  /** A connection of another process than the server. */
  let other: Database.Database;
  before(async () => {
    dist = await makeSmallSite();
    dataDir = await mkdtemp(join(tmpdir(), "site-locked-"));
    metricsPort = await freePort();
    server = await startServer(dist, { DATA_DIR: dataDir, METRICS_PORT: String(metricsPort) });
    await until(server, "is ready at");
    other = new Database(join(dataDir, "site.sqlite"), { timeout: 5_000 });
  });
  after(async () => {
    other.close();
    await server.stop();
    await Promise.all([dist, dataDir].map((folder) => rm(folder, { recursive: true })));
  });

  const apply = () =>
    ask(server, "/api/v1/applications", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(applicationFields()),
    });
  /** How often all these have been answered until the write is. */
  const roundsUntil = async (write: Promise<unknown>, onRound?: (rounds: number) => void) => {
    const answered = new AbortController();
    void write.finally(() => answered.abort());
    let rounds = 0;
    while (!answered.signal.aborted) {
      for (const path of ["/", "/healthz", "/api/v1/positions"]) {
        assert.equal((await ask(server, path)).response.status, 200, path);
      }
      rounds += 1;
      onRound?.(rounds);
    }
    return rounds;
  };
  const metric = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return /^site_database_up (\d)$/m.exec(text)?.[1];
  };

  test("a write waits for a short lock, and pages and reads do not", async () => {
    other.exec("begin immediate");
    const writing = apply();
    await roundsUntil(writing, (rounds) => {
      if (rounds === 2) other.exec("rollback");
    });
    const { response, text } = await writing;
    assert.equal(response.status, 201, text);
    assert.doesNotMatch(server.output(), /database locked/);
  });

  test("a long lock is an outage for writes alone, which log, doctor, readiness and commands name", async () => {
    other.exec("begin immediate");
    try {
      const writing = apply();
      const rounds = await roundsUntil(writing);
      const { response, text } = await writing;
      assert.equal(response.status, 503, text);
      assert.equal(response.headers.get("retry-after"), "5");
      assert.ok(rounds >= 3, String(rounds));
      await Promise.all(Array.from({ length: 5 }, apply));

      const named = `database locked by another program: fuser -v ${join(dataDir, "site.sqlite")}`;
      await until(server, named);
      await waitUntil("/readyz to name it", async () => {
        const ready = await ask(server, "/readyz");
        const { checks } = Readiness.parse(JSON.parse(ready.text));
        return ready.response.status === 503 && checks.database === "failed";
      });
      await waitUntil("the metric", async () => (await metric()) === "0");

      const findings = await Array.fromAsync(examine({ DATA_DIR: dataDir }));
      const found = findings.find(({ subject }) => subject === "database writes");
      assert.deepEqual([found?.level, found?.remedy], ["problem", named]);

      const command = spawn(process.execPath, [createAdmin, "--email", "a@company.example"], {
        env: {
          ...bareEnvironment(),
          DATA_DIR: dataDir,
          AUTH_SECRET: "a secret of the tests, long enough",
          ADMIN_PASSWORD: "an unusual one",
        },
        stdio: ["ignore", "ignore", "pipe"],
      });
      const [problem] = await Promise.all([readText(command.stderr), once(command, "exit")]);
      assert.equal(problem, `${named}\n`);
    } finally {
      other.exec("rollback");
    }
    await until(server, "calls refused");
    await untilReady(server.url);
    assert.equal(await metric(), "1");
    assert.equal((await apply()).response.status, 201);
    assert.match(server.output(), /"msg":"database back after \d+ s, \d+ calls refused"/);
    assert.equal(server.count('"level":50'), 1, server.output());
  });
});
