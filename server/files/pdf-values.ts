/** A value of a PDF, as far as an encryption dictionary needs it; a name is a text with its slash. */
export type PdfValue = number | string | Buffer | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

const maxDepth = 8;
const escapes: Partial<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads the value at the beginning of a text of Latin-1 (ISO 32000-1, 7.3); undefined where there is none. */
export function readPdfValue(text: string): PdfValue | undefined {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };

  function value(depth: number): PdfValue | undefined {
    take(/(?:[\s\0]|%[^\r\n]*)*/y);
    if (depth > maxDepth) return undefined;
    if (take(/<</y) !== undefined) return dictionary(depth);
    if (take(/\[/y) !== undefined) return list(depth);
    if (take(/\(/y) !== undefined) return literal();
    const hex = take(/<[\da-f\s]*>/iy);
    if (hex !== undefined) return Buffer.from(hex.replaceAll(/[^\da-f]/gi, ""), "hex");
    const word = take(/\/?[^\s\0()<>[\]{}/%]+/y);
    return word !== undefined && /^[+-]?\d+$/.test(word) ? Number(word) : word;
  }

  function dictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary = new Map();
    for (let key = value(depth + 1); key !== undefined; key = value(depth + 1)) {
      // The rest of a reference, of which the first number was taken for the value.
      if (typeof key !== "string" || !key.startsWith("/")) continue;
      const entry = value(depth + 1);
      if (entry !== undefined) entries.set(key, entry);
    }
    take(/>>/y);
    return entries;
  }

  function list(depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    for (let item = value(depth + 1); item !== undefined; item = value(depth + 1)) items.push(item);
    take(/\]/y);
    return items;
  }

  function literal(): Buffer {
    let content = "";
    let open = 1;
    while (at < text.length) {
      const part = take(/[^\\()]+|\\(?:[0-7]{1,3}|\r\n|[^])|[()]/y) ?? "";
      if (part === "(") open += 1;
      else if (part === ")") open -= 1;
      if (open === 0 || part === "") break;
      content += part.startsWith("\\") ? unescaped(part.slice(1)) : part;
    }
    return Buffer.from(content, "latin1");
  }

  return value(0);
}

function unescaped(escaped: string): string {
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
  // A line that goes on.
  if (/^[\r\n]/.test(escaped)) return "";
  return escapes[escaped] ?? escaped;
}
