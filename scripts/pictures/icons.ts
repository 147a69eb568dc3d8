import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { openFor, type Picture } from "./pictures.ts";

/** Icons for browser tabs, home screens and search engines, by address, all made from the logo. */
export function iconsOf(logo: Picture, background: string): Map<string, () => Promise<Buffer>> {
  return new Map([
    ["/favicon.svg", () => vector(logo)],
    ["/favicon.ico", async () => ico(await square(logo, 32))],
    ["/apple-touch-icon.png", () => onBackground(logo, 180, background)],
    ["/icon-512.png", () => onBackground(logo, 512, background)],
    // On a ground of the page's own, as in social previews.
    ["/logo.png", () => square(logo, 256)],
  ]);
}

/** The logo in a transparent square, as PNG. */
async function square({ file }: Picture, size: number): Promise<Buffer> {
  const logo = await openFor(file, size);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return logo.resize(size, size, { fit: "contain", background }).png().toBuffer();
}

/** The logo in a coloured square, because home screens fill transparent icons with black. */
async function onBackground(logo: Picture, size: number, background: string): Promise<Buffer> {
  const inner = await square(logo, Math.round(size * 0.72));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}

/** The logo as SVG; a raster logo is embedded in one. */
async function vector(logo: Picture): Promise<Buffer> {
  if (logo.widths.length === 0) return readFile(logo.file);
  const data = (await square(logo, 128)).toString("base64");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${data}"/></svg>`,
  );
}

/** A Windows icon that contains one PNG of 32 by 32. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
