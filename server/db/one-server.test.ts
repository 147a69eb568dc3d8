import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { text } from "node:stream/consumers";
import { applicationFields } from "#server/testing/client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

const main = join(import.meta.dirname, "..", "main.ts");

describe("A data folder in use", () => {
  let dataDir: string;
  const started: Server[] = [];
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "site-one-"));
  });
  after(async () => {
    for (const server of started) await end(server, "SIGKILL");
    await rm(dataDir, { recursive: true });
  });

  /** Starts a server process and waits until it is ready or has ended. */
  const start = async (): Promise<Server> => {
    const port = String(await freePort());
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: "localhost",
      PORT: port,
      LOG_LEVEL: "silent",
    };
    const child = spawn(process.execPath, [main, "--api-only"], {
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const server = { url: `http://localhost:${port}`, child, output: text(child.stderr) };
    started.push(server);
    await waitUntil(
      "the server to be ready or to end",
      async () => child.exitCode !== null || (await isReady(server)),
      { timeoutMs: 60_000 },
    );
    return server;
  };

  const apply = async ({ url }: Server) => {
    const response = await fetch(`${url}/api/v1/applications`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(applicationFields()),
    });
    return response.status;
  };

  test("is refused to a second server in one line that names the first, which keeps running", async () => {
    const first = await start();
    assert.equal(await apply(first), 201);
    const second = await start();
    assert.equal(second.child.exitCode, 1);
    assert.equal(
      await second.output,
      `Another server (process ${first.child.pid}) is already using ${dataDir}. ` +
        "Stop it first, or set DATA_DIR to another folder.\n",
    );
    assert.equal(await apply(first), 201);
  });

  for (const signal of ["SIGKILL", "SIGTERM"] as const) {
    test(`is free after its server has ended by ${signal}`, async () => {
      const last = started.findLast(({ child }) => child.exitCode === null);
      assert.ok(last);
      await end(last, signal);
      const next = await start();
      assert.equal(next.child.exitCode, null);
      assert.equal(await apply(next), 201);
    });
  }
});

type Server = { url: string; child: ChildProcess; output: Promise<string> };

async function isReady({ url }: Server): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end({ child }: Server, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}
