import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import * as fc from "fast-check";
import { cpuTimeOf } from "#server/testing/cpu-time.ts";
import { smallestDoc } from "#server/testing/fake-doc.ts";
import { smallestDocx, zip64Docx } from "#server/testing/fake-docx.ts";
import { resumes } from "#server/testing/resumes.ts";
import { fakeResumes } from "#server/testing/fake-resumes.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { examineContent } from "./examine-resume.ts";
import { examineResume, resumeFileName } from "./resume-type.ts";

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "types-"));
});
after(() => rm(folder, { recursive: true, force: true }));

test("the sample resumes cover all three types and several programs", () => {
  assert.deepEqual([...new Set(resumes.map((resume) => resume.extension))].sort(), [
    ".doc",
    ".docx",
    ".pdf",
  ]);
  assert.ok(resumes.length >= 6);
});

for (const { name, extension, path } of resumes) {
  test(`${name} is recognised`, async () => {
    assert.deepEqual(await examineResume(path), { type: extension });
  });
}

const pdfAfter = (text: string) => Buffer.concat([Buffer.from(text), tinyPdf()]);

// Each fake differs from one of these in one thing, which must be the reason of its refusal.
const accepted: [string, Buffer, string][] = [
  ["the smallest docx", smallestDocx(), ".docx"],
  ["an honest zip64 docx", zip64Docx(), ".docx"],
  ["the smallest doc", smallestDoc(), ".doc"],
  ["a doc of large sectors", smallestDoc(12), ".doc"],
  ["a PDF after a byte order mark", pdfAfter("\ufeff"), ".pdf"],
  ["a PDF after a printer's lines", pdfAfter("\u001b%-12345X@PJL\r\n"), ".pdf"],
  ["a PDF header just inside the window", pdfAfter(" ".repeat(1_019)), ".pdf"],
  ["a PDF that says a web page", tinyPdf("<script>alert(1)</script>"), ".pdf"],
];
for (const [what, bytes, type] of accepted) {
  test(`${what} is recognised`, async () => {
    assert.equal(await examineContent(bytes), type);
  });
}

for (const { name, bytes, why, problem } of fakeResumes()) {
  test(`${name} is refused: ${why}`, async () => {
    const found = await examineContent(bytes);
    if (found === ".pdf" || found === ".doc" || found === ".docx") {
      assert.equal(resumeFileName(name, found), null);
      assert.equal(found === ".pdf" ? "isPdf" : "isWord", problem);
    } else assert.equal(found, problem);
  });
}

test("examining a fake costs no more than examining a hundred resumes", async () => {
  const costs: number[] = [];
  for (const { path } of resumes) {
    const bytes = await readFile(path);
    costs.push(await cpuTimeOf(() => examineContent(bytes)));
  }
  const most = 100 * Math.max(...costs);
  for (const { name, bytes, why } of fakeResumes()) {
    const cost = await cpuTimeOf(() => examineContent(bytes));
    assert.ok(cost < most, `${name} (${why}): ${cost} ms of at most ${most}`);
  }
});

test("examining all fakes needs little memory of the server", async () => {
  const paths = await Promise.all(
    fakeResumes().map(async ({ bytes }, index) => {
      const path = join(folder, `fake-${index}`);
      await writeFile(path, bytes);
      return path;
    }),
  );
  const before = process.memoryUsage().rss;
  for (const path of paths) await examineResume(path);
  // The files themselves, which the server passes on, are 5 MB each; a parser here took hundreds.
  assert.ok(process.memoryUsage().rss - before < 60 * 1024 * 1024);
});

test("no damage to a real resume makes the examination fail", async () => {
  const originals = await Promise.all(resumes.map(({ path }) => readFile(path)));
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...originals), changes, async (original, changes) => {
      const bytes = Buffer.from(original);
      // As often near the end, where an archive has its list, as near the start.
      for (const [at, value] of changes) {
        const position = at % 2 === 0 ? at % 2_000 : bytes.length - 1 - (at % 2_000);
        bytes[position % bytes.length] = value;
      }
      await examineContent(bytes);
    }),
    { numRuns: 300 },
  );
});

test("an unreadable file is an error, not a refusal", async () => {
  await assert.rejects(examineResume(join(folder, "nowhere")), { code: "ENOENT" });
  await assert.rejects(examineResume(folder), { code: "EISDIR" });
});
