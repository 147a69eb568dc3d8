import assert from "node:assert/strict";
import { test } from "node:test";
import { readResume } from "./read-resume.ts";

const beginnings = {
  pdf: [...Buffer.from("%PDF-1.7")],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  text: [...Buffer.from("Kinh nghiệm")],
} as const;

for (const [name, kind, error] of [
  ["CV.pdf", "pdf", null],
  ["CV.doc", "doc", null],
  ["CV.doc", "docx", null],
  ["CV.docx", "doc", null],
  ["CV Nguyen Van A 12.05.2026", "pdf", null],
  ["CV_Nguyen.Van.An", "docx", null],
  ["CV", "doc", null],
  ["CV.pdf", "docx", "field.resume.otherKind"],
  ["CV.docx", "pdf", "field.resume.otherKind"],
  ["CV.odt", "docx", "field.resume.otherKind"],
  ["CV.exe", "pdf", "field.resume.otherKind"],
  ["CV.docx", "text", "field.resume.otherKind"],
  ["CV 12.05.2026", "text", "field.resume.otherKind"],
] as const) {
  test(`${name} with the content of ${kind} is ${error === null ? "accepted" : "refused"}`, async () => {
    const reading = await readResume(new File([new Uint8Array(beginnings[kind])], name));
    if (error !== null) assert.deepEqual(reading, { error });
    else assert.ok("resume" in reading && reading.resume.name === name);
  });
}

test("an empty file and one of more than 5 MB are refused unread", async () => {
  assert.deepEqual(await readResume(new File([], "CV.pdf")), { error: "field.resume.type" });
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "CV.pdf");
  assert.deepEqual(await readResume(large), { error: "field.resume.large" });
});
