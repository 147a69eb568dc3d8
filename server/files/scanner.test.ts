import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, before, test } from "node:test";
import { rescan } from "#server/hiring/resumes/rescan.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { freePort } from "#server/testing/free-port.ts";
import { applicationFields, applicationForm, readSampleResume } from "#server/testing/client.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { openClamd, ScannerDownError } from "./scanner.ts";

/** The scanner of the tests detects this as a virus. */
const virusSign = "a sign that only the scanner of these tests knows";

/** The `skip` option of tests that need clamd; `npm test` reports a missing one. */
const withoutClamd = process.env["SKIP_CLAMD"] === undefined ? false : "ClamAV is missing";

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
      calls = await signedInCalls(app);
      clean = await readSampleResume(pdfName);
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

    test("accepts a clean resume", async () => {
      const id = await calls.upload("sạch.pdf", clean);
      assert.equal((await calls.read(id)).cv_scan_pending, false);
      assert.equal((await download(id)).status, 200);
    });

    test("refuses an infected one by name and stores nothing of it", async () => {
      const kept = await filesKept();
      const body = applicationForm(applicationFields(), { name: "bệnh.pdf", bytes: infected });
      const answer = await app.client.call("POST", "/api/v1/applications/upload", { body });
      assertFailure(answer, 422, "Please check the highlighted fields.", {
        resume: ["This file contains a virus. Please upload another one."],
      });
      assert.equal(await filesKept(), kept);
      assert.equal(await app.files.purgeStaged(new Date(Date.now() + 60_000)), 0);
    });
  },
  withoutClamd,
);

test("A missing file, with the scanner down, fails only its own scan", async () => {
  const scanner = openClamd(`tcp://127.0.0.1:${await freePort()}`);
  // Opened last, since its error has no listener until `scan` starts.
  const source = createReadStream(join(import.meta.dirname, "no-such-file"));
  const closed = new Promise<void>((resolve) => {
    source.on("close", resolve);
  });
  await assert.rejects(scanner.scan(source), ScannerDownError);
  await closed;
});

onBothEngines(
  "While the virus scanner is down",
  (engine) => {
    test("resumes are accepted, and downloads wait until the file has been scanned", async () => {
      const port = await freePort();
      const app = await startTestApp(engine, { CLAMD_URL: `tcp://127.0.0.1:${port}` });
      const calls = await signedInCalls(app);
      const clean = await readSampleResume(pdfName);
      const sick = new Uint8Array(Buffer.concat([clean, Buffer.from(virusSign)]));
      const [good, bad] = [
        await calls.upload("tốt.pdf", clean),
        await calls.upload("xấu.pdf", sick),
      ];
      const download = (id: string) =>
        app.client.call("GET", `/api/v1/applications/${id}/cv`, { token: calls.token });

      assert.equal((await calls.read(good)).cv_scan_pending, true);
      const message =
        "The virus scanner has not checked this file yet. Please try again in a few minutes.";
      assertFailure(await download(good), 409, message);
      assert.equal(await rescan(app), 0, "the scanner is still down");

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

/** Starts Debian's clamd on a loopback port with a single signature of our own. */
async function startClamd(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "clamd-"));
  const port = await freePort();
  const hex = Buffer.from(virusSign).toString("hex");
  await writeFile(join(folder, "test.ndb"), `Test.Sign:0:*:${hex}\n`);
  const settings = [
    "Foreground yes",
    "TCPAddr 127.0.0.1",
    `TCPSocket ${port}`,
    `DatabaseDirectory ${folder}`,
    "StreamMaxLength 10M",
    "SelfCheck 0",
  ];
  await writeFile(join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
  const clamd = spawn(findClamd(), ["-c", join(folder, "clamd.conf")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  await answering(clamd, port);
  return {
    url: `tcp://127.0.0.1:${port}`,
    stop: async () => {
      clamd.kill("SIGKILL");
      if (clamd.exitCode === null) await once(clamd, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findClamd(): string {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.map((folder) => join(folder, "clamd")).find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error("These tests need clamd: install the package clamav-daemon.");
  }
  return found;
}

async function answering(clamd: ChildProcess, port: number): Promise<void> {
  let output = "";
  for (const stream of [clamd.stdout, clamd.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  await waitUntil(
    "clamd",
    async () => {
      if (clamd.exitCode !== null) throw new Error(`clamd did not start: ${output}`);
      const socket = connect(port, "127.0.0.1");
      const isUp = await once(socket, "connect").then(
        () => true,
        () => false,
      );
      socket.destroy();
      return isUp;
    },
    { timeoutMs: 60_000 },
  );
}
