import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";

/** A picture with red, green, blue and white quarters, in reading order. */
export function quarters(width: number, height: number): Sharp {
  const [left, top] = [Math.floor(width / 2), Math.floor(height / 2)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="white"/>
    <rect width="${left}" height="${top}" fill="red"/>
    <rect x="${left}" width="${left}" height="${top}" fill="lime"/>
    <rect y="${top}" width="${left}" height="${top}" fill="blue"/>
  </svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** Noise in colour and transparency, which no format compresses. */
export function noise(side: number): Sharp {
  const bytes = randomBytes(side * side * 4);
  return sharp(bytes, { raw: { width: side, height: side, channels: 4 } });
}
