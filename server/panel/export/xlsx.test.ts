import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";
import * as fc from "fast-check";
import { readXlsx } from "#server/testing/export-calls.ts";
import { cleanText, type ColumnKind, type Value } from "./table.ts";
import { styles, tableSheet, xlsx } from "./xlsx.ts";

const about = { title: "Thông tin", metadata: () => [] };

function tableOf(kinds: readonly ColumnKind[], rows: AsyncIterable<readonly Value[][]>) {
  const columns = kinds.map((kind, index) => ({
    heading: `Cột ${index}`,
    width: 12 + index,
    kind,
  }));
  return { title: "Hồ sơ & “khác”", columns, rows };
}

async function* inOnePart(rows: readonly Value[][]) {
  yield rows;
}

async function writeAndRead(kinds: readonly ColumnKind[], rows: readonly Value[][]) {
  const [sheet] = await readXlsx(await buffer(xlsx(tableOf(kinds, inOnePart(rows)), about)));
  assert.ok(sheet);
  return sheet;
}

/** The format of a cell, taken from the XML because the reader does not return it. */
async function looksOf(kinds: readonly ColumnKind[], row: readonly Value[]) {
  const xml = await text(
    Readable.from(tableSheet(tableOf(kinds, inOnePart([[...row]])), () => {})),
  );
  const formats = Array.from(styles.matchAll(/<xf numFmtId="(\d+)" fontId="(\d)"/g)).slice(1);
  const looks = xml.matchAll(/<c r="([A-Z]\d)" s="(\d)"( t="inlineStr")?>/g);
  const cells = Array.from(looks, ([, cell = "", look = "", isText]) => {
    const [, format, font] = formats[Number(look)] ?? [];
    return [cell, { format, isBold: font === "1", isText: isText !== undefined }] as const;
  });
  return { xml, cells: Object.fromEntries(cells) };
}

/** The formats of a workbook: "@" is text, 164 and 165 are ours. */
const asText = { format: "49", isBold: false, isText: true };
const asNumber = { format: "1", isBold: false, isText: false };

test("sheets and columns have their names", async () => {
  const sheet = await writeAndRead(["text", "number"], []);
  assert.equal(sheet.name, "Hồ sơ & “khác”");
  assert.deepEqual(sheet.rows, [["Cột 0", "Cột 1"]]);
});

test("headings are bold and frozen, columns have their widths", async () => {
  const { xml, cells } = await looksOf(["text", "number"], ["a", 1]);
  assert.match(xml, /<sheetView [^>]*><pane ySplit="1" [^>]*state="frozen"\/><\/sheetView>/);
  assert.deepEqual(
    Array.from(xml.matchAll(/<col [^>]*width="(\d+)"/g), ([, width]) => width),
    ["12", "13"],
  );
  const heading = { ...asText, isBold: true };
  assert.deepEqual(cells, { A1: heading, B1: heading, A2: asText, B2: asNumber });
});

test("text stays text, days and instants are dates in Vietnam time, empty cells stay empty", async () => {
  const kinds = ["text", "number", "day", "instant", "day"] as const;
  const row = ["0912345678", 5, "2026-02-01", "2026-01-31T17:30:05.999Z", "1899-12-31"];
  const { rows } = await writeAndRead(kinds, [row, [null, 0, null, null, null]]);
  assert.deepEqual(rows.slice(1), [
    ["0912345678", 5, new Date("2026-02-01"), new Date("2026-02-01T00:30:05Z"), "1899-12-31"],
    [null, 0, null, null, null],
  ]);
});

test("a leading zero and a day before Excel's calendar stay text when edited", async () => {
  const kinds = ["text", "number", "day", "instant", "day"] as const;
  const row = ["0912345678", 5, "2026-02-01", "2026-01-31T17:30:05.999Z", "1899-12-31"];
  const { cells } = await looksOf(kinds, row);
  assert.deepEqual(
    ["A2", "B2", "C2", "D2", "E2"].map((place) => cells[place]),
    [asText, asNumber, { ...asNumber, format: "165" }, { ...asNumber, format: "164" }, asText],
  );
  assert.match(styles, /numFmtId="164" formatCode="dd\/mm\/yyyy\\ hh:mm"/);
  assert.match(styles, /numFmtId="165" formatCode="dd\/mm\/yyyy"/);
});

test("every text is unchanged except for characters that XML forbids", async () => {
  const anyText = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        "_x0041_",
        "_x",
        "&",
        "<",
        ">",
        '"',
        "]]>",
        "=",
        "\r\n",
        "\r",
        "\u0001",
        "\uffff",
        "é",
        "e\u0301",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 200 }), async (row) => {
      const kinds = row.map(() => "text" as const);
      const { rows } = await writeAndRead(kinds, [row]);
      const read = row.map((_, column) => rows[1]?.[column] ?? "");
      assert.deepEqual(read, row.map(cleanText));
    }),
    { numRuns: 10 },
  );
  assert.equal(cleanText("a\u0000b\r\nc\rd\u0085\ud800e\u0301"), "ab\nc\nd\ufffdé");
});

test("a text that is too long for Excel is truncated", async () => {
  const { rows } = await writeAndRead(["text"], [["ạ".repeat(40_000)]]);
  assert.equal(rows[1]?.[0], "ạ".repeat(32_767));
});

test("the stream breaks when reading a row fails", async () => {
  const broken = async function* () {
    yield [["a"]];
    throw new Error("the database is unavailable");
  };
  const stream = xlsx(tableOf(["text"], broken()), about);
  await assert.rejects(buffer(stream), /the database is unavailable/);
});

test("the rows are released when the client disconnects", async () => {
  const started = Promise.withResolvers<void>();
  const released = Promise.withResolvers<string>();
  const endless = async function* () {
    try {
      for (;;) {
        yield Array.from({ length: 100 }, () => [randomBytes(500).toString("hex")]);
        started.resolve();
      }
    } finally {
      released.resolve("released");
    }
  };
  const stream = xlsx(tableOf(["text"], endless()), about);
  stream.resume();
  await started.promise;
  stream.destroy();
  await once(stream, "close");
  // The release takes several turns of the event loop.
  const manyTurns = async () => {
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    return "still open";
  };
  assert.equal(await Promise.race([released.promise, manyTurns()]), "released");
});
