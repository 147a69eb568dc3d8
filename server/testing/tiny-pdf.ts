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
export function textPdf(line: string): Buffer<ArrayBuffer> {
  const drawing = `BT /F1 12 Tf 10 100 Td (${line}) Tj ET`;
  return Buffer.from(`%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 200] /Contents 4 0 R
/Resources <</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
4 0 obj <</Length ${drawing.length}>> stream
${drawing}
endstream endobj
trailer <</Root 1 0 R>>
%%EOF
`);
}
