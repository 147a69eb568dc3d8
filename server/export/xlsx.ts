import { PassThrough, pipeline, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { onLocalClock } from "#server/lib/calendar.ts";
import { cleanText, type ColumnKind, type Fact, type Table, type Value } from "./table.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";
const documents = "http://schemas.openxmlformats.org/officeDocument/2006";
const sheets = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/**
 * A table as a workbook for Excel, made while it is read: little of it is ever in memory. A second
 * sheet tells the facts about it. If a row cannot be read, the stream breaks instead of ending; if the
 * reader goes away, the rows are let go.
 */
export function xlsx(
  table: Table,
  about: { title: string; facts: (rows: number) => readonly Fact[] },
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let written = 0;
  const rows = Readable.from(
    tableSheet(table, (count) => {
      written = count;
    }),
    { objectMode: false },
  );
  // The archive hears nothing of what its sources suffer.
  rows.on("error", (error) => output.destroy(error));
  zip.on("error", (error: Error) => output.destroy(error));

  for (const [path, text] of Object.entries(parts(table.title, about.title))) {
    zip.addBuffer(Buffer.from(text), path);
  }
  zip.addReadStream(rows, "xl/worksheets/sheet1.xml");
  // Taken up after the rows, when their number is known.
  zip.addReadStreamLazy("xl/worksheets/sheet2.xml", (give) => {
    give(null, Readable.from([Buffer.from(factSheet(about.facts(written)))]));
  });
  zip.end();
  pipeline(zip.outputStream, output, (error) => {
    if (error) rows.destroy();
  });
  return output;
}

function parts(...titles: [string, string]): Record<string, string> {
  const type = `application/vnd.openxmlformats-officedocument.spreadsheetml`;
  const each = (write: (number: number, title: string) => string) =>
    titles.map((title, index) => write(index + 1, title)).join("");
  return {
    "[Content_Types].xml": `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${declaration}<workbook xmlns="${sheets}" xmlns:r="${documents}/relationships"><sheets>${each((number, title) => `<sheet name="${asXml(title)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${declaration}<Relationships xmlns="${packages}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${documents}/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId3" Type="${documents}/relationships/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": styles,
  };
}

/** Where the looks of cells stand among the `cellXfs` below. */
const looks: Record<ColumnKind | "heading", number> = {
  heading: 1,
  text: 2,
  number: 3,
  instant: 4,
  day: 5,
};

export const styles = `${declaration}<styleSheet xmlns="${sheets}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${[
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  look(49, 1),
  look(49, 0),
  look(1, 0),
  look(164, 0),
  look(165, 0),
].join(
  "",
)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function look(format: number, font: number): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

/** The XML of a sheet, some rows at a time; its headings stay in sight. `onRows` hears how many it wrote. */
export async function* tableSheet(
  { columns, rows }: Table,
  onRows: (written: number) => void,
): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const cellsOf = (number: number, row: readonly Value[]) =>
    columns.map(({ kind }, index) => cell(`${names[index]}${number}`, row[index] ?? null, kind));
  yield begin({ widths: columns.map(({ width }) => width), isFrozen: true });
  yield rowOf(
    1,
    columns.map(({ heading }, index) => textCell(`${names[index]}1`, heading, looks.heading)),
  );
  let written = 0;
  for await (const some of rows) {
    yield some
      .map((row, index) => rowOf(written + index + 2, cellsOf(written + index + 2, row)))
      .join("");
    written += some.length;
  }
  onRows(written);
  yield end(`A1:${names.at(-1)}${written + 1}`);
}

/** The XML of a sheet that tells facts line by line. */
function factSheet(facts: readonly Fact[]): string {
  const rows = facts.map(({ label, value, kind }, index) =>
    rowOf(index + 1, [
      textCell(`A${index + 1}`, label, looks.heading),
      cell(`B${index + 1}`, value, kind),
    ]),
  );
  return begin({ widths: [24, 60], isFrozen: false }) + rows.join("") + end(`A1:B${facts.length}`);
}

function begin({ widths, isFrozen }: { widths: readonly number[]; isFrozen: boolean }): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${declaration}<worksheet xmlns="${sheets}"><sheetViews><sheetView workbookViewId="0">${isFrozen ? pane : ""}</sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
}

// Excel would mark every phone number as "a number stored as text", which is what it shall be.
const end = (range: string) =>
  `</sheetData><ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;

const rowOf = (number: number, cells: readonly string[]) =>
  `<row r="${number}">${cells.join("")}</row>`;

function cell(place: string, value: Value, kind: ColumnKind): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return numberCell(place, value, looks.number);
  if (kind !== "instant" && kind !== "day") return textCell(place, value, looks.text);
  const serial = serialOf(kind === "day" ? new Date(value) : onLocalClock(new Date(value)));
  return serial < firstReliableDay
    ? textCell(place, value, looks.text)
    : numberCell(place, serial, looks[kind]);
}

// Before March 1900, Excel counts a day that never was.
const firstReliableDay = 61;
const daysBefore1970 = 25_569;

/** A moment as Excel counts: days since the end of 1899, to the second. */
const serialOf = (moment: Date) => Math.floor(moment.getTime() / 1_000) / 86_400 + daysBefore1970;

const numberCell = (place: string, value: number, style: number) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${asXml(fitted(cleanText(text)))}</t></is></c>`;

/** What Excel takes in one cell; a longer text would make it refuse the file. */
const longest = 32_767;

const fitted = (text: string) =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");

/** Text between tags or in quotes. Excel reads `_x0041_` as a character's code unless its first `_` is written so itself. */
function asXml(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A, B, … Z, AA, AB, … */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
