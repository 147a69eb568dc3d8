import assert from "node:assert/strict";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { Agent, request as httpRequest } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { onSqlite, testApp } from "./app.ts";
import { uploadPath } from "./upload-calls.ts";

onSqlite("Huge uploads", (engine) => {
  const app = testApp(engine);

  test("9: 200 MB without a length get 413 and are not read to the end", async () => {
    const sent = await flood(`${app.url}${uploadPath}`, 200 * 1024 * 1024);
    assert.equal(sent.status, 413);
    assert.ok(sent.bytes < 150 * 1024 * 1024, `${sent.bytes} bytes were taken`);
    assert.deepEqual(await readdir(join(app.config.dataDir, "files", "incoming")), []);
  });

  test("a form that is somewhat too large gets 413 and is read to its end, so its connection stays usable", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const sent = await flood(`${app.url}${uploadPath}`, 40 * 1024 * 1024, agent);
      assert.deepEqual(sent, { status: 413, bytes: 40 * 1024 * 1024 });
      const next = httpRequest(`${app.url}/healthz`, { agent }).end();
      next.on("response", (response) => response.resume());
      await once(next, "close");
      assert.ok(next.reusedSocket);
    } finally {
      agent.destroy();
    }
  });

  test("200 MB after an early response are not read to the end either", async () => {
    for (const [path, status] of [
      ["/api/v1/nothing", 404],
      ["/api/v1/auth/login", 422],
    ] as const) {
      const sent = await flood(`${app.url}${path}`, 200 * 1024 * 1024);
      assert.equal(sent.status, status);
      assert.ok(sent.bytes < 150 * 1024 * 1024, `${sent.bytes} bytes were taken`);
    }
  });
});

/** Sends a file until the server disconnects; returns the status and the number of accepted bytes. */
function flood(
  url: string,
  most: number,
  agent?: Agent,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let status = 0;
    const sending = httpRequest(url, {
      method: "POST",
      ...(agent && { agent }),
      headers: { "content-type": "multipart/form-data; boundary=xx" },
    });
    const finish = () => {
      if (status === 0) reject(new Error("The server disconnected without a response"));
      else resolve({ status, bytes });
    };
    sending.on("response", (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    sending.on("error", finish).on("close", finish);
    sending.write(
      '--xx\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
    );
    const chunk = Buffer.alloc(1024 * 1024);
    const write = () => {
      if (sending.destroyed || bytes >= most) {
        sending.end();
        return;
      }
      sending.write(chunk, () => {
        bytes += chunk.length;
        write();
      });
    };
    write();
  });
}
