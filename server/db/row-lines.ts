import { createHash } from "node:crypto";

/** A row by the names of its columns, with the values a driver takes and gives. */
export type Row = Record<string, unknown>;

/** A row as one line of JSON: the same whichever engine it comes from and whatever order its columns have. */
export function lineOf(row: Row): string {
  const sorted = Object.keys(row)
    .toSorted()
    .map((name) => [name, asJson(row[name])] as const);
  return JSON.stringify(Object.fromEntries(sorted));
}

/** The row of a line, with its bytes as a Buffer. Throws when the line holds none. */
export function rowOf(line: string): Row {
  const parsed: unknown = JSON.parse(line);
  if (typeof parsed !== "object" || parsed === null) throw new Error("A line holds no row");
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, asValue(value)]));
}

// No column holds a record, so a record can only stand for bytes.
const asJson = (value: unknown) =>
  Buffer.isBuffer(value) ? { base64: value.toString("base64") } : value;

function asValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!("base64" in value) || typeof value.base64 !== "string") throw new Error("Unknown value");
  return Buffer.from(value.base64, "base64");
}

/** What lines amount to: how many there are, and a checksum over all of them in their order. */
export type Sum = { rows: number; sha256: string };

/** Adds lines up as they pass. */
export function openSum(): { add: (line: string) => void; end: () => Sum } {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add: (line) => {
      rows += 1;
      hash.update(line).update("\n");
    },
    end: () => ({ rows, sha256: hash.digest("hex") }),
  };
}
