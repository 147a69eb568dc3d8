import { PassThrough, pipeline, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { asXml, factSheet, styles, tableSheet } from "./sheet.ts";
import type { Fact, Table } from "./table.ts";

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
