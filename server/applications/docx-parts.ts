/** The parts of a docx that hold its text and pictures, by their names. */
export type DocxParts = Map<string, Buffer>;

const pixelsPerUnit = new Map(
  Object.entries({ px: 1, pt: 96 / 72, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }),
);
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

/** The converter drops such a field together with the text inside. */
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
  const length = new RegExp(String.raw`(?:^|;)\s*${side}:([\d.]+)(px|pt|in|cm|mm)`);
  const [, number = "0", unit = ""] = length.exec(style) ?? [];
  return Number(number) * (pixelsPerUnit.get(unit) ?? 0);
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

const sizeNote = (size: readonly number[]) => `[${size.map((side) => Math.round(side)).join("x")}]`;

/** The size and the words in a description that `mendDocx` wrote. */
export function readSizeNote(description: string): { alt: string; size?: Record<string, string> } {
  const [note = "", width = "0", height = "0"] = /^\[(\d+)x(\d+)\]/.exec(description) ?? [];
  const alt = description.slice(note.length);
  return Number(width) > 0 && Number(height) > 0 ? { alt, size: { width, height } } : { alt };
}

/** Documents of many sections have more of them, mostly the same. */
const mostShown = 12;

/**
 * The headers and footers that a docx refers to, each as a docx of its own: converters read the text of
 * the document alone.
 */
export function headersAndFooters(parts: DocxParts): Record<"headers" | "footers", DocxParts[]> {
  const read = (name: string) => parts.get(name)?.toString("utf8") ?? "";
  const main = /Target="\/?(word\/document\d*\.xml)"/.exec(read("_rels/.rels"))?.[1];
  const document = main ?? "word/document.xml";
  const body = read(document);
  const relations = read(document.replace("word/", "word/_rels/") + ".rels");
  const hasFirst = /<w:titlePg\b/.test(body);
  const hasEven = /<w:evenAndOddHeaders\b/.test(read("word/settings.xml"));

  function named(kind: "header" | "footer"): DocxParts[] {
    const references = body.match(new RegExp(`<w:${kind}Reference\\b[^>]*>`, "g")) ?? [];
    const targets = references
      .filter((reference) => hasFirst || !reference.includes('w:type="first"'))
      .filter((reference) => hasEven || !reference.includes('w:type="even"'))
      .map((reference) => targetOf(relations, /\br:id="([^"]*)"/.exec(reference)?.[1] ?? ""));
    return [...new Set(targets)].slice(0, mostShown).flatMap((name) => asDocument(parts, name));
  }
  return { headers: named("header"), footers: named("footer") };
}

function targetOf(relations: string, id: string): string {
  const relation = (relations.match(/<Relationship\b[^>]*>/g) ?? []).find((tag) =>
    tag.includes(`Id="${id}"`),
  );
  const target = /\bTarget="([^"]*)"/.exec(relation ?? "")?.[1] ?? "";
  return target.startsWith("/") ? target.slice(1) : `word/${target}`;
}

/** A document of this part alone, with what it may refer to. Styles take long to read and say little here. */
function asDocument(parts: DocxParts, name: string): DocxParts[] {
  const content = parts.get(name)?.toString("utf8");
  if (content === undefined) return [];
  const document = content
    .replace(/<(\w+):(?:hdr|ftr)\b[^>]*>/, (root, prefix: string) => `${root}<${prefix}:body>`)
    .replace(/<\/(\w+):(?:hdr|ftr)>/, (end, prefix: string) => `</${prefix}:body>${end}`);
  const relation = `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${name}"/>`;
  const root = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`;
  const own = [...parts].filter(([other]) => !/\.xml$/i.test(other) || other.startsWith("["));
  return [new Map([...own, [name, Buffer.from(document)], ["_rels/.rels", Buffer.from(root)]])];
}
