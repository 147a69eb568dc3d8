import sharp from "sharp";
import { answerParent, bytesIn } from "#server/sandbox/answer-parent.ts";

// Reads an untrusted picture in a separate process, which `portrait.ts` starts and limits.

/** Why a picture cannot be a portrait: another type or animated, too many scans, or damaged. */
export type PictureProblem = "type" | "scans" | "unreadable";

/** Width and height of a stored portrait; at this size every WebP is far below 256 KB. */
const side = 256;

// A photo of 8192 x 6144 fits; a larger one is refused before decoding.
const maxPixels = 8_192 * 6_144;

// A decoder goes over all pixels for each scan of a progressive JPEG. Cameras and programs write about
// ten scans.
const maxScans = 100;

sharp.concurrency(1);
sharp.cache(false);

async function draw(picture: Buffer): Promise<Buffer | PictureProblem> {
  if (!isSupportedImage(picture)) return "type";
  if (countScans(picture, maxScans) > maxScans) return "scans";
  const drawing = sharp(picture, { limitInputPixels: maxPixels, failOn: "error" });
  try {
    const { pages = 1 } = await drawing.metadata();
    if (pages > 1) return "type";
    return await drawing
      .autoOrient()
      .resize(side, side, { fit: "cover", position: "centre" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Every error of the decoder is the fault of the picture.
    return "unreadable";
  }
}

/** JPEG, PNG or WebP by the first bytes, whatever the file name and declared type. */
function isSupportedImage(picture: Buffer): boolean {
  const start = picture.toString("latin1", 0, 12);
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    /^RIFF.{4}WEBP$/s.test(start)
  );
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Counts the scans in a JPEG, up to one more than `limit`, and finds markers like a decoder: within
 * compressed pixels, 0xFF is followed by zero, a restart marker or a new segment.
 */
export function countScans(jpeg: Buffer, limit: number): number {
  let scans = 0;
  for (let at = jpeg.indexOf(0xff, 2); at !== -1; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1];
    if (marker === undefined || marker === endOfImage || scans > limit) break;
    // 0xFF can be repeated before a marker.
    if (marker === 0xff) at += 1;
    else if (isStandaloneMarker(marker) || at + 4 > jpeg.length) at += 2;
    else {
      if (marker === startOfScan) scans += 1;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return scans;
}

/** Markers without a length, and the zero after an 0xFF that is no marker. */
const isStandaloneMarker = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

if (import.meta.main) {
  // Blocks all other decoders of the library.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
    ],
  });
  answerParent(bytesIn, draw);
}
