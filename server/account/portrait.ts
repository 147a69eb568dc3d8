import type Sharp from "sharp";
import { openLane } from "#server/http/lane.ts";
import type { ServerText } from "#server/http/language.ts";

/** Width and height of a portrait as it is kept; at this size no WebP comes near 256 KB. */
const side = 256;

// A photo of 8192 x 6144 still fits; what claims to be larger is refused before it is unpacked.
const maxPixels = 8_192 * 6_144;
const timeoutSeconds = 10;

// Unpacking a large photo takes hundreds of megabytes for a moment, so one is unpacked at a time.
const inTurn = openLane({ atOnce: 1, queueLength: 16 });

let opened: Promise<typeof Sharp> | undefined;

/**
 * Draws an uploaded picture anew as a square WebP: its middle, upright, without anything that came
 * with it (place, camera, profiles, whatever was hidden between or behind the pixels). Gives a text
 * instead when it is no single JPEG, PNG or WebP picture in good order.
 */
export async function drawPortrait(picture: Buffer): Promise<Buffer | ServerText> {
  if (!isKnownKind(picture)) return "field.avatar.type";
  return inTurn(async () => {
    const sharp = await (opened ??= openSharp());
    const drawing = sharp(picture, { limitInputPixels: maxPixels, failOn: "error" });
    try {
      const { pages = 1 } = await drawing.metadata();
      if (pages > 1) return "field.avatar.type";
      return await drawing
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .resize(side, side, { fit: "cover", position: "centre" })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      // Whatever the decoder stumbles over, the picture is at fault.
      return "field.avatar.unreadable";
    }
  });
}

/** Loaded when the first picture comes: a start needs neither the time nor the memory. */
async function openSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  // No decoder but these three is ever reached, whatever a file looks like to the library.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
    ],
  });
  return sharp;
}

/** JPEG, PNG or WebP by the first bytes; names and declared types are not asked. */
function isKnownKind(picture: Buffer): boolean {
  const start = picture.toString("latin1", 0, 12);
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    /^RIFF.{4}WEBP$/s.test(start)
  );
}
