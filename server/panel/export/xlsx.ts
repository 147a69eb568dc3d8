import type { Readable } from "node:stream";
import { toLocalTime } from "#server/db/vietnam-time.ts";
import { writeZip, type ZipEntry } from "#server/files/write-zip.ts";
import { escapeHtml } from "#server/http/text.ts";
import { cleanText, type ColumnKind, type Metadata, type Table, type Value } from "./table.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";
const documents = "http://schemas.openxmlformats.org/officeDocument/2006";
const sheets = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/**
 * Streams a table as a workbook for Excel in constant memory. A second sheet has the metadata. If
 * reading a row fails, the stream breaks instead of ending; if the client disconnects, the rows are
 * released.
 */
export function xlsx(
  table: Table,
  about: { title: string; metadata: (rows: number) => readonly Metadata[] },
): Readable {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [path, content] of Object.entries(parts(table.title, about.title))) {
      yield { path, content };
    }
    let written = 0;
    const count = (rows: number) => {
      written = rows;
    };
    yield { path: "xl/worksheets/sheet1.xml", content: tableSheet(table, count) };
    yield { path: "xl/worksheets/sheet2.xml", content: metadataSheet(about.metadata(written)) };
  }
  return writeZip(entries());
}

function parts(...titles: [string, string]): Record<string, string> {
  const type = `application/vnd.openxmlformats-officedocument.spreadsheetml`;
  const each = (write: (number: number, title: string) => string) =>
    titles.map((title, index) => write(index + 1, title)).join("");
  return {
    "[Content_Types].xml": `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${declaration}<workbook xmlns="${sheets}" xmlns:r="${documents}/relationships"><sheets>${each((number, title) => `<sheet name="${escapeXml(title)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${declaration}<Relationships xmlns="${packages}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${documents}/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId3" Type="${documents}/relationships/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": styles,
  };
}

/** The index of each cell style in `cellXfs` below. */
const cellStyles = { heading: 1, text: 2, phone: 2, number: 3, instant: 4, day: 5 } as const;

export const styles = `${declaration}<styleSheet xmlns="${sheets}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${[
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  cellStyle(49, 1),
  cellStyle(49, 0),
  cellStyle(1, 0),
  cellStyle(164, 0),
  cellStyle(165, 0),
].join(
  "",
)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function cellStyle(format: number, font: number): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

/** Writes the XML of a sheet in batches of rows, with frozen headings. Passes the number of rows to `onRows`. */
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
    columns.map(({ heading }, index) => cell(`${names[index]}1`, heading, "heading")),
  );
  let written = 0;
  for await (const batch of rows) {
    yield batch
      .map((row, index) => rowOf(written + index + 2, cellsOf(written + index + 2, row)))
      .join("");
    written += batch.length;
  }
  onRows(written);
  const range = `A1:${names.at(-1)}${written + 1}`;
  yield end(range, `<autoFilter ref="${range}"/>`);
}

function metadataSheet(lines: readonly Metadata[]): string {
  const rows = lines.map(({ label, value, kind }, index) =>
    rowOf(index + 1, [cell(`A${index + 1}`, label, "heading"), cell(`B${index + 1}`, value, kind)]),
  );
  return begin({ widths: [24, 60], isFrozen: false }) + rows.join("") + end(`A1:B${lines.length}`);
}

function begin({ widths, isFrozen }: { widths: readonly number[]; isFrozen: boolean }): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${declaration}<worksheet xmlns="${sheets}"><sheetViews><sheetView workbookViewId="0">${isFrozen ? pane : ""}</sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
}

// Without this Excel marks every phone number as "a number stored as text".
const end = (range: string, filter = "") =>
  `</sheetData>${filter}<ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;

const rowOf = (number: number, cells: readonly string[]) =>
  `<row r="${number}">${cells.join("")}</row>`;

function cell(ref: string, value: Value, kind: ColumnKind | "heading"): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return numberCell(ref, value, "number");
  const serial = kind === "instant" || kind === "day" ? serialOf(value, kind) : 0;
  if (serial >= firstReliableDay) return numberCell(ref, serial, kind);
  const style = cellStyles[kind === "heading" ? "heading" : "text"];
  const text = escapeXml(truncate(cleanText(value)));
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const numberCell = (ref: string, value: number, kind: ColumnKind | "heading") =>
  `<c r="${ref}" s="${cellStyles[kind]}"><v>${value}</v></c>`;

// Excel counts a 29 February 1900, so earlier days are off by one.
const firstReliableDay = 61;
const daysBefore1970 = 25_569;

/** The serial number of a time in Excel: days since the end of 1899, to the second. */
function serialOf(value: string, kind: "instant" | "day"): number {
  const time = kind === "day" ? new Date(value) : toLocalTime(new Date(value));
  return Math.floor(time.getTime() / 1_000) / 86_400 + daysBefore1970;
}

/** The limit of a cell; Excel refuses a file with longer texts. */
const maxCellLength = 32_767;

/** Cuts well-formed text to the limit and drops half a character at its end. */
const truncate = (text: string) => text.slice(0, maxCellLength).replace(/[\ud800-\udbff]$/, "");

/** Escapes text for XML. Excel decodes `_x0041_` as a character unless its first `_` is escaped too. */
const escapeXml = (text: string) => escapeHtml(text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_"));

/** A, B, … Z, AA, AB, … */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
