import { DomUtils, parseDocument } from "htmlparser2";

/** The parts of a docx with text and pictures, by name. */
export type DocxParts = Map<string, Buffer>;

const pixelsPerUnit = new Map(
  Object.entries({ px: 1, pt: 96 / 72, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }),
);
/** Drawings are measured in English Metric Units. */
const emuPerPixel = 9_525;

/**
 * Normalises markup of programs other than Word that the converter would drop, and prefixes the
 * description of each picture with its size, because the converter passes on the description alone.
 */
export function normalizeDocx(parts: DocxParts): void {
  for (const [name, content] of parts) {
    const normalize = normalizerOf(name);
    if (normalize) parts.set(name, Buffer.from(normalize(content.toString("utf8"))));
  }
}

function normalizerOf(name: string): ((markup: string) => string) | undefined {
  if (/\.rels$/i.test(name)) return normalizeTargets;
  if (/^\[content_types\]\.xml$/i.test(name)) return normalizeTypes;
  return /^word\/(?:document|header|footer)\d*\.xml$/i.test(name) ? normalizeText : undefined;
}

/** The converter drops these fields together with their text. */
const simpleFields = /<\/?w:fldSimple\b[^>]*>/g;

const normalizeTargets = (markup: string) =>
  markup.replaceAll(/<Relationship\b[^>]*>/g, (relationship) =>
    /TargetMode="External"/i.test(relationship)
      ? relationship
      : relationship.replace(/\bTarget="[^"]*"/, (target) => target.replaceAll("\\", "/")),
  );

const normalizeTypes = (markup: string) =>
  markup
    .replaceAll(/"image\/p?jpe?g"/gi, '"image/jpeg"')
    .replaceAll(/"image\/x-png"/gi, '"image/png"');

