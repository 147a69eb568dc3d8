import sharp from "sharp";
import * as z from "zod/mini";
import { answerParent } from "#server/lib/answer-parent.ts";

// Decodes an untrusted picture in a separate process, which `portrait.ts` starts and limits.

/** Width and height of a stored portrait; at this size every WebP is far below 256 KB. */
const side = 256;

// A photo of 8192 x 6144 fits; a larger one is refused before decoding.
const maxPixels = 8_192 * 6_144;

sharp.concurrency(1);
sharp.cache(false);
// Blocks all other decoders of the library.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

answerParent(z.instanceof(Uint8Array), async (input) => {
  const drawing = sharp(input, { limitInputPixels: maxPixels, failOn: "error" });
  try {
    const { pages = 1 } = await drawing.metadata();
    if (pages > 1) return "animated";
    return await drawing
      .autoOrient()
      .resize(side, side, { fit: "cover", position: "centre" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Every error of the decoder is the fault of the picture.
    return "unreadable";
  }
});
