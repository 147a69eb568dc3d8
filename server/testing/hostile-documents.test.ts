import assert from "node:assert/strict";
import { createCipheriv } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { before, test } from "node:test";
import { deflateSync } from "node:zlib";
import { ZipFile } from "yazl";
import { indexResumes } from "#server/hiring/resumes/index-texts.ts";
import { examineResume } from "#server/hiring/resumes/resume-type.ts";
import { onSqlite, testApp, type TestApp } from "./app.ts";
import { applicationFields, applicationForm, type TestResponse } from "./client.ts";
import { cpuTimeOf } from "./cpu-time.ts";
import { mainPart } from "./fake-docx.ts";
import { resumes } from "./resumes.ts";
import { tinyPdf } from "./tiny-pdf.ts";
import { upload } from "./upload-calls.ts";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const largest = 4.9 * 1024 * 1024;

/** A docx with this main part, as small as it can be packed. */
function packedDocx(document: string): Promise<Buffer> {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(mainPart()), "[Content_Types].xml");
  archive.addBuffer(Buffer.from(document), "word/document.xml");
  archive.end();
  return buffer(archive.outputStream);
}

const fill = (start: Buffer, unit: Buffer) =>
  Buffer.concat([start, Buffer.alloc(largest - start.length, unit)]);

/** A PDF of streams that contain each other, and of blocks that inflate to nothing. */
function overlappingStreams(): Buffer {
  const marker = Buffer.from("/ObjStm stream\n\x78\x9c", "latin1");
  const stored = Buffer.from([0, marker.length, 0, ~marker.length & 0xff, 0xff]);
  const nested = Buffer.concat([stored, marker]);
  const empty = deflateSync(Buffer.alloc(0)).subarray(2, 4);
  const head = Buffer.from("%PDF-1.5\nstartxref\n");
  return fill(Buffer.concat([head, marker, ...Array.from({ length: 499 }, () => nested)]), empty);
}

/** Bytes that look random and are the same in each run. */
const noise = (bytes: number) =>
  createCipheriv("aes-128-ctr", Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes));

const attributes = Array.from({ length: 400_000 }, (_, index) => `a${index}="1"`).join(" ");

/** Documents that take a parser without limits minutes or hundreds of megabytes. */
const hostileDocuments: Record<string, Buffer> = {
  "deeply nested elements": await packedDocx("<a>".repeat(2_000_000)),
  "deeply nested fields": await packedDocx('<w:fldChar w:fldCharType="begin"/>'.repeat(600_000)),
  "an element of many attributes": await packedDocx(`<w:fldSimple ${attributes}/>`),
  "an endless field": await packedDocx(`<w:instrText>${"&#32;".repeat(3_000_000)}`),
  "an endless attribute": await packedDocx(`<w:fldSimple w:instr="${"&#32;".repeat(3_000_000)}"/>`),
  "streams within streams": overlappingStreams(),
  "many compressed bombs": fill(
    Buffer.from("%PDF-1.5\nstartxref\n"),
    Buffer.concat([Buffer.from("/ObjStm stream\n"), deflateSync(Buffer.alloc(4_000_000))]),
  ),
  "an encrypted PDF of nested lists": fill(
    Buffer.from("%PDF-1.5\ntrailer <</Encrypt 9 0 R /Root 1 0 R>> /Type /Page\n1 0 obj "),
    Buffer.from("["),
  ),
  "white space between two words": fill(
    Buffer.from("%PDF-1.5\nstartxref\n/Type"),
    Buffer.from(" "),
  ),
  "a compound file of noise": Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    noise(largest - 8),
  ]),
};

const submit = (app: TestApp, name: string, bytes: Uint8Array): Promise<TestResponse> =>
  upload(app, applicationForm(applicationFields(), { name, bytes: new Uint8Array(bytes) }));

const nameOf = (bytes: Buffer) =>
  bytes.subarray(0, 2).toString() === "PK" ? "cv.docx" : bytes[0] === 0xd0 ? "cv.doc" : "cv.pdf";

onSqlite("Hostile documents", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "off" });
  before(() => submit(app, "cv.pdf", tinyPdf()));

  test("cost the server little of its own time and memory, however they are made", async () => {
    // A harmless file of the same size is received, hashed and passed on too.
    const harmless = fill(tinyPdf(), Buffer.from(" "));
    const send = (bytes: Buffer) => submit(app, nameOf(bytes), bytes);
    await send(harmless);
    const honestMs = await cpuTimeOf(() => send(harmless));
    const memory = process.memoryUsage().rss;
    // To parse one here took a minute. Looking after a child for seconds on a busy machine costs something too.
    const most = 10 * honestMs + 200;
    for (const [what, bytes] of Object.entries(hostileDocuments)) {
      let ms = Infinity;
      // Compilation and garbage collection slow down some runs, but not all.
      for (let tries = 0; tries < 3 && ms >= most; tries += 1) {
        const took = await cpuTimeOf(async () => {
          const { status, text } = await send(bytes);
          assert.ok(status === 422 || status === 201, `${what}: ${text}`);
        });
        ms = Math.min(ms, took);
      }
      assert.ok(ms < most, `${what}: ${ms} ms, an honest file ${honestMs} ms`);
    }
    const grown = (process.memoryUsage().rss - memory) / 1024 / 1024;
    assert.ok(grown < 120, `${grown} MB`);
  });

  test("do not end the job that reads texts", async () => {
    assert.ok(Number(await indexResumes(app)) > 0);
    assert.equal(await indexResumes(app), 0);
  });

  test("leave the server in peace while an honest upload passes them", async () => {
    const honest = resumes.find(({ extension }) => extension === ".pdf");
    assert.ok(honest);
    const bytes = await readFile(honest.path);
    const flood = Object.values(hostileDocuments).map((bytes) => submit(app, nameOf(bytes), bytes));
    const first = Promise.race([
      Promise.all(flood).then(() => "flood"),
      submit(app, honest.name, bytes),
    ]);
    const health = await app.client.call("GET", "/healthz");
    assert.equal(health.status, 200);
    const answered = await first;
    assert.ok(typeof answered === "object", "the flood came first");
    assert.equal(answered.status, 201);
    for (const { status, text } of await Promise.all(flood)) {
      assert.ok([201, 422].includes(status), text);
    }
  });
});

test("A document is no longer read once its client has disconnected", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "gone-"));
  const path = join(folder.path, "file");
  await writeFile(path, hostileDocuments["an endless field"] ?? "");
  const client = new AbortController();
  const gone = new Error("gone");
  const examined = Array.from({ length: 5 }, () => examineResume(path, client.signal));
  client.abort(gone);
  for (const one of examined) await assert.rejects(one, (error) => error === gone);
  assert.deepEqual(await examineResume(resumes[0]?.path ?? ""), { type: resumes[0]?.extension });
});
