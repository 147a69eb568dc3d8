import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { rescan } from "#server/jobs/rescan.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { ApplicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { startClamd, virusSign, withoutClamd } from "#server/testing/clamd.ts";
import { freePort } from "#server/testing/free-port.ts";
import { applicationFields, applicationForm, fixture } from "#server/testing/client.ts";
import { openClamd, ScannerDownError } from "./scanner.ts";

const pdfName = "Nguyễn Văn Mẫu – CV.pdf";

onBothEngines(
  "The virus scanner",
  (engine) => {
    let clamd: Awaited<ReturnType<typeof startClamd>>;
    let app: TestApp;
    let calls: ApplicationCalls;
    let clean: Uint8Array<ArrayBuffer>;
    let infected: Uint8Array<ArrayBuffer>;
    before(async () => {
      clamd = await startClamd();
      app = await startTestApp(engine, {
        ...(await filesFor(engine)),
        CLAMD_URL: clamd.url,
      });
      calls = new ApplicationCalls(app, await app.client.signedIn("admin"));
      clean = await fixture(pdfName);
      infected = new Uint8Array(Buffer.concat([clean, Buffer.from(`\n% ${virusSign}\n`)]));
    });
    after(() => clamd.stop());

    const download = (id: string) =>
      app.client.call("GET", `/api/v1/applications/${id}/cv`, { token: calls.token });
    const filesKept = async () => {
      let kept = 0;
      for await (const _file of app.files.list()) kept += 1;
      return kept;
    };

    test("lets a clean resume pass", async () => {
      const id = await calls.upload("sạch.pdf", clean);
      assert.equal((await calls.read(id)).cv_scan_pending, false);
      assert.equal((await download(id)).status, 200);
    });

    test("refuses an infected one by name, and nothing of it stays", async () => {
      const kept = await filesKept();
      const body = applicationForm(applicationFields(), { name: "bệnh.pdf", bytes: infected });
      const answer = await app.client.call("POST", "/api/v1/applications/upload", { body });
      assertFailure(answer, 422, "Please check the highlighted fields.", {
        resume: ["This file contains a virus. Please upload another one"],
      });
      assert.equal(await filesKept(), kept);
      assert.equal(await app.files.sweepIncoming(new Date(Date.now() + 60_000)), 0);
    });
  },
  withoutClamd,
);

test("A file that is gone before a scanner that is down was asked ends nothing but its scan", async () => {
  const scanner = openClamd(`tcp://127.0.0.1:${await freePort()}`);
  // Opened last: its error has no listener until `scan` takes it.
  const source = createReadStream(join(import.meta.dirname, "no-such-file"));
  const closed = new Promise<void>((resolve) => {
    source.on("close", resolve);
  });
  await assert.rejects(scanner.scan(source), ScannerDownError);
  await closed;
});

onBothEngines(
  "A virus scanner that is down",
  (engine) => {
    test("turns nobody away; the file waits, and is held until it has been scanned", async () => {
      const port = await freePort();
      const app = await startTestApp(engine, { CLAMD_URL: `tcp://127.0.0.1:${port}` });
      const calls = new ApplicationCalls(app, await app.client.signedIn("admin"));
      const clean = await fixture(pdfName);
      const sick = new Uint8Array(Buffer.concat([clean, Buffer.from(virusSign)]));
      const [good, bad] = [
        await calls.upload("tốt.pdf", clean),
        await calls.upload("xấu.pdf", sick),
      ];
      const download = (id: string) =>
        app.client.call("GET", `/api/v1/applications/${id}/cv`, { token: calls.token });

      assert.equal((await calls.read(good)).cv_scan_pending, true);
      const message =
        "The virus scanner has not seen this file yet. Please try again in a few minutes.";
      assertFailure(await download(good), 409, message);
      assert.equal(await rescan(app), 0, "it is still down");

      const clamd = await startClamd();
      try {
        assert.equal(await rescan({ ...app, scanner: openClamd(clamd.url) }), 2);
      } finally {
        await clamd.stop();
      }
      assert.equal((await download(good)).status, 200);
      assert.equal((await download(bad)).status, 404);
      assert.equal((await calls.read(bad)).cv_original_name, null);
      const events = app.db.selectFrom("application_events").select("kind");
      const kinds = (await events.where("application_id", "=", bad).execute()).map(
        ({ kind }) => kind,
      );
      assert.ok(kinds.includes("cv_infected"));
    });
  },
  withoutClamd,
);
