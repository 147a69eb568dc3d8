import { fakeDocs } from "./fake-doc.ts";
import { fakeDocxs, fakesOf, mainPart, smallestDocx, type FakeResume } from "./fake-docx.ts";
import { tinyPdf } from "./tiny-pdf.ts";
import { zip } from "./zip.ts";

/** Files of other types that pose as resumes: each must be refused. */
export function fakeResumes(): FakeResume[] {
  return [...otherFormats(), ...fakeDocxs(), ...fakeDocs()];
}

function otherFormats(): FakeResume[] {
  const exe = Buffer.concat([Buffer.from("MZ\u0090\u0000\u0003", "latin1"), Buffer.alloc(4_000)]);
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const rtf = Buffer.from("{\\rtf1\\ansi Nguyen Van Mau}");
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(200)]);
  const sheetType = "vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
  const xlsx = zip([
    { name: "[Content_Types].xml", content: mainPart(sheetType, "/xl/workbook.xml") },
    { name: "xl/workbook.xml", content: "<workbook/>" },
  ]);
  const odt = zip([
    { name: "mimetype", content: "application/vnd.oasis.opendocument.text" },
    { name: "content.xml", content: "<office:document-content/>" },
  ]);
  const pdf = tinyPdf();
  const docx = smallestDocx();
  const joined = (...parts: Uint8Array[]) => Buffer.concat(parts);
  const spaces = (count: number) => Buffer.alloc(count, " ");
  const script = Buffer.from("#!/bin/sh\n#%PDF-\n");

  return fakesOf("cv.pdf", [
    ["an empty file", Buffer.alloc(0), "empty"],
    ["a Windows program", exe, "unknown"],
    ["a Windows program", exe, "unknown", "cv.docx"],
    ["a web page", html, "html"],
    ["a web page", html, "html", "cv.doc"],
    ["rich text", rtf, "rtf", "cv.doc"],
    ["a picture", png, "picture"],
    ["a script that says PDF", script, "unknown"],
    ["a spreadsheet", xlsx, "spreadsheet", "cv.docx"],
    ["an OpenDocument text", odt, "openDocument", "cv.docx"],
    ["a plain archive", zip([{ name: "cv.pdf", content: pdf }]), "archive", "cv.docx"],
    ["a docx named .pdf", docx, "isWord"],
    ["a PDF named .docx", pdf, "isPdf", "cv.docx"],
    ["a PDF named .exe", pdf, "isPdf", "cv.exe"],
    ["a PDF with a disguised name", pdf, "isPdf", "cv.pdf.exe."],
    ["a PDF header after 1,025 bytes", joined(spaces(1_025), pdf), "text"],
    ["a PDF header across the 1,024th byte", joined(spaces(1_020), pdf), "text"],
    ["a web page that is a PDF as well", joined(html, pdf), "html"],
    ["program and PDF", joined(exe.subarray(0, 64), pdf), "unknown"],
    ["program and docx", joined(exe, docx), "unknown", "cv.docx"],
    ["an archive that is a PDF", zip([{ name: "%PDF-1.7", content: pdf }]), "archive"],
  ]);
}
