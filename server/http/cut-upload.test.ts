import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { freePort } from "#server/testing/free-port.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

const main = join(import.meta.dirname, "../main.ts");

test("a stop that cuts an upload says so in the log and exits with 0", async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-stop-"));
  context.after(() => rm(dataDir, { recursive: true }));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1" };
  const server = spawn(process.execPath, [main, "--api-only"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let log = "";
  server.stdout.on("data", (text) => (log += String(text)));
  await waitUntil("the server to be ready", () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const upload = connect(port, "127.0.0.1");
  upload.on("error", () => undefined);
  upload.write(
    "POST /api/v1/applications/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=xx\r\ncontent-length: 4000000\r\n\r\n" +
      '--xx\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  );
  // Fast enough for the server to wait, and not done in time.
  const sending = setInterval(() => upload.write("x".repeat(8_000)), 250);
  const closed = once(upload, "close");
  await once(upload, "connect");
  server.kill("SIGTERM");
  const [code] = await once(server, "exit");
  clearInterval(sending);
  await closed;
  assert.equal(code, 0);
  assert.match(log, /"requests":1,"msg":"the stop cuts requests that are still in progress"/);
});
