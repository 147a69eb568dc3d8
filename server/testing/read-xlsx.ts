import { text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";

/** A cell as a spreadsheet program would take it: what is in it, and how it is shown. */
export type SheetCell = { value: string | number; format: string; isBold: boolean };

export type Sheet = {
  name: string;
  /** The cells by row and column; a gap is undefined. */
  rows: (SheetCell | undefined)[][];
  widths: number[];
  /** Rows that stay in sight. */
  frozen: number;
};

/** Reads a workbook as far as our own writer goes; what it does not know is an error. */
export async function readXlsx(file: Buffer): Promise<Sheet[]> {
  const parts = await unzip(file);
  const part = (name: string) => parts.get(name) ?? fail(`${name} is missing`);
  const targets = new Map(
    tags(part("xl/_rels/workbook.xml.rels"), "Relationship").map((tag) => [
      attribute(tag, "Id"),
      attribute(tag, "Target"),
    ]),
  );
  const looks = readLooks(part("xl/styles.xml"));
  return tags(part("xl/workbook.xml"), "sheet").map((tag) => {
    const xml = part(`xl/${targets.get(attribute(tag, "r:id"))}`);
    return {
      name: unescape(attribute(tag, "name")),
      rows: readRows(xml, looks),
      widths: tags(xml, "col").map((column) => Number(attribute(column, "width"))),
      frozen: tags(xml, "pane").map((pane) => Number(attribute(pane, "ySplit")))[0] ?? 0,
    };
  });
}

async function unzip(file: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(file, { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return parts;
}

type Look = Pick<SheetCell, "format" | "isBold">;

const builtIn: Record<string, string> = { "0": "General", "1": "0", "49": "@" };

function readLooks(styles: string): Look[] {
  const own = tags(styles, "numFmt").map((tag): [string, string] => [
    attribute(tag, "numFmtId"),
    attribute(tag, "formatCode"),
  ]);
  const formats: Record<string, string> = { ...builtIn, ...Object.fromEntries(own) };
  const fonts = between(styles, "fonts").split("</font>");
  return tags(between(styles, "cellXfs"), "xf").map((tag) => ({
    format: formats[attribute(tag, "numFmtId")] ?? fail("A format is missing"),
    isBold: (fonts[Number(attribute(tag, "fontId"))] ?? "").includes("<b/>"),
  }));
}

function readRows(xml: string, looks: readonly Look[]): Sheet["rows"] {
  const rows: Sheet["rows"] = [];
  for (const [, number, content = ""] of xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)) {
    const row: Sheet["rows"][number] = [];
    for (const [tag, written, value] of content.matchAll(
      /<c [^>]*>(?:<is><t xml:space="preserve">([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>/g,
    )) {
      const [, letters = "", line] = /^([A-Z]+)(\d+)$/.exec(attribute(tag, "r")) ?? [];
      if (line !== number) fail(`A cell of row ${line} stands in row ${number}`);
      if ((written !== undefined) !== tag.includes('t="inlineStr"')) fail(`What is ${tag}?`);
      const look = looks[Number(attribute(tag, "s"))] ?? fail("A look is missing");
      row[columnOf(letters)] = {
        ...look,
        value: written === undefined ? Number(value) : readText(written),
      };
    }
    rows[Number(number) - 1] = row;
  }
  return rows;
}

/** Excel takes `_xHHHH_` for the character with that code. */
const readText = (written: string) =>
  unescape(written).replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const columnOf = (letters: string) =>
  Array.from(letters).reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const tags = (xml: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<${name} [^>]*>`, "g")), ([tag]) => tag);

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? fail(`${tag} has no ${name}`);

const between = (xml: string, name: string) =>
  new RegExp(`<${name}[ >].*?</${name}>`, "s").exec(xml)?.[0] ?? fail(`${name} is missing`);

const unescape = (xml: string) =>
  xml
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

function fail(why: string): never {
  throw new Error(why);
}
