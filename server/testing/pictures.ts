import sharp, { type Sharp } from "sharp";
import { crc32, deflateSync } from "node:zlib";

/** A picture with red, green, blue and white quarters, in reading order. */
export function quarters(width: number, height: number): Sharp {
  const fill = (left: number, top: number, background: string) => ({
    input: {
      create: {
        width: Math.floor(width / 2),
        height: Math.floor(height / 2),
        channels: 3 as const,
        background,
      },
    },
    left: left * Math.floor(width / 2),
    top: top * Math.floor(height / 2),
  });
  return sharp({ create: { width, height, channels: 3, background: "white" } }).composite([
    fill(0, 0, "red"),
    fill(1, 0, "lime"),
    fill(0, 1, "blue"),
  ]);
}

/** Whether red, green and blue are strong at a point, as three digits; coordinates go from 0 to 1. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = Math.floor(x * info.width);
  const row = Math.floor(y * info.height);
  const start = (row * info.width + column) * info.channels;
  const channels = [...data.subarray(start, start + 3)];
  const strongest = Math.max(...channels);
  return channels.map((value) => (value > strongest * 0.75 ? 1 : 0)).join("");
}

/** Noise in colour and transparency, which no format compresses. */
export function noise(side: number): Sharp {
  const bytes = Buffer.alloc(side * side * 4);
  let state = 1;
  for (let index = 0; index < bytes.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return sharp(bytes, { raw: { width: side, height: side, channels: 4 } });
}

/** A PNG of a few kilobytes with this many black pixels. */
export function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
