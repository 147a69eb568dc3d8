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
