/** Reads CSV as RFC 4180 has it, strictly: what breaks the rule is an error. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let fields: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [field, end] = text[at] === '"' ? quoted(text, at) : plain(text, at);
    fields.push(field);
    if (text[end] === ",") {
      at = end + 1;
      continue;
    }
    if (text.slice(end, end + 2) !== "\r\n") throw new Error(`No end of line at ${end}`);
    rows.push(fields);
    fields = [];
    at = end + 2;
  }
  if (fields.length > 0) throw new Error("The last line does not end");
  return rows;
}

function quoted(text: string, start: number): [field: string, end: number] {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) throw new Error("A quoted field does not end");
    if (text[at + 1] === '"') continue;
    return [text.slice(start + 1, at).replaceAll('""', '"'), at + 1];
  }
}

const delimiter = /[",\r\n]/g;

function plain(text: string, start: number): [field: string, end: number] {
  delimiter.lastIndex = start;
  const end = delimiter.exec(text)?.index;
  if (end === undefined) throw new Error("A field does not end");
  if (text[end] === '"') throw new Error(`A quote amid a field at ${end}`);
  return [text.slice(start, end), end];
}

/**
 * Reads any text as spreadsheets do: a quote counts where it begins a cell, and what stands behind the
 * closing one belongs to the cell.
 */
export function readLeniently(text: string, separator: string): string[] {
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

/** Where a quoted beginning ends: at its closing quote, or with the text. */
function endOfQuotes(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}
