import { normalizeText } from "#contract/search.ts";

/** A PDF of one page. Its font has no Vietnamese letters, so the text loses its diacritics. */
export function resumePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${asciiOf(line)}) Tj T*`).join("\n");
  const content = `BT /F1 14 Tf 60 780 Td 24 TL\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);

  const header = "%PDF-1.4\n";
  let at = header.length;
  const offsets = objects.map((object) => {
    const offset = at;
    at += object.length;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  return Buffer.from(
    `${header}${objects.join("")}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}` +
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    "latin1",
  );
}

/** ASCII without the brackets and backslashes that would end a PDF string. */
const asciiOf = (text: string) =>
  normalizeText(text)
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll(/[^ -~]|[()\\]/g, " ");
