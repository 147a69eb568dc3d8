import { DomUtils, parseDocument } from "htmlparser2";

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
