import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import * as fc from "fast-check";
import { readCsv } from "#server/testing/export-calls.ts";
import { csv } from "./csv.ts";
import { cleanText, type ColumnKind, type Value } from "./table.ts";

const columns = (kinds: readonly ColumnKind[]) =>
  kinds.map((kind, index) => ({ heading: `Cột ${index}`, width: 10, kind }));

async function write(kinds: readonly ColumnKind[], rows: readonly Value[][]): Promise<string> {
  const some = async function* () {
    yield rows;
  };
  return text(csv({ title: "", columns: columns(kinds), rows: some() }));
}

test("the file starts with a byte order mark, ends lines with CRLF and contains only the table", async () => {
  const written = await write(
    ["text", "number", "day", "instant"],
    [
      ["Nguyễn Văn Mẫu", 120, "2026-02-01", "2026-01-31T17:30:00.000Z"],
      [null, null, null, null],
    ],
  );
  assert.equal(
    written,
    "\ufeffCột 0,Cột 1,Cột 2,Cột 3\r\nNguyễn Văn Mẫu,120,2026-02-01,2026-02-01 00:30:00\r\n,,,\r\n",
  );
});

/** Texts with separators, quotes, formula signs and control characters. */
const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from("=+-@＝＋－＠\t\r\n\u0000\",;' |\ufeff\u00a0\u200b")),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
});

/** Removes the apostrophes that the guard may have added. */
const bare = (text: string) => text.replaceAll(/(^|[;\t\n])'/g, "$1");

test("every text is unchanged except for apostrophes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(hostile, hostile), { minLength: 1 }), async (rows) => {
      const [, ...read] = readCsv((await write(["text", "text"], rows)).slice(1));
      assert.deepEqual(
        read.map((row) => row.map(bare)),
        rows.map((row) => row.map((value) => bare(cleanText(value)))),
      );
    }),
  );
});

/**
 * Reads CSV as leniently as spreadsheet programs: a quote counts only at the start of a cell, and text
 * after the closing quote belongs to the cell.
 */
function readLeniently(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let cell = "";
    if (text[at] === '"') {
      const end = endOfQuotes(text, at);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n") at += 1;
    cells.push(cell + text.slice(start, at));
  }
  return cells;
}

/** The position of the closing quote, or the end of the text. */
function endOfQuotes(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

for (const [name, separator] of [
  ["comma", ","],
  ["semicolon", ";"],
  ["tab", "\t"],
] as const) {
  test(`no cell is a formula in a program that separates by ${name}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(hostile, hostile), { minLength: 1 }), async (rows) => {
        const written = await write(["text", "text"], rows);
        for (const cell of readLeniently(written.slice(1), separator)) {
          assert.doesNotMatch(cell, /^\s*[=+\-@＝＋－＠]/u, JSON.stringify(written));
        }
      }),
      { numRuns: 500 },
    );
  });
}

for (const [typed, cell] of [
  ["=1+1+1+1+1", "'=1+1+1+1+1"],
  ["+84 912 345 678", "'+84 912 345 678"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\n'=1"],
  ["x;=1+1;", "x;'=1+1;"],
  ['x; "=1+1;', "x;' \"=1+1;"],
  ["x\t@SUM(A1)", "x\t'@SUM(A1)"],
  ["x\n-cmd|' /C calc'!A0", "x\n'-cmd|' /C calc'!A0"],
  ["x\r\n\r\n=1", "x\n\n'=1"],
  ["one; two\tthree\nfour - five", "one; two\tthree\nfour - five"],
  ["\u0000=1", "'=1"],
  ["＝1+1", "'＝1+1"],
  [" =1", "' =1"],
  ["0912 345 678", "0912 345 678"],
  ["a=b", "a=b"],
] as const) {
  test(`${JSON.stringify(typed)} becomes ${JSON.stringify(cell)}`, async () => {
    const [, row] = readCsv((await write(["text"], [[typed]])).slice(1));
    assert.deepEqual(row, [cell]);
  });
}