function normalizeText(markup: string): string {
  return showTextBoxes(markup)
    .replaceAll(simpleFields, "")
    .replaceAll(
      /(<wp:extent\b[^>]*>)((?:(?!<wp:extent\b)[^])*?<wp:docPr\b)([^>]*)/g,
      (_, extent: string, between: string, properties: string) => {
        const size = ["cx", "cy"].map((side) => Number(attributeOf(extent, side)) / emuPerPixel);
        const description = attributeOf(properties, "descr") || attributeOf(properties, "title");
        const others = properties.replaceAll(/\s(?:descr|title)="[^"]*"/g, "");
        return `${extent}${between} descr="${sizePrefix(size)}${description}"${others}`;
      },
    )
    .replaceAll(
      /(<v:shape\b[^>]*>(?:(?!<v:shape\b)[^])*?)(<v:imagedata\b[^>]*?(?:\/>|>\s*<\/v:imagedata>))/g,
      (_, shape: string, picture: string) => {
        const style = attributeOf(shape, "style");
        const size = ["width", "height"].map((side) => lengthIn(style, side));
        const description = sizePrefix(size) + attributeOf(picture, "o:title");
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

/** Rewrites a VML picture as DrawingML, since the converter reads no descriptions in VML. */
const asDrawing = (id: string, description: string) =>
  `<wp:inline ${drawingNamespaces}><wp:docPr descr="${description}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline>`;

function lengthIn(style: string, side: string): number {
  const length = new RegExp(String.raw`(?:^|;)\s*${side}:([\d.]+)(px|pt|in|cm|mm)`);
  const [, number = "0", unit = ""] = length.exec(style) ?? [];
  return Number(number) * (pixelsPerUnit.get(unit) ?? 0);
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

const sizePrefix = (size: readonly number[]) =>
  `[${size.map((side) => Math.round(side)).join("x")}]`;

/** Splits a description that `normalizeDocx` wrote into size and text. */
export function readDescription(description: string): {
  alt: string;
  size?: Record<string, string>;
} {
  const [note = "", width = "0", height = "0"] = /^\[(\d+)x(\d+)\]/.exec(description) ?? [];
  const alt = description.slice(note.length);
  return Number(width) > 0 && Number(height) > 0 ? { alt, size: { width, height } } : { alt };
}

/** A document with many sections repeats its headers and footers. */
const maxPerKind = 12;

/** Returns each header and footer as a separate docx, because the converter reads only the main part. */
export function headersAndFooters(parts: DocxParts): Record<"headers" | "footers", DocxParts[]> {
  const read = (name: string) => parts.get(name)?.toString("utf8") ?? "";
  const main = /Target="\/?(word\/document\d*\.xml)"/.exec(read("_rels/.rels"))?.[1];
  const document = main ?? "word/document.xml";
  const body = read(document);
  const relations = read(document.replace("word/", "word/_rels/") + ".rels");
  const hasFirst = /<w:titlePg\b/.test(body);
  const hasEven = /<w:evenAndOddHeaders\b/.test(read("word/settings.xml"));

  function referenced(kind: "header" | "footer"): DocxParts[] {
    const references = body.match(new RegExp(`<w:${kind}Reference\\b[^>]*>`, "g")) ?? [];
    const targets = references
      .filter((reference) => hasFirst || !reference.includes('w:type="first"'))
      .filter((reference) => hasEven || !reference.includes('w:type="even"'))
      .map((reference) => targetOf(relations, /\br:id="([^"]*)"/.exec(reference)?.[1] ?? ""));
    return [...new Set(targets)].slice(0, maxPerKind).flatMap((name) => asDocument(parts, name));
  }
  return { headers: referenced("header"), footers: referenced("footer") };
}

function targetOf(relations: string, id: string): string {
  const relation = (relations.match(/<Relationship\b[^>]*>/g) ?? []).find((tag) =>
    tag.includes(`Id="${id}"`),
  );
  const target = /\bTarget="([^"]*)"/.exec(relation ?? "")?.[1] ?? "";
  return target.startsWith("/") ? target.slice(1) : `word/${target}`;
}

/** A docx with this part as its text. It omits the styles, which are slow to read and change little here. */
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

// The converter reads the text boxes of VML alone, and of alternatives the fallback alone.

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;

const options = { xmlMode: true, decodeEntities: false } as const;

const localName = (node: Element) => node.name.slice(node.name.indexOf(":") + 1);

const findAll = (name: string, nodes: Node[]): Element[] =>
  DomUtils.findAll((node) => localName(node) === name, nodes);

const hasText = (node: Element | undefined) =>
  node !== undefined && findAll("txbxContent", node.children).length > 0;

/** Rewrites the text boxes that have no copy in VML, so that the converter reads them, too. */
export function showTextBoxes(markup: string): string {
  if (!markup.includes("txbxContent")) return markup;
  const document = parseDocument(markup, options);
  for (const alternatives of findAll("AlternateContent", document.children)) {
    const [choice] = findAll("Choice", alternatives.children).filter(hasText);
    const [fallback] = findAll("Fallback", alternatives.children);
    if (choice === undefined || hasText(fallback)) continue;
    // The fallback is missing, or a picture of the text.
    for (const child of choice.children) DomUtils.prepend(alternatives, child);
    DomUtils.removeElement(alternatives);
  }
  for (const box of findAll("txbx", document.children)) {
    if (hasAncestor(box, "Fallback") || hasAncestor(box, "Choice")) continue;
    const drawing = hasAncestor(box, "drawing") ?? box;
    for (const content of findAll("txbxContent", box.children)) {
      for (const node of asVml(DomUtils.getOuterHTML(content, options))) {
        DomUtils.append(drawing, node);
      }
      DomUtils.removeElement(content);
    }
  }
  return DomUtils.getOuterHTML(document, options);
}

function hasAncestor(node: Element, name: string): Element | undefined {
  for (let parent = node.parent; parent !== null; parent = parent.parent) {
    if ("name" in parent && localName(parent) === name) return parent;
  }
  return undefined;
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"';

const asVml = (content: string): Node[] =>
  parseDocument(
    `<w:pict ${namespaces}><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict>`,
    options,
  ).children;
