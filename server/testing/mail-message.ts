/** An email with decoded headers and bodies. */
export type ParsedEmail = {
  /** The recipients of its envelope. */
  envelope: string[];
  /** Decoded values by lower-case name; a repeated header has several. */
  headers: Map<string, string[]>;
  text: string;
  html: string;
};

/** Parses an email with a text and an HTML part (RFC 5322, 2045 and 2047). */
export function parseEmail(raw: Buffer, envelope: string[] = []): ParsedEmail {
  const { headers, body } = split(raw.toString("latin1"));
  const boundary = /boundary="([^"]+)"/.exec(singleHeader(headers, "content-type"))?.[1];
  if (boundary === undefined) throw new Error("The message has no parts");
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r?\n/, "").replace(/\r?\n$/, "")));
  const bodyOf = (type: string) => {
    const part = parts.find((part) => singleHeader(part.headers, "content-type").startsWith(type));
    if (part === undefined) throw new Error(`The message has no ${type}`);
    return decodeBody(part.body, singleHeader(part.headers, "content-transfer-encoding"));
  };
  return { envelope, headers, text: bodyOf("text/plain"), html: bodyOf("text/html") };
}

/** The value of a header that must occur exactly once. */
export function singleHeader(headers: Map<string, string[]>, name: string): string {
  const values = headers.get(name) ?? [];
  if (values.length !== 1) throw new Error(`${name} occurs ${values.length} times`);
  return values[0] ?? "";
}

function split(source: string): { headers: Map<string, string[]>; body: string } {
  const text = source.replaceAll("\r\n", "\n");
  const end = text.indexOf("\n\n");
  const headers = new Map<string, string[]>();
  for (const line of text
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, " ")
    .split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = decodeWords(line.slice(colon + 1).trim());
    headers.set(name, [...(headers.get(name) ?? []), value]);
  }
  return { headers, body: text.slice(end + 2) };
}

/** Joins adjacent encoded words as bytes, since a character can continue in the next word. */
function decodeWords(value: string): string {
  const word = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;
  return value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) => {
      const bytes = [...words.matchAll(word)].map(([, encoding = "", content = ""]) =>
        encoding.toLowerCase() === "b"
          ? Buffer.from(content, "base64")
          : quotedPrintable(content.replaceAll("_", "=20")),
      );
      return Buffer.concat(bytes).toString("utf8");
    });
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return quotedPrintable(body).toString("utf8");
  return Buffer.from(body, "latin1").toString("utf8");
}

function quotedPrintable(content: string): Buffer {
  const text = content
    .replaceAll(/=\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
  return Buffer.from(text, "latin1");
}
