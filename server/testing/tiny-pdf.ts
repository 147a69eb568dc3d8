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
