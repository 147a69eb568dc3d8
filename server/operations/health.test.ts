import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { filesFor, storedPath } from "#server/testing/s3-server.ts";
import { untilReady } from "#server/testing/wait-until.ts";
import { release } from "./version.ts";

const script = fileURLToPath(new URL("../../scripts/healthy.mjs", import.meta.url));

onBothEngines("Health", (engine) => {
  const app = testApp(engine, () => filesFor(engine));

  /** The exit code of the health check of a container. */
  const containerCheck = async () => {
    const { port } = new URL(app.url);
    const child = spawn(process.execPath, [script], { env: { PORT: port }, stdio: "ignore" });
    const [code]: unknown[] = await once(child, "exit");
    return code;
  };

  test("a working server is ready and names its checks", async () => {
    const checks = { database: "ok", migrations: "ok", disk: "ok", files: "ok" };
    assert.deepEqual(await untilReady(app.url), {
      status: "ready",
      version: release,
      checks,
    });
  });

  test("a server whose emails are late is ready", async () => {
    await app.client.createAccount("user");
    await app.client.call("POST", "/api/v1/auth/password/forgot", { body: { email: "x@y.vn" } });
    await app.db
      .updateTable("outbox")
      .set({ run_at: new Date(0).toISOString() })
      .execute();
    assert.equal((await app.client.call("GET", "/readyz")).status, 200);
  });

  test("during an outage of the file store the server is alive but not ready, and recovers afterwards", async () => {
    // The test bucket stores its objects one folder deeper.
    const kept = dirname(storedPath(app.config, "x"));
    const folder = engine === "postgres" ? dirname(kept) : kept;
    await rename(folder, `${folder}-away`);
    const away = await app.client.call("GET", "/readyz");
    assert.equal(away.status, 503);
    assert.equal(away.headers.get("retry-after"), "5");
    assert.match(away.text, /"files":"failed"/);
    assert.equal((await app.client.call("GET", "/healthz")).status, 200);
    assert.equal(await containerCheck(), 0, "the container is not restarted");
    await rename(`${folder}-away`, folder);
    await untilReady(app.url);
  });
});
