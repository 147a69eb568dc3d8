/** A PDF of one page with these words in a font it does not bring along. */
export function pdfSaying(words: string, font = "Helvetica"): Buffer {
  const drawing = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET`;
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

/** A PDF that opens with a password alone. */
export function lockedPdf(): Buffer {
  const key = (byte: string) => `<${byte.repeat(32)}>`;
  const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key("4f")} /U ${key("55")} >>`;
  return pdfOf(
    ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>", lock],
    `/Encrypt 3 0 R /ID [${key("01")} ${key("01")}]`,
  );
}

function pdfOf(objects: readonly string[], trailer: string): Buffer {
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, "latin1");
}
