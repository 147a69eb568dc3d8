import { parse } from "content-disposition";
import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { resumes } from "#server/testing/resumes.ts";
import { timeGrowth } from "#server/testing/cpu-time.ts";
import { contentDisposition, resumeFileName } from "./resume-type.ts";

const names: [original: string, stored: string | null][] = [
  ["cv.pdf", "cv.pdf"],
  ["CV.PDF", "CV.PDF"],
  ["cv", "cv.pdf"],
  ["cv.", "cv.pdf"],
  ["", "resume.pdf"],
  ["   ", "resume.pdf"],
  [".pdf", "resume.pdf"],
  ["...pdf", "resume.pdf"],
  ["..", "resume.pdf"],
  ["folder/", "resume.pdf"],
  ["  cv  .pdf  ", "cv.pdf"],
  [".hidden.pdf", "hidden.pdf"],
  ["../../etc/cron.d/x.pdf", "x.pdf"],
  ["C:\\fakepath\\x.pdf", "x.pdf"],
  ["/etc/passwd", "passwd.pdf"],
  ['cv "final".pdf', 'cv "final".pdf'],
  ["a\r\nSet-Cookie: x=1\u0000.pdf", "aSet-Cookie: x=1.pdf"],
  ["\u0085c\u009fv\u2028.pdf", "cv.pdf"],
  ["\u202efdp.cv\u202c.pdf", "fdp.cv.pdf"],
  ["\u2066cv\u2069\u200f.pdf", "cv.pdf"],
  ["lone \ud800 surrogate.pdf", "lone \ufffd surrogate.pdf"],
  ["Nguyễn Văn A – CV.pdf".normalize("NFD"), "Nguyễn Văn A – CV.pdf".normalize("NFC")],
  ["e\u0000\u0301.pdf", "é.pdf"],
  [`${"x".repeat(5_000)}.pdf`, `${"x".repeat(146)}.pdf`],
  ["x".repeat(5_000), `${"x".repeat(146)}.pdf`],
  [`x${"😀".repeat(100)}.pdf`, `x${"😀".repeat(72)}.pdf`],
  ["cv.doc", null],
  ["cv.docx", null],
  ["cv.exe", null],
  ["cv.pdf.exe", null],
  ["cv.exe. .", null],
  ["\u202efdp.exe", null],
  ["cv.pdf\u0000.exe", null],
  ["cv.p\u0000df", "cv.pdf"],
];
for (const [original, stored] of names) {
  test(`${JSON.stringify(original.slice(0, 40))} is stored as ${JSON.stringify(stored?.slice(0, 40))}`, () => {
    assert.equal(resumeFileName(original, ".pdf"), stored);
  });
}

test("the names of the sample resumes stay the same, composed or decomposed", () => {
  for (const { name, extension } of resumes) {
    assert.equal(resumeFileName(name, extension), name);
    assert.equal(resumeFileName(name.normalize("NFD"), extension), name);
  }
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  // Lone surrogates, control characters and separators included.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
    .map((units) => String.fromCharCode(...units)),
  fc.stringMatching(/^[./\\ "%\r\n\0a]{0,40}(?:\.(?:pdf|PDF|docx|exe))?$/),
);

test("every stored name is short, visible, well-formed and has the right extension", () => {
  fc.assert(
    fc.property(anyText, (original) => {
      const name = resumeFileName(original, ".pdf");
      if (name === null) return;
      assert.match(name, /^[^/\\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+\.pdf$/iu);
      assert.ok(name.length <= 150 && name.isWellFormed() && !/^[\s.]/u.test(name));
      assert.equal(name, name.normalize("NFC"));
      assert.equal(resumeFileName(name, ".pdf"), name);
    }),
    { numRuns: 2_000 },
  );
});

test("the header is one line with the whole name, for every text", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const header = contentDisposition(text);
      assert.match(header, /^attachment; filename[ !-~]*$/);
      assert.equal(parse(header).parameters["filename"], text.toWellFormed());
    }),
    { numRuns: 2_000 },
  );
});

test("old clients show a readable name", () => {
  assert.match(contentDisposition("Đặng Quốc Thử – CV.pdf"), /filename="Dang Quoc Thu _ CV\.pdf"/);
  assert.match(contentDisposition('a"b\\c%20.pdf'), /filename=a_b_c_20\.pdf;/);
});

for (const [what, name] of [
  ["dots and spaces", (length: number) => `${". ".repeat(length / 2)}x`],
  ["endings", (length: number) => `${".a".repeat(length / 2)}/`],
  ["slashes", (length: number) => "/".repeat(length)],
] as const) {
  test(`a name of many ${what} takes time in proportion to its length`, async () => {
    const toNames = (text: string) => contentDisposition(resumeFileName(text, ".pdf") ?? text);
    const times = await timeGrowth(toNames, [name(2_000), name(16_000)]);
    assert.ok(times < 4, `${times} times as dear`);
  });
}
