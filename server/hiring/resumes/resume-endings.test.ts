import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { claimedExtension } from "#contract/resume.ts";
import { smallestDoc } from "#server/testing/fake-doc.ts";
import { smallestDocx, zip64Docx } from "#server/testing/fake-docx.ts";
import { examine } from "#server/testing/examine.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { zip } from "#server/testing/zip.ts";
import { resumeFileName } from "./resume-type.ts";

describe("A name", () => {
  for (const [name, type, stored] of [
    ["CV.doc", ".docx", "CV.doc"],
    ["CV.DOCX", ".doc", "CV.DOCX"],
    ["CV.pdf", ".docx", null],
    ["CV.docx", ".pdf", null],
    ["CV.docm", ".docx", null],
    ["CV Nguyen Van A 12.05.2026", ".pdf", "CV Nguyen Van A 12.05.2026.pdf"],
    ["CV Nguyen Van A 12.05.2026", ".docx", "CV Nguyen Van A 12.05.2026.docx"],
    ["CV_Nguyen.Van.An", ".doc", "CV_Nguyen.Van.An.doc"],
    ["CV v1.2", ".pdf", "CV v1.2.pdf"],
    ["CV. Trần Thị B", ".pdf", "CV. Trần Thị B.pdf"],
    ["CV.exe", ".pdf", null],
    ["CV.12.exe", ".pdf", null],
    ["CV.html", ".pdf", null],
    ["CV.jpeg", ".pdf", null],
  ] as const) {
    test(`${name} of a ${type} is stored as ${stored}`, () => {
      assert.equal(resumeFileName(name, type), stored);
    });
  }

  test("with a date has no file extension", () => {
    assert.equal(claimedExtension("CV 12.05.2026"), "none");
    assert.equal(claimedExtension("CV.odt"), "other");
  });
});

describe("A docx with bytes after its end is accepted:", () => {
  const behind: Record<string, Buffer> = {
    "a line end": Buffer.from("\r\n"),
    zeros: Buffer.alloc(4_096),
    "a comment of a mail program": Buffer.from("\n-- \nSent from my phone\n"),
    "an end record that fits nothing": Buffer.from(
      `PK\u0005\u0006${"\u0000".repeat(4)}\u0009\u0000\u0009\u0000${"\u0001".repeat(10)}`,
      "latin1",
    ),
    "half an end record": Buffer.from("PK\u0005\u0006", "latin1"),
    "100 KB": Buffer.alloc(100_000, "x"),
  };
  for (const [what, bytes] of Object.entries(behind)) {
    test(what, async () => {
      assert.equal(await examine(Buffer.concat([smallestDocx(), bytes])), ".docx");
      assert.equal(await examine(Buffer.concat([zip64Docx(), bytes])), ".docx");
    });
  }

  test("macros are still found", async () => {
    const macros = zip([{ name: "word/vbaProject.bin", content: "vba" }]);
    assert.equal(await examine(Buffer.concat([macros, Buffer.from("\n")])), "macros");
  });
});

describe("A file that is no resume is named:", () => {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const cases: [what: string, bytes: Buffer | string, kind: string][] = [
    ["a flat OpenDocument text", `${xml}<office:document xmlns:office="x">`, "openDocument"],
    [
      "a presentation of OpenDocument",
      zip([
        { name: "mimetype", content: "application/vnd.oasis.opendocument.presentation" },
        { name: "content.xml", content: "<x/>" },
      ]),
      "openDocument",
    ],
    ["a page", "\ufeff\n<!DOCTYPE html><p>CV", "html"],
    ["a page of Word", '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>', "html"],
    ["a page that is XML", `${xml}<html xmlns="http://www.w3.org/1999/xhtml">`, "html"],
    ["a document of Word in XML", `${xml}<?mso-application progid="Word.Document"?>`, "xml"],
    [
      "a saved page",
      "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n",
      "mhtml",
    ],
    [
      "a page saved by a browser",
      'From: <Saved by Blink>\r\nSnapshot-Content-Location: https://x/\r\nContent-Type: multipart/related;\r\n\ttype="text/html"',
      "mhtml",
    ],
    ["a photo", Buffer.from("ffd8ffe000104a464946", "hex"), "picture"],
    ["a photo of a phone", Buffer.from("\0\0\0\u0018ftypheic", "latin1"), "picture"],
    ["a drawing in WebP", Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1"), "picture"],
    ["a scan in TIFF", Buffer.from("II*\0\b\0\0\0", "latin1"), "picture"],
    ["a RAR archive", Buffer.from("Rar!\u001a\u0007\u0000", "latin1"), "archive"],
    ["a packed file", Buffer.from("1f8b0800", "hex"), "archive"],
    ["an empty archive", zip([]), "archive"],
    ["a zip of resumes", zip([{ name: "cv.pdf", content: tinyPdf() }]), "archive"],
    ["a presentation", zip([{ name: "ppt/presentation.xml", content: "<x/>" }]), "presentation"],
    ["a Pages document", zip([{ name: "Index/Document.iwa", content: "x" }]), "pages"],
    ["a document of Word 2", Buffer.from("dba52d0000000904", "hex"), "oldWord"],
    ["a text", "Nguyễn Văn Mẫu\n\tKỹ sư phần mềm\n", "text"],
    ["a program", Buffer.from("7f454c4602010100", "hex"), "unknown"],
    ["noise", Buffer.from("0001020304", "hex"), "unknown"],
    ["half a docx", smallestDocx().subarray(0, 300), "damaged"],
    ["half a doc", smallestDoc().subarray(0, 600), "damaged"],
    ["nothing", "", "empty"],
  ];
  for (const [what, bytes, kind] of cases) {
    test(`${what}: ${kind}`, async () => {
      assert.equal(await examine(Buffer.from(bytes)), kind);
    });
  }
});
