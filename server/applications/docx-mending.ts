import type { DocxParts } from "./docx-parts.ts";

const pixelsOf = { px: 1, pt: 96 / 72, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };
/** English Metric Units, in which drawings are measured. */
const emuPerPixel = 9_525;

/**
 * Rewrites what programs other than Word write differently and the converter would lose, and notes the
 * size of each picture in its description, where the converter passes it on.
 */
export function mendDocx(parts: DocxParts): void {
  for (const [name, content] of parts) {
    if (/\.rels$/i.test(name)) parts.set(name, edited(content, mendTargets));
    else if (/^\[content_types\]\.xml$/i.test(name)) parts.set(name, edited(content, mendTypes));
    else if (/^word\/(?:document|header|footer)\d*\.xml$/i.test(name)) {
      parts.set(
        name,
        edited(content, (markup) => noteSizes(markup.replaceAll(simpleFields, ""))),
      );
    }
  }
}

const edited = (content: Buffer, edit: (markup: string) => string) =>
  Buffer.from(edit(content.toString("utf8")));

/** The text of such a field stands within it, and is lost with it. */
const simpleFields = /<\/?w:fldSimple\b[^>]*>/g;

const mendTargets = (markup: string) =>
  markup.replaceAll(/<Relationship\b[^>]*>/g, (relationship) =>
    /TargetMode="External"/i.test(relationship)
      ? relationship
      : relationship.replace(/\bTarget="[^"]*"/, (target) => target.replaceAll("\\", "/")),
  );

const mendTypes = (markup: string) =>
  markup
    .replaceAll(/"image\/p?jpe?g"/gi, '"image/jpeg"')
    .replaceAll(/"image\/x-png"/gi, '"image/png"');

function noteSizes(markup: string): string {
  return markup
    .replaceAll(
      /(<wp:extent\b[^>]*>)((?:(?!<wp:extent\b)[^])*?<wp:docPr\b)([^>]*)/g,
      (_, extent: string, between: string, properties: string) => {
        const size = ["cx", "cy"].map((side) => Number(attributeOf(extent, side)) / emuPerPixel);
        const words = attributeOf(properties, "descr") || attributeOf(properties, "title");
        const others = properties.replaceAll(/\s(?:descr|title)="[^"]*"/g, "");
        return `${extent}${between} descr="${sizeNote(size)}${words}"${others}`;
      },
    )
    .replaceAll(
      /(<v:shape\b[^>]*>(?:(?!<v:shape\b)[^])*?)(<v:imagedata\b[^>]*?(?:\/>|>\s*<\/v:imagedata>))/g,
      (_, shape: string, picture: string) => {
        const style = attributeOf(shape, "style");
        const size = ["width", "height"].map((side) => lengthIn(style, side));
        const description = sizeNote(size) + attributeOf(picture, "o:title");
        return `${shape}${asDrawing(attributeOf(picture, "r:id"), description)}`;
      },
    );
}

const drawingNamespaces = [
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
].join(" ");

/** A picture of the older kind of drawing in the newer kind, of which the converter reads the description. */
const asDrawing = (id: string, description: string) =>
  `<wp:inline ${drawingNamespaces}><wp:docPr descr="${description}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline>`;

function lengthIn(style: string, side: string): number {
  const found = new RegExp(String.raw`(?:^|;)\s*${side}:([\d.]+)(px|pt|in|cm|mm)`).exec(style);
  const unit = Object.entries(pixelsOf).find(([name]) => name === found?.[2]);
  return Number(found?.[1] ?? 0) * (unit?.[1] ?? 0);
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

const sizeNote = (size: readonly number[]) => `[${size.map((side) => Math.round(side)).join("x")}]`;

/** The size and the words of a picture whose description has a note of `mendDocx`. */
export function readSizeNote(description: string): { alt: string; size?: Record<string, string> } {
  const [note = "", width = "0", height = "0"] = /^\[(\d+)x(\d+)\]/.exec(description) ?? [];
  const alt = description.slice(note.length);
  return Number(width) > 0 && Number(height) > 0 ? { alt, size: { width, height } } : { alt };
}
