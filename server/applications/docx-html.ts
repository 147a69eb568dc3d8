import mammoth from "mammoth";
import { leftOutKinds, type LeftOutKind } from "#contract/review.ts";
import { mendDocx, readSizeNote } from "./docx-mending.ts";
import { packDocx, unpackDocx, type DocxParts } from "./docx-parts.ts";
import { surroundingsOf } from "./docx-surroundings.ts";
import { around } from "./harmless-page.ts";

const maxPictureBytes = 6 * 1024 * 1024;
/** Kinds of picture that every browser shows and that can hold no program. */
const pictureTypes = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** What the converter says it has left out, by kinds of content; the first that fits counts. */
const leftOutBy: readonly [message: RegExp, kind: LeftOutKind | null][] = [
  [/^Image of type|imagedata|image file/, "pictures"],
  [/oMath/, "equations"],
  [/OLEObject|objectEmbed|control$/, "objects"],
  // How a drawing looks, beside what it is.
  [/(?:v:(?:path|fill|stroke|shadow)|lock|border\w+|formulas|handles)$/, null],
  [/: v:|ink$/, "drawings"],
  [/sym\b/, "symbols"],
  [/w:tblPrEx|Pr$/, null],
  [/^An unrecognised element was ignored/, "other"],
];

/** The text and pictures of a docx as HTML of the converter's, with its headers and footers. */
export async function docxAsHtml(
  content: Buffer,
): Promise<{ html: string; leftOut: LeftOutKind[] }> {
  const parts = await unpackDocx(content);
  mendDocx(parts);
  const leftOut = new Set<LeftOutKind>();
  const convert = converter(leftOut);
  const { header, footer } = surroundingsOf(parts);
  const [headers, footers] = [await distinct(header, convert), await distinct(footer, convert)];
  const body = await convert(parts);
  return {
    html: [around("header", headers), body, around("footer", footers)].join(""),
    leftOut: leftOutKinds.filter((kind) => leftOut.has(kind)),
  };
}

/** The parts as HTML, each text once. */
async function distinct(all: readonly DocxParts[], convert: (parts: DocxParts) => Promise<string>) {
  const texts = new Set<string>();
  for (const parts of all) texts.add(await convert(parts));
  return [...texts].join("");
}

function converter(leftOut: Set<LeftOutKind>): (parts: DocxParts) => Promise<string> {
  let pictureBytes = 0;

  const convertImage = mammoth.images.imgElement(async (image) => {
    const { contentType } = image;
    const { alt, size } = readSizeNote(descriptionOf(image));
    const picture = pictureTypes.has(contentType) ? await readPicture(image) : "";
    pictureBytes += picture.length;
    const isShown = picture !== "" && pictureBytes <= maxPictureBytes;
    if (!isShown) leftOut.add("pictures");
    // A picture without a source is left out of the page.
    const attributes = {
      src: isShown ? `data:${contentType};base64,${picture}` : "",
      alt,
      ...size,
    };
    return attributes;
  });

  return async (parts) => {
    const { value, messages } = await mammoth.convertToHtml(
      { buffer: await packDocx(parts) },
      {
        // The file brings no rules of its own, and reads no file of this machine.
        includeEmbeddedStyleMap: false,
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
        externalFileAccess: false,
        convertImage,
      },
    );
    for (const { message } of messages) {
      const [, kind] = leftOutBy.find(([pattern]) => pattern.test(message)) ?? [];
      if (kind) leftOut.add(kind);
    }
    return value;
  };
}

/** The picture in Base64; nothing when it is missing or lies elsewhere. */
async function readPicture(image: { readAsBase64String: () => Promise<string> }): Promise<string> {
  try {
    return await image.readAsBase64String();
  } catch {
    return "";
  }
}

/** The converter gives the description of a picture, although its types do not say so. */
function descriptionOf(image: object): string {
  return "altText" in image && typeof image.altText === "string" ? image.altText : "";
}
