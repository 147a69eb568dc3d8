import { mainPart } from "./docx-spoofs.ts";
import { zip, type ZipEntry } from "./zip.ts";

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(" ");
const officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const wordType = "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Something outside its own part that a document refers to by an id. */
export type Relation = { id: string; type: "hyperlink" | "image"; target: string };

/** A docx whose body is this WordprocessingML. */
export function wordDocument(
  body: string,
  more: { relations?: Relation[]; parts?: ZipEntry[]; prologue?: string } = {},
): Buffer {
  const relations = (more.relations ?? []).map(
    ({ id, type, target }) =>
      `<Relationship Id="${id}" Type="${officeTypes}/${type}" Target="${target}" TargetMode="External"/>`,
  );
  return zip([
    { name: "[Content_Types].xml", content: mainPart(wordType) },
    {
      name: "_rels/.rels",
      content: relationships([
        `<Relationship Id="rId1" Type="${officeTypes}/officeDocument" Target="word/document.xml"/>`,
      ]),
    },
    { name: "word/_rels/document.xml.rels", content: relationships(relations) },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0"?>${more.prologue ?? ""}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    },
    ...(more.parts ?? []),
  ]);
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const linkTo = (id: string, words: string) =>
  `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${words}</w:t></w:r></w:hyperlink></w:p>`;

/** A picture that lies elsewhere, with words in its place. */
export const linkedPicture = (id: string, words: string) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${words}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

const relationships = (lines: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join("")}</Relationships>`;
