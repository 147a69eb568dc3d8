import { mainPart } from "./fake-docx.ts";
import { zip, type ZipEntry } from "./zip.ts";

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(" ");
const officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A reference of a part to another part or to a file outside the document. */
export type Relation = {
  id: string;
  type: "officeDocument" | "hyperlink" | "image" | "header" | "footer";
  target: string;
  isWithin?: boolean;
};

/** A docx with this WordprocessingML as its body. */
export function wordDocument(
  body: string,
  more: {
    relations?: Relation[];
    parts?: ZipEntry[];
    prologue?: string;
    contentTypes?: string;
  } = {},
): Buffer {
  return zip([
    { name: "[Content_Types].xml", content: more.contentTypes ?? mainPart() },
    {
      name: "_rels/.rels",
      content: relationsOf([
        { id: "rId1", type: "officeDocument", target: "word/document.xml", isWithin: true },
      ]),
    },
    { name: "word/_rels/document.xml.rels", content: relationsOf(more.relations ?? []) },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0"?>${more.prologue ?? ""}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    },
    ...(more.parts ?? []),
  ]);
}

/** The relationships part of another part. */
export function relationsOf(relations: readonly Relation[]): string {
  const lines = relations.map(({ id, type, target, isWithin = false }) => {
    const mode = isWithin ? "" : ' TargetMode="External"';
    return `<Relationship Id="${id}" Type="${officeTypes}/${type}" Target="${target}"${mode}/>`;
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join("")}</Relationships>`;
}

/** A header ("hdr") or footer ("ftr"). */
export const surrounding = (root: "hdr" | "ftr", body: string) =>
  `<?xml version="1.0"?><w:${root} ${namespaces}>${body}</w:${root}>`;

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A text box: in DrawingML alone, without a fallback, with a picture as fallback, or with one in VML. */
export function textBox(kind: "bare" | "choice" | "picture" | "both", text: string): string {
  const content = `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
  const drawing = `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const choice = `<mc:Choice Requires="wps">${drawing}</mc:Choice>`;
  const vml = `<w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
  const image = `<w:pict><v:shape><v:imagedata r:id="rId9"/></v:shape></w:pict>`;
  const inside = {
    bare: drawing,
    choice: `<mc:AlternateContent>${choice}</mc:AlternateContent>`,
    picture: `<mc:AlternateContent>${choice}<mc:Fallback>${image}</mc:Fallback></mc:AlternateContent>`,
    both: `<mc:AlternateContent>${choice}<mc:Fallback>${vml}</mc:Fallback></mc:AlternateContent>`,
  };
  return `<w:p><w:r>${inside[kind]}</w:r></w:p>`;
}

export const linkTo = (id: string, words: string) =>
  `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${words}</w:t></w:r></w:hyperlink></w:p>`;

const picture = (blip: string, words: string, extent = "") =>
  `<w:p><w:r><w:drawing><wp:inline>${extent}<wp:docPr id="1" name="x" descr="${words}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip ${blip}/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** A linked picture with alternative text. */
export const linkedPicture = (id: string, words: string) => picture(`r:link="${id}"`, words);

/** An embedded picture of this size in points. */
export const embeddedPicture = (id: string, words: string, [width, height]: [number, number]) =>
  picture(
    `r:embed="${id}"`,
    words,
    `<wp:extent cx="${width * 12_700}" cy="${height * 12_700}"/><wp:effectExtent l="0" t="0" r="0" b="0"/>`,
  );
