import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import * as fc from "fast-check";
import { readXlsx } from "#server/testing/read-xlsx.ts";
import { cleanText, type ColumnKind, type Value } from "./table.ts";
import { xlsx } from "./xlsx.ts";

const about = { title: "Thông tin", facts: () => [] };

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

test("headings are bold and stay in sight, columns have their widths, sheets their names", async () => {
  const sheet = await writeAndRead(["text", "number"], []);
  assert.equal(sheet.name, "Hồ sơ & “khác”");
  assert.equal(sheet.frozen, 1);
  assert.deepEqual(sheet.widths, [12, 13]);
  assert.deepEqual(sheet.rows, [
    [
      { value: "Cột 0", format: "@", isBold: true },
      { value: "Cột 1", format: "@", isBold: true },
    ],
  ]);
});

test("text stays text, days and moments are dates on Vietnam's clocks, gaps stay gaps", async () => {
  const { rows } = await writeAndRead(
    ["text", "number", "day", "instant", "day"],
    [
      ["0912345678", 5, "2026-02-01", "2026-01-31T17:30:05.999Z", "1899-12-31"],
      [null, 0, null, null, null],
    ],
  );
  const [phone, count, day, moment, old] = rows[1] ?? [];
  assert.deepEqual(phone, { value: "0912345678", format: "@", isBold: false });
  assert.deepEqual(count, { value: 5, format: "0", isBold: false });
  // 1 February 2026 is day 46054 of Excel's calendar.
  assert.deepEqual(day, { value: 46_054, format: String.raw`yyyy\-mm\-dd`, isBold: false });
  assert.equal(moment?.format, String.raw`yyyy\-mm\-dd\ hh:mm:ss`);
  assert.equal(Math.round((Number(moment?.value) - 46_054) * 86_400), 30 * 60 + 5);
  assert.deepEqual(old, { value: "1899-12-31", format: "@", isBold: false });
  assert.deepEqual(
    rows[2]?.filter((cell) => cell !== undefined),
    [{ value: 0, format: "0", isBold: false }],
  );
});

test("every text comes back as it was, without what no file can hold", async () => {
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
      const read = row.map((_, column) => rows[1]?.[column]?.value ?? "");
      assert.deepEqual(read, row.map(cleanText));
    }),
    { numRuns: 10 },
  );
  assert.equal(cleanText("a\u0000b\r\nc\rd\u0085\ud800e\u0301"), "ab\nc\nd\ufffdé");
});

test("a text that is too long for Excel is cut, not refused", async () => {
  const { rows } = await writeAndRead(["text"], [["ạ".repeat(40_000)]]);
  assert.equal(rows[1]?.[0]?.value, "ạ".repeat(32_767));
});

test("if a row cannot be read, the stream breaks and does not end", async () => {
  const broken = async function* () {
    yield [["a"]];
    throw new Error("the database is gone");
  };
  const stream = xlsx(tableOf(["text"], broken()), about);
  await assert.rejects(buffer(stream), /the database is gone/);
});

test("when the reader goes away, the rows are let go", async () => {
  const underWay = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const endless = async function* () {
    try {
      for (;;) {
        yield Array.from({ length: 100 }, () => [randomBytes(500).toString("hex")]);
        underWay.resolve();
      }
    } finally {
      letGo.resolve();
    }
  };
  const stream = xlsx(tableOf(["text"], endless()), about);
  stream.resume();
  await underWay.promise;
  stream.destroy();
  await letGo.promise;
});
