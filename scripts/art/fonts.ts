import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const subsets = {
  latin: "U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212",
  vietnamese:
    "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB",
};

/** The site's typeface as rules that need no other file, for documents that a browser renders. */
export async function fontRules(weights: readonly number[]): Promise<string> {
  const rules = weights.flatMap((weight) =>
    Object.entries(subsets).map(async ([subset, range]) => {
      const name = `be-vietnam-pro-${subset}-${weight}-normal.woff2`;
      const file = fileURLToPath(import.meta.resolve(`@fontsource/be-vietnam-pro/files/${name}`));
      const data = (await readFile(file)).toString("base64");
      return `@font-face { font-family: "Be Vietnam Pro"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format("woff2"); unicode-range: ${range} }`;
    }),
  );
  return (await Promise.all(rules)).join("\n");
}
