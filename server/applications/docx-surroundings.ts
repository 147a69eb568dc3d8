import type { DocxParts } from "./docx-parts.ts";

/** Documents of many sections have more of them, mostly the same. */
const mostShown = 12;

/**
 * The headers and footers that a docx refers to, each as a docx of its own: converters read the text of
 * the document alone.
 */
export function surroundingsOf(parts: DocxParts): Record<"header" | "footer", DocxParts[]> {
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
  return { header: named("header"), footer: named("footer") };
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
