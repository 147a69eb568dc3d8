import assert from "node:assert/strict";
import { createServer, type Socket } from "node:net";
import { Readable } from "node:stream";
import { before, beforeEach, test } from "node:test";
import { openClamd } from "#server/files/scanner.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { freePort, listen } from "#server/testing/free-port.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { rescan } from "./rescan.ts";

onBothEngines("Resumes pending a virus scan", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  before(async () => {
    app = await startTestApp(engine, { CLAMD_URL: `tcp://127.0.0.1:${await freePort()}` });
    calls = await signedInCalls(app);
  });
  beforeEach(() => app.db.deleteFrom("applications").execute());

  const upload = (words: string) => calls.upload("CV.pdf", tinyPdf(words));
  /** A fake scanner that reports "a virus" and fails on "cannot be looked at". */
  const scanner = async () => {
    const clamd = await startFakeClamd((content) => {
      if (content.includes("cannot be looked at")) return "Can't allocate memory ERROR";
      return content.includes("a virus") ? "Test.Sign FOUND" : "OK";
    });
    return openClamd(clamd.url);
  };
  const pending = async () => {
    const rows = app.db.selectFrom("applications").select("id").orderBy("created_at").orderBy("id");
    const found = await rows.where("cv_scan_pending", "=", true).execute();
    return found.map(({ id }) => id);
  };
  const fileOf = async (id: string) => {
    const row = app.db.selectFrom("applications").select("cv_key").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).cv_key ?? "";
  };

  test("are scanned although an older one cannot be scanned", async () => {
    const stuck = await upload("cannot be looked at");
    for (const words of ["one", "two"]) await upload(words);
    const context = { ...app, scanner: await scanner() };
    assert.equal(await rescan(context), 2);
    assert.deepEqual(await pending(), [stuck]);
    assert.equal(await rescan(context), 0);
  });

  test("stay pending while their file is missing, and are scanned once it is back", async () => {
    const id = await upload("a virus");
    const key = await fileOf(id);
    await app.files.remove(key);
    const context = { ...app, scanner: await scanner() };
    assert.equal(await rescan(context), 0);
    assert.deepEqual(await pending(), [id]);
    await app.files.store(await app.files.stage(Readable.from([tinyPdf("a virus")]), 1_000), key);
    assert.equal(await rescan(context), 1);
    assert.equal((await calls.read(id)).cv_original_name, null, "the infected file is gone");
  });

  test("leave neither their name in the search nor the version when they are infected", async () => {
    const id = await calls.upload("Wombat.pdf", tinyPdf("a virus"));
    const before = await calls.read(id);
    assert.equal((await calls.find("q=wombat")).total, 1);
    assert.equal(await rescan({ ...app, scanner: await scanner() }), 1);
    const after = await calls.read(id);
    assert.equal(after.cv_original_name, null);
    assert.notEqual(after.updated_at, before.updated_at);
    assert.equal((await calls.find("q=wombat")).total, 0);
  });

  test("are scanned although older ones are missing", async () => {
    const missing: string[] = [];
    for (let file = 0; file < 2; file += 1) missing.push(await upload("gone"));
    for (const id of missing) await app.files.remove(await fileOf(id));
    await upload("there");
    assert.equal(await rescan({ ...app, scanner: await scanner() }), 1);
    assert.deepEqual(await pending(), missing);
  });

  test("do not delay a stop: an unanswered scan ends at once", async () => {
    await upload("one");
    await upload("two");
    const silent = await startFakeClamd(() => undefined);
    const stopping = new AbortController();
    const scanned = rescan({ ...app, scanner: openClamd(silent.url) }, stopping.signal);
    await waitUntil("the scanner to be asked", () => silent.asked() > 0);
    stopping.abort();
    assert.equal(await scanned, 0);
    assert.equal(silent.asked(), 1);
    assert.equal((await pending()).length, 2);
  });
});

/**
 * A fake clamd with chosen responses, for cases that the real one cannot produce on demand. It stays
 * silent without a response. It does not keep the process alive.
 */
async function startFakeClamd(
  answer: (content: string) => string | undefined,
): Promise<{ url: string; asked: () => number }> {
  let scans = 0;
  const server = createServer((socket: Socket) => {
    socket.unref().on("error", () => undefined);
    let sent = "";
    socket.on("data", (bytes: Buffer) => {
      sent += bytes.toString("latin1");
      // An empty chunk is the last one.
      if (!sent.endsWith("\0\0\0\0")) return;
      scans += 1;
      const response = answer(sent);
      if (response !== undefined) socket.end(`stream: ${response}\0`);
    });
  });
  return { url: `tcp://127.0.0.1:${await listen(server.unref())}`, asked: () => scans };
}
