import sharp from "sharp";
import * as z from "zod/mini";
import { answerParent } from "#server/lib/answer-parent.ts";

// Decodes an untrusted picture in a process of its own, which `portrait.ts` starts and bounds.

/** Width and height of a portrait as it is kept; at this size no WebP comes near 256 KB. */
const side = 256;

// A photo of 8192 x 6144 still fits; what claims to be larger is refused before it is unpacked.
const maxPixels = 8_192 * 6_144;

sharp.concurrency(1);
sharp.cache(false);
// No decoder but these three is ever reached, whatever a file looks like to the library.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

answerParent(async (input) => {
  const drawing = sharp(z.instanceof(Uint8Array).parse(input), {
    limitInputPixels: maxPixels,
    failOn: "error",
  });
  try {
    const { pages = 1 } = await drawing.metadata();
    if (pages > 1) return "moves";
    return await drawing
      .autoOrient()
      .resize(side, side, { fit: "cover", position: "centre" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Whatever the decoder stumbles over, the picture is at fault.
    return "unreadable";
  }
});
