import PostalMime, { decodeWords } from "postal-mime";

/** An email with decoded headers and bodies. */
export type ParsedEmail = {
  /** The recipients of its envelope. */
  envelope: string[];
  /** Decoded values by lower-case name; a repeated header has several. */
  headers: Map<string, string[]>;
  text: string;
  html: string;
  /** Its calendar parts. */
  calendars: { type: string; method: string | undefined; text: string }[];
};

/** Parses an email with a text and an HTML part. */
export async function parseEmail(raw: Buffer, envelope: string[] = []): Promise<ParsedEmail> {
  const {
    headers: fields,
    text,
    html,
    attachments,
  } = await PostalMime.parse(raw, { attachmentEncoding: "utf8" });
  if (text === undefined || html === undefined) throw new Error("The message lacks a part");
  const headers = new Map<string, string[]>();
  for (const { key, value } of fields) {
    headers.set(key, [...(headers.get(key) ?? []), decodeWords(value)]);
  }
  const calendars = attachments
    .filter(({ mimeType }) => /calendar|ics/.test(mimeType))
    .map(({ mimeType: type, method, content }) => ({
      type,
      method,
      text: typeof content === "string" ? content : "",
    }));
  return { envelope, headers, text, html, calendars };
}

/** The value of a header that must occur exactly once. */
export function singleHeader(headers: Map<string, string[]>, name: string): string {
  const values = headers.get(name) ?? [];
  if (values.length !== 1) throw new Error(`${name} occurs ${values.length} times`);
  return values[0] ?? "";
}
