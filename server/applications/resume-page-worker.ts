import mammoth from "mammoth";
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod/mini";
import { docxParts } from "./docx-parts.ts";
import { asHarmlessPage } from "./harmless-page.ts";

// Runs in a thread of its own, which `resume-page.ts` starts, bounds and ends.

const maxPictureBytes = 6 * 1024 * 1024;
/** Kinds of picture that every browser shows and that can hold no program. */
const pictureTypes = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

const document = Buffer.from(z.instanceof(Uint8Array).parse(workerData));
let pictureBytes = 0;

const { value: html } = await mammoth.convertToHtml(
  { buffer: await docxParts(document) },
  {
    // The file brings no rules of its own, and reads no file of this machine.
    includeEmbeddedStyleMap: false,
    styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
    externalFileAccess: false,
    convertImage: mammoth.images.imgElement(async ({ contentType, readAsBase64String }) => {
      // A picture without a source is left out of the page.
      if (!pictureTypes.has(contentType)) return { src: "" };
      const content = await readAsBase64String();
      pictureBytes += content.length;
      return { src: pictureBytes > maxPictureBytes ? "" : `data:${contentType};base64,${content}` };
    }),
  },
);
parentPort?.postMessage(asHarmlessPage(html));
