import readExcelFile from "read-excel-file/node";

/** A number with the format of a date is a `Date`; an empty cell is null. */
type SheetValue = string | number | Date | null;

export type Sheet = { name: string; rows: SheetValue[][] };

/** Reads the values of a workbook with an independent reader. */
export async function readXlsx(file: Buffer): Promise<Sheet[]> {
  const sheets = await readExcelFile(file, { trim: false });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(sheetValue)),
  }));
}

function sheetValue(value: unknown): SheetValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  // Spreadsheets store an instant as a fraction of a day and show it to the nearest second.
  if (value instanceof Date) return new Date(Math.round(value.getTime() / 1_000) * 1_000);
  throw new TypeError(`Unexpected value in an export: ${typeof value}`);
}
