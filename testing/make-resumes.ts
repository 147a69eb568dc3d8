import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Regenerates the sample resumes in server/testing/resumes with programs that applicants use. Needs these
// Debian packages: libreoffice-writer pandoc chromium poppler-utils weasyprint ghostscript qpdf abiword
// python3-docx python3-reportlab fonts-dejavu-core. The people are invented.

const destination = join(import.meta.dirname, "../server/testing/resumes");

function makeResumes(folder: string): void {
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, options, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const office = (format: string, source: string) =>
    run(
      "soffice",
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      "--convert-to",
      format,
      source,
    );
  const print = (source: string, result: string) =>
    run(
      "chromium",
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--no-pdf-header-footer",
      `--user-data-dir=${folder}/browser`,
      `--print-to-pdf=${result}`,
      `file://${folder}/${source}`,
    );
  const write = (name: string, person: string) => writeFileSync(join(folder, name), resume(person));
  const pandoc = (source: string, result: string) =>
    run("pandoc", "--standalone", "--metadata", "lang=vi", source, "-o", result);

  write("a.md", "Nguyễn Văn Mẫu");
  pandoc("a.md", "a.odt");
  office("pdf", "a.odt");
  publish("a.pdf", "Nguyễn Văn Mẫu – CV.pdf");

  write("b.md", "Trần Thị Thử");
  pandoc("b.md", "b.odt");
  office("docx:MS Word 2007 XML", "b.odt");
  publish("b.docx", "Trần Thị Thử – Hồ sơ ứng tuyển.docx");

  write("c.md", "Lê Văn Ví Dụ");
  pandoc("c.md", "c.odt");
  office("doc:MS Word 97", "c.odt");
  publish("c.doc", "Lê Văn Ví Dụ – Sơ yếu lý lịch.doc");

  write("d.md", "Phạm Thị Mẫu");
  pandoc("d.md", "d.docx");
  publish("d.docx", "Phạm Thị Mẫu – CV.docx");

  write("e.md", "Đặng Quốc Thử");
  pandoc("e.md", "e.html");
  print("e.html", "e.pdf");
  publish("e.pdf", "Đặng Quốc Thử – CV.pdf");

  write("f.md", "Võ Thị Ví Dụ");
  pandoc("f.md", "f.html");
  print("f.html", "f.pdf");
  run("pdftocairo", "-pdf", "f.pdf", "f-cairo.pdf");
  publish("f-cairo.pdf", "Võ Thị Ví Dụ – Hồ sơ.pdf");

  write("g.md", "Hoàng Thị Mẫu");
  pandoc("g.md", "g.html");
  run("weasyprint", "g.html", "g.pdf");
  publish("g.pdf", "Hoàng Thị Mẫu – CV.pdf");

  write("h.md", "Bùi Văn Thử");
  pandoc("h.md", "h.html");
  print("h.html", "h.pdf");
  run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-sOutputFile=h-gs.pdf", "h.pdf");
  publish("h-gs.pdf", "Bùi Văn Thử – CV.pdf");

  write("i.md", "Đỗ Thị Ví Dụ");
  pandoc("i.md", "i.odt");
  office("pdf", "i.odt");
  run("qpdf", "--linearize", "--object-streams=generate", "i.pdf", "i-qpdf.pdf");
  publish("i-qpdf.pdf", "Đỗ Thị Ví Dụ – CV.pdf");

  runPython(byReportLab, "Ngô Văn Mẫu", "j.pdf");
  publish("j.pdf", "Ngô Văn Mẫu – CV.pdf");

  runPython(byPythonDocx, "Dương Thị Thử", "k.docx");
  publish("k.docx", "Dương Thị Thử – CV.docx");

  write("l.md", "Lý Văn Ví Dụ");
  pandoc("l.md", "l.html");
  run("abiword", "--to=docx", "l.html");
  publish("l.docx", "Lý Văn Ví Dụ – CV.docx");

  function runPython(program: string, person: string, result: string): void {
    // Debian's Python has the two libraries.
    run("/usr/bin/python3", "-c", program, result, resume(person));
  }

  function publish(made: string, name: string): void {
    const target = join(destination, name.normalize("NFC"));
    renameSync(join(folder, made), target);
    console.log(`${statSync(target).size} bytes  ${name}`);
  }
}

function resume(person: string): string {
  return `---
title: "${person}"
subtitle: "Sơ yếu lý lịch mẫu (người này không có thật)"
---

## Liên hệ

Nha Trang, Việt Nam · mau@example.com · 0900 000 000

## Mục tiêu nghề nghiệp

Ứng tuyển vị trí Kỹ sư trí tuệ nhân tạo. Mong muốn được học hỏi, đóng góp và phát triển lâu dài.

## Kinh nghiệm

- 2022–2024: Lập trình viên, Công ty Mẫu. Xây dựng hệ thống hỏi đáp bằng tiếng Việt.
- 2020–2022: Thực tập sinh, Phòng thí nghiệm Ví Dụ. Xử lý dữ liệu lớn.

## Kỹ năng

| Kỹ năng     | Mức độ |
|-------------|--------|
| TypeScript  | Giỏi   |
| PostgreSQL  | Khá    |
| Tiếng Anh   | Khá    |
`;
}

const byReportLab = `
import sys
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate
pdfmetrics.registerFont(TTFont("DejaVu", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
style = ParagraphStyle("text", fontName="DejaVu", fontSize=11, leading=17)
lines = [line for line in sys.argv[2].splitlines() if line.strip()]
SimpleDocTemplate(sys.argv[1]).build([Paragraph(line, style) for line in lines])
`;

const byPythonDocx = `
import sys
from docx import Document
document = Document()
for line in sys.argv[2].splitlines():
    if line.startswith("## "):
        document.add_heading(line[3:], 1)
    elif line.startswith("- "):
        document.add_paragraph(line[2:], style="List Bullet")
    elif line.strip():
        document.add_paragraph(line)
document.save(sys.argv[1])
`;

if (process.argv.includes("--help")) {
  console.log("node testing/make-resumes.ts: regenerates server/testing/resumes");
} else {
  const folder = mkdtempSync(join(tmpdir(), "resumes-"));
  try {
    makeResumes(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
