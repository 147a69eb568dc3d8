import assert from "node:assert/strict";
import { test } from "node:test";
import { readResume } from "./read-resume.ts";

const beginnings = {
  pdf: [...Buffer.from("%PDF-1.7")],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  text: [...Buffer.from("Kinh nghiệm")],
} as const;

const accepted = {
  pdf: ["CV.pdf", "CV Nguyen Van A 12.05.2026"],
  doc: ["CV.doc", "CV.docx", "CV"],
  docx: ["CV.doc", "CV_Nguyen.Van.An"],
  text: [],
} as const;

const refused = {
  pdf: ["CV.docx", "CV.exe"],
  doc: [],
  docx: ["CV.pdf", "CV.odt"],
  text: ["CV.docx", "CV 12.05.2026"],
} as const;

for (const kind of ["pdf", "doc", "docx", "text"] as const) {
  const read = (name: string) => readResume(new File([new Uint8Array(beginnings[kind])], name));
  for (const name of accepted[kind]) {
    test(`${name} with the content of ${kind} is accepted`, async () => {
      const reading = await read(name);
      assert.ok("resume" in reading && reading.resume.name === name);
    });
  }
  for (const name of refused[kind]) {
    test(`${name} with the content of ${kind} is refused`, async () => {
      assert.deepEqual(await read(name), { error: "field.resume.otherKind" });
    });
  }
}

test("an empty file and one of more than 5 MB are refused unread", async () => {
  assert.deepEqual(await readResume(new File([], "CV.pdf")), { error: "field.resume.empty" });
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "CV.pdf");
  assert.deepEqual(await readResume(large), { error: "field.resume.large" });
});
