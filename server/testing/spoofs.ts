import { compoundFileSpoofs } from "./compound-file-spoofs.ts";
import { docxSpoofs, mainPart, smallestDocx } from "./docx-spoofs.ts";
import type { Spoof } from "./spoof.ts";
import { tinyPdf } from "./tiny-pdf.ts";
import { zip } from "./zip.ts";

/** Files that must be refused. */
export function spoofs(): Spoof[] {
  return [...otherFormats(), ...docxSpoofs(), ...compoundFileSpoofs()];
}

function otherFormats(): Spoof[] {
  const exe = Buffer.concat([Buffer.from("MZ\u0090\u0000\u0003", "latin1"), Buffer.alloc(4_000)]);
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const rtf = Buffer.from("{\\rtf1\\ansi Nguyen Van Mau}");
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(200)]);
  const xlsx = zip([
    {
      name: "[Content_Types].xml",
      content: mainPart(
        "vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
        "/xl/workbook.xml",
      ),
    },
    { name: "xl/workbook.xml", content: "<workbook/>" },
  ]);
  const odt = zip([
    { name: "mimetype", content: "application/vnd.oasis.opendocument.text" },
    { name: "content.xml", content: "<office:document-content/>" },
  ]);
  const pdf = tinyPdf();
  return [
    { name: "cv.pdf", bytes: Buffer.alloc(0), why: "an empty file", problem: "empty" },
    { name: "cv.pdf", bytes: exe, why: "a Windows program", problem: "unknown" },
    { name: "cv.docx", bytes: exe, why: "a Windows program", problem: "unknown" },
    { name: "cv.pdf", bytes: html, why: "a web page", problem: "html" },
    { name: "cv.doc", bytes: html, why: "a web page", problem: "html" },
    { name: "cv.doc", bytes: rtf, why: "rich text", problem: "rtf" },
    { name: "cv.pdf", bytes: png, why: "a picture", problem: "picture" },
    {
      name: "cv.pdf",
      bytes: Buffer.from("#!/bin/sh\n#%PDF-\n"),
      why: "a script that says PDF",
      problem: "unknown",
    },
    { name: "cv.docx", bytes: xlsx, why: "a spreadsheet", problem: "spreadsheet" },
    { name: "cv.docx", bytes: odt, why: "an OpenDocument text", problem: "openDocument" },
    {
      name: "cv.docx",
      bytes: zip([{ name: "cv.pdf", content: pdf }]),
      why: "a plain archive",
      problem: "archive",
    },
    { name: "cv.pdf", bytes: smallestDocx(), why: "a docx named .pdf", problem: "isWord" },
    { name: "cv.docx", bytes: pdf, why: "a PDF named .docx", problem: "isPdf" },
    { name: "cv.exe", bytes: pdf, why: "a PDF named .exe", problem: "isPdf" },
    { name: "cv.pdf.exe.", bytes: pdf, why: "a PDF with a disguised name", problem: "isPdf" },
    {
      name: "cv.pdf",
      bytes: Buffer.concat([Buffer.alloc(1_025, " "), pdf]),
      why: "a PDF header after 1,025 bytes",
      problem: "text",
    },
    {
      name: "cv.pdf",
      bytes: Buffer.concat([Buffer.alloc(1_020, " "), pdf]),
      why: "a PDF header across the 1,024th byte",
      problem: "text",
    },
    {
      name: "cv.pdf",
      bytes: Buffer.concat([html, pdf]),
      why: "a web page that is a PDF as well",
      problem: "html",
    },
    {
      name: "cv.pdf",
      bytes: Buffer.concat([exe.subarray(0, 64), pdf]),
      why: "program and PDF",
      problem: "unknown",
    },
    {
      name: "cv.docx",
      bytes: Buffer.concat([exe, smallestDocx()]),
      why: "program and docx",
      problem: "unknown",
    },
    {
      name: "cv.pdf",
      bytes: zip([{ name: "%PDF-1.7", content: pdf }]),
      why: "an archive that is a PDF as well",
      problem: "archive",
    },
  ];
}
