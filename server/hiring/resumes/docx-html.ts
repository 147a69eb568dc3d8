import mammoth from "mammoth";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { excludedContentKinds, type ExcludedContent } from "#contract/review.ts";
import { packZip } from "#server/files/write-zip.ts";
import { endOfZip } from "#server/hiring/resumes/docx.ts";
import { normalizeDocx, readDescription, headersAndFooters, type DocxParts } from "./docx-parts.ts";

/** Untrusted HTML of a document. */
export type RawHtml = { header: string; body: string; footer: string; excluded: ExcludedContent[] };

const maxMarkupBytes = 8 * 1024 * 1024;
const maxPartsBytes = 24 * 1024 * 1024;
const maxPictureBytes = 6 * 1024 * 1024;
/** Types of picture that every browser shows and that cannot contain scripts. */
const pictureTypes = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** Maps the warnings of the converter to the content that is missing; the first match counts. */
const exclusions: readonly [message: RegExp, kind: ExcludedContent | null][] = [
  [/^Image of type|imagedata|image file/, "pictures"],
  [/oMath/, "equations"],
  [/OLEObject|objectEmbed|control$/, "objects"],
  // The style of a drawing.
  [/(?:v:(?:path|fill|stroke|shadow)|lock|border\w+|formulas|handles)$/, null],
  [/: v:|ink$/, "drawings"],
  [/sym\b/, "symbols"],
  [/w:tblPrEx|Pr$/, null],
  [/^An unrecognised element was ignored/, "other"],
];

/** Converts the text, pictures, headers and footers of a docx. Throws for a damaged document. */
export async function docxAsHtml(content: Buffer): Promise<RawHtml> {
  const parts = await unpackDocx(content);
  normalizeDocx(parts);
  const excluded = new Set<ExcludedContent>();
  const convert = converter(excluded);
  const convertDistinct = async (documents: readonly DocxParts[]) =>
    [...new Set(await Array.fromAsync(documents, (document) => convert(document)))].join("");
  const { headers, footers } = headersAndFooters(parts);
  return {
    header: await convertDistinct(headers),
    footer: await convertDistinct(footers),
    body: await convert(parts),
    excluded: excludedContentKinds.filter((kind) => excluded.has(kind)),
  };
}

function converter(excluded: Set<ExcludedContent>): (parts: DocxParts) => Promise<string> {
  let pictureBytes = 0;

  const convertImage = mammoth.images.imgElement(async (image) => {
    const { contentType } = image;
    const { alt, size } = readDescription(descriptionOf(image));
    // The document may not contain the picture.
    const read = () => image.readAsBase64String();
    const picture = pictureTypes.has(contentType) ? await Promise.try(read).catch(() => "") : "";
    pictureBytes += picture.length;
    const isShown = picture !== "" && pictureBytes <= maxPictureBytes;
    if (!isShown) excluded.add("pictures");
    // The sanitizer drops a picture without a source.
    return { src: isShown ? `data:${contentType};base64,${picture}` : "", alt, ...size };
  });

  return async (parts) => {
    const { value, messages } = await mammoth.convertToHtml(
      { buffer: await packZip(parts) },
      {
        // The document supplies no style map and reads no file of this server.
        includeEmbeddedStyleMap: false,
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
        externalFileAccess: false,
        convertImage,
      },
    );
    for (const { message } of messages) {
      const [, kind] = exclusions.find(([pattern]) => pattern.test(message)) ?? [];
      if (kind) excluded.add(kind);
    }
    return value;
  };
}

/** The description of a picture, which is missing in the types of mammoth. */
function descriptionOf(image: object): string {
  return "altText" in image && typeof image.altText === "string" ? image.altText : "";
}

/**
 * Unpacks a docx within limits, because the converter has none. Throws for a document larger than a
 * resume can be.
 */
async function unpackDocx(document: Buffer): Promise<DocxParts> {
  const archive = await fromBufferPromise(document.subarray(0, endOfZip(document)));
  const parts: DocxParts = new Map();
  let markupBytes = 0;
  let bytes = 0;
  for await (const entry of archive.eachEntry()) {
    const isMarkup = /\.(?:xml|rels)$/i.test(entry.fileName);
    if (!isMarkup && !/\.(?:png|jpe?g|gif|webp)$/i.test(entry.fileName)) continue;
    bytes += entry.uncompressedSize;
    if (isMarkup) markupBytes += entry.uncompressedSize;
    if (bytes > maxPartsBytes || markupBytes > maxMarkupBytes) {
      throw new RangeError("The document is too large to be shown");
    }
    // The stream fails when it exceeds the size that the archive states.
    parts.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return parts;
}
