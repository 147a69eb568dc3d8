import sharp from "sharp";
import type { Drawing } from "./pictures.ts";

/** One width of a drawing in both formats of the site. */
export async function encode({ width: own }: Drawing, svg: string, width: number) {
  // Drawn at its final size, so that thin lines keep their weight.
  const sheet = sharp(Buffer.from(svg), { density: (72 * width) / own }).resize(width);
  const [avif, webp] = await Promise.all([
    sheet.clone().avif({ quality: 46, effort: 4, chromaSubsampling: "4:2:0" }).toBuffer(),
    sheet.clone().webp({ quality: 52, effort: 5, smartSubsample: true }).toBuffer(),
  ]);
  return { avif, webp };
}

/** content/images.ts, the list from which the site builds addresses and keeps places. */
export function imagesFile(drawings: readonly Drawing[]): string {
  const records = drawings.map(({ name, width, height, widths }) => {
    const widest = Math.max(...widths);
    const tall = Math.round((widest * height) / width);
    return `  "${name}": { width: ${widest}, height: ${tall}, widths: [${widths.join(", ")}] },\n`;
  });
  return `/** A picture as it lies in /images: \`<name>-<width>.avif\` and \`.webp\` for each of its widths. */
export type ImageRecord = {
  /** Size of the widest file. */
  width: number;
  height: number;
  widths: readonly number[];
};

/** The pictures there are, by name. \`npm run art\` writes this file. */
export const images: Readonly<Record<string, ImageRecord>> = {
${records.join("")}};
`;
}
