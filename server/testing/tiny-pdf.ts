/** A PDF of one empty page with this comment. It has no table; readers find its objects without one. */
export function tinyPdf(words = ""): Buffer<ArrayBuffer> {
  return Buffer.from(`%PDF-1.7
% ${words}
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`);
}

/** A PDF of one page with this line of ASCII text. */
export const textPdf = (line: string): Buffer<ArrayBuffer> =>
  drawnPdf(`BT /F1 12 Tf 10 100 Td (${line}) Tj ET`);

/** A PDF of one page with these drawing operators, and with annotations, each the entries of a dictionary. */
export function drawnPdf(
  drawing: string,
  annotations: readonly string[] = [],
): Buffer<ArrayBuffer> {
  const ids = annotations.map((_, index) => `${index + 5} 0 R`).join(" ");
  const objects = annotations.map(
    (entries, index) => `${index + 5} 0 obj <</Type /Annot ${entries}>> endobj\n`,
  );
  return Buffer.from(`%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [${ids}] /DA (/F1 12 Tf)>>>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 200] /Contents 4 0 R /Annots [${ids}]
/Resources <</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
4 0 obj <</Length ${drawing.length}>> stream
${drawing}
endstream endobj
${objects.join("")}trailer <</Root 1 0 R>>
%%EOF
`);
}
