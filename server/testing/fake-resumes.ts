import { fakeDocs } from "./fake-doc.ts";
import { fakeDocxs, mainPart, smallestDocx, type FakeResume } from "./fake-docx.ts";
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

  const rows: [name: string, why: string, bytes: Buffer, problem: FakeResume["problem"]][] = [
    ["cv.pdf", "an empty file", Buffer.alloc(0), "empty"],
    ["cv.pdf", "a Windows program", exe, "unknown"],
    ["cv.docx", "a Windows program", exe, "unknown"],
    ["cv.pdf", "a web page", html, "html"],
    ["cv.doc", "a web page", html, "html"],
    ["cv.doc", "rich text", rtf, "rtf"],
    ["cv.pdf", "a picture", png, "picture"],
    ["cv.pdf", "a script that says PDF", script, "unknown"],
    ["cv.docx", "a spreadsheet", xlsx, "spreadsheet"],
    ["cv.docx", "an OpenDocument text", odt, "openDocument"],
    ["cv.docx", "a plain archive", zip([{ name: "cv.pdf", content: pdf }]), "archive"],
    ["cv.pdf", "a docx named .pdf", docx, "isWord"],
    ["cv.docx", "a PDF named .docx", pdf, "isPdf"],
    ["cv.exe", "a PDF named .exe", pdf, "isPdf"],
    ["cv.pdf.exe.", "a PDF with a disguised name", pdf, "isPdf"],
    ["cv.pdf", "a PDF header after 1,025 bytes", joined(spaces(1_025), pdf), "text"],
    ["cv.pdf", "a PDF header across the 1,024th byte", joined(spaces(1_020), pdf), "text"],
    ["cv.pdf", "a web page that is a PDF as well", joined(html, pdf), "html"],
    ["cv.pdf", "program and PDF", joined(exe.subarray(0, 64), pdf), "unknown"],
    ["cv.docx", "program and docx", joined(exe, docx), "unknown"],
    ["cv.pdf", "an archive that is a PDF", zip([{ name: "%PDF-1.7", content: pdf }]), "archive"],
  ];
  return rows.map(([name, why, bytes, problem]) => ({ name, why, bytes, problem }));
}
