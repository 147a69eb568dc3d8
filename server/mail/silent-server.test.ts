import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { transact } from "#server/db/transact.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { statusLetter } from "./application-letters.ts";
import { post } from "./outbox.ts";

describe("A mail server that never says a word", () => {
  let app: TestApp;
  before(async () => {
    const server = createServer((socket) => socket.unref()).listen(0, "127.0.0.1");
    await once(server.unref(), "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    app = await startTestApp("sqlite", { SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  after(() => app.close());

  test("slows nothing else, and an attempt is over after ten seconds", async () => {
    const begun = performance.now();
    for (let index = 0; index < 20; index += 1) {
      const letter = statusLetter("en", "reviewing", {
        id: "018f0000-0000-7000-8000-000000000000",
        fullName: "Lê Văn Mẫu",
        jobTitle: "AI Engineer",
        createdAt: app.clock().toISOString(),
        siteUrl: app.config.siteUrl,
        statusLink: `${app.config.siteUrl}/application-status#token`,
      });
      const applicant = { email: "mau@applicants.example", name: "Lê Văn Mẫu" };
      await transact(app.db, (tx) => post(tx, letter, applicant, {}, app.clock()));
      app.mailer.kick();
      await pause(1);
    }
    assert.ok(performance.now() - begun < 5_000, "posting waits for the mail server");
    const tried = () =>
      app.db.selectFrom("outbox").select("state").where("last_error", "is not", null).execute();
    while ((await tried()).length === 0) await pause(100);
    assert.ok(performance.now() - begun < 18_000);
    assert.equal((await tried())[0]?.state, "queued");
  });
});
