/** A PDF of one page with the text, in a font that is not embedded. */
export function pdfSaying(text: string, font = "Helvetica"): Buffer {
  const drawing = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  return pdfOf(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`,
    ],
    "",
  );
}

/** A PDF that opens only with a password. */
export function lockedPdf(): Buffer {
  const key = (byte: string) => `<${byte.repeat(32)}>`;
  const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key("4f")} /U ${key("55")} >>`;
  return pdfOf(
    ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>", lock],
    `/Encrypt 3 0 R /ID [${key("01")} ${key("01")}]`,
  );
}

function pdfOf(objects: readonly string[], trailer: string): Buffer {
  let body = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, "latin1");
}
