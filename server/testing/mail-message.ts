import PostalMime, { decodeWords } from "postal-mime";

/** An email with decoded headers and bodies. */
export type ParsedEmail = Awaited<ReturnType<typeof parseEmail>>;

/** Parses an email with a text and an HTML part. `envelope` has its recipients. */
export async function parseEmail(raw: Buffer, envelope: string[] = []) {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
  const { text, html } = parsed;
  if (text === undefined || html === undefined) throw new Error("The message lacks a part");
  /** Decoded values by lower-case name; a repeated header has several. */
  const headers = new Map<string, string[]>();
  for (const { key, value } of parsed.headers) {
    headers.set(key, [...(headers.get(key) ?? []), decodeWords(value)]);
  }
  const calendars = parsed.attachments
    .filter(({ mimeType }) => /calendar|ics/.test(mimeType))
    .map(({ mimeType: type, method, content }) => ({
      type,
      method,
      text: typeof content === "string" ? content : new TextDecoder().decode(content),
    }));
  const files = parsed.attachments
    .filter(({ mimeType }) => !/calendar|ics/.test(mimeType))
    .map(({ filename, mimeType: type, content }) => ({
      name: filename,
      type,
      bytes:
        typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    }));
  return { envelope, headers, text, html, calendars, files };
}

/** The value of a header that must occur exactly once. */
export function singleHeader(headers: Map<string, string[]>, name: string): string {
  const values = headers.get(name) ?? [];
  if (values.length !== 1) throw new Error(`${name} occurs ${values.length} times`);
  return values[0] ?? "";
}
