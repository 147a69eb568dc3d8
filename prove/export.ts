import { execFileSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { formatLocalTime } from "#server/db/vietnam-time.ts";
import { cleanText, type Column, type Value } from "#server/panel/export/table.ts";
import { xlsx } from "#server/panel/export/xlsx.ts";
import { readCsv } from "#server/testing/export-calls.ts";
import { skipped, type Finding, type Suite } from "./suite.ts";

const columns: Column[] = [
  { heading: "Họ và tên", width: 26, kind: "text" },
  { heading: "Điện thoại", width: 18, kind: "text" },
  { heading: "Số", width: 10, kind: "number" },
  { heading: "Ngày", width: 12, kind: "day" },
  { heading: "Thời điểm", width: 20, kind: "instant" },
];

/** Values that spreadsheet programs tend to change: leading zeros, formulas, dates, codes, white space. */
const awkward = [
  "0912345678",
  "+84 912 345 678",
  '=HYPERLINK("http://x.example")',
  "=1+1",
  "-2",
  "1E5",
  "2026-01-02",
  "1/2/2026",
  "TRUE",
  "Nguyễn Văn Mẫu",
  "Nguyễn Văn Mẫu".normalize("NFD"),
  'O\'Năm "Bốn" <b>&amp;</b> ]]>',
  "_x0041_ và _x",
  " trước và sau ",
  "hai\ndòng, một ô",
  "a\u0001b",
  "😀 𠮷",
  "",
];

const rows: Value[][] = Array.from({ length: 2_000 }, (_, index) => [
  awkward[index % awkward.length] ?? null,
  `0${String(900_000_000 + index)}`,
  index % 3 === 0 ? null : index * 7,
  new Date(Date.UTC(1990, 0, 1 + index * 6)).toISOString().slice(0, 10),
  new Date(Date.UTC(2020, 0, 1) + index * 99_991_000).toISOString(),
]);

const threat = "a spreadsheet program changes exported values";
const test = "LibreOffice opens and saves a workbook; every cell compared";

export const suite: Suite = {
  prove: async () => {
    const office = findOffice();
    if (office === undefined) {
      return [
        skipped(
          { threat, test },
          "LibreOffice is missing (apt-get install libreoffice-calc-nogui)",
        ),
      ];
    }
    return [
      await withWorkbook(async (folder, file) => compare(await openAsCsv(office, folder, file))),
    ];
  },
};

async function withWorkbook<Result>(work: (folder: string, file: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), "prove-export-"));
  try {
    const file = join(folder, "export.xlsx");
    const table = { title: "Hồ sơ", columns, rows: inBatches() };
    await pipeline(
      xlsx(table, { title: "Thông tin", metadata: () => [] }),
      createWriteStream(file),
    );
    return await work(folder, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function* inBatches() {
  for (let start = 0; start < rows.length; start += 250) yield rows.slice(start, start + 250);
}

/** The first sheet as LibreOffice displays it: comma-separated, quoted text, UTF-8, formatted cells. */
async function openAsCsv(office: string, folder: string, file: string): Promise<string[][]> {
  execFileSync(
    office,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      "--convert-to",
      "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false",
      "--outdir",
      folder,
      file,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  return readCsv(await readFile(join(folder, "export.csv"), "utf8"));
}

function compare(opened: readonly string[][]): Finding {
  const expected = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) =>
      columns.map(({ kind }, index) => displayedValue(row[index] ?? null, kind)),
    ),
  ];
  const wrong = expected.flatMap((row, line) =>
    row.flatMap((cell, column) => {
      const found = opened[line]?.[column] ?? "";
      return found === cell ? [] : [`row ${line + 1}: ${cell} became ${found}`];
    }),
  );
  return {
    threat,
    test,
    runs: expected.length * columns.length,
    result: wrong.length === 0 ? "every cell unchanged" : `${wrong.length} differ: ${wrong[0]}`,
    held: wrong.length === 0 && opened.length === expected.length,
  };
}

function displayedValue(value: Value, kind: Column["kind"]): string {
  if (value === null) return "";
  if (kind === "instant") return formatLocalTime(String(value));
  return cleanText(String(value));
}

function findOffice(): string | undefined {
  return ["soffice", "libreoffice"].find((name) => {
    try {
      execFileSync(name, ["--version"], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  });
}
