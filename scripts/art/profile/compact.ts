import { deflateSync, inflateSync } from "node:zlib";

/**
 * The same document with the points of its drawings at hundredths of their unit: nobody sees the
 * difference, and what Chromium writes with nine digits then packs to two thirds.
 */
export function compacted(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  const [table = "", trailer = ""] = text.slice(start).split(/(?=trailer\n)/);
  const places = Array.from(table.matchAll(/^(\d{10}) 00000 n/gm), ([, place]) => Number(place));
  if (places.length === 0) throw new Error("The document has no table of its objects");

  const inOrder = places.toSorted((one, other) => one - other);
  let written = text.slice(0, inOrder[0]);
  const moved = new Map<number, number>();
  for (const [index, place] of inOrder.entries()) {
    moved.set(place, written.length);
    written += compactObject(text.slice(place, inOrder[index + 1] ?? start));
  }
  const newTable = table.replace(/^(\d{10})(?= 00000 n)/gm, (place) =>
    `${moved.get(Number(place))}`.padStart(10, "0"),
  );
  const newTrailer = trailer.replace(/startxref\n\d+/, `startxref\n${written.length}`);
  return Buffer.from(written + newTable + newTrailer, "latin1");
}

function compactObject(object: string): string {
  const head = /^\d+ 0 obj\n<<[^]*?>>\s*?stream\r?\n/.exec(object)?.[0];
  const length = /\/Length (\d+)/.exec(head ?? "")?.[1];
  // Pictures and fonts hold no drawing.
  if (head === undefined || length === undefined || !head.includes("/FlateDecode")) return object;
  if (/\/Image\b|\/Length1\b/.test(head)) return object;
  const end = head.length + Number(length);
  const drawing = inflateSync(Buffer.from(object.slice(head.length, end), "latin1"));
  const rounded = drawing
    .toString("latin1")
    .replace(/^(?:-?[\d.]+ )+[mlc]$/gm, (line) => line.replace(/-?[\d.]+/g, hundredths));
  const packed = deflateSync(Buffer.from(rounded, "latin1"), { level: 9 }).toString("latin1");
  const newHead = head.replace(`/Length ${length}`, `/Length ${packed.length}`);
  return newHead + packed + object.slice(end);
}

const hundredths = (number: string) => String(Math.round(Number(number) * 100) / 100);
