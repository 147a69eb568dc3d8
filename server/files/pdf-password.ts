import { createCipheriv, createHash } from "node:crypto";

// The standard security handler with an empty password (ISO 32000-2, 7.6.4). The format prescribes MD5
// and RC4; they protect nothing here.

const padding = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);

/** The encryption dictionary of a PDF, and the file id, which is part of the key. */
export type PdfEncryption = { dictionary: PdfDictionary; fileId: Buffer };

/** Whether a reader can open the document without a password. */
export function opensWithoutPassword({ dictionary, fileId }: PdfEncryption): boolean {
  // Other handlers need a certificate or a server.
  if (dictionary.get("/Filter") !== "/Standard") return false;
  if (encryptsAttachmentsOnly(dictionary)) return true;
  const [user, owner] = [bytesOf(dictionary, "/U"), bytesOf(dictionary, "/O")];
  const revision = numberOf(dictionary, "/R");
  if (revision < 5) return isUserKey(dictionary, user, owner, fileId);
  const hash = revision === 5 ? plainHash : hardenedHash;
  const isUser = hash(user.subarray(32, 40), Buffer.alloc(0)).equals(user.subarray(0, 32));
  return isUser || hash(owner.subarray(32, 40), user.subarray(0, 48)).equals(owner.subarray(0, 32));
}

/** From version 4, streams and texts can stay unencrypted. */
function encryptsAttachmentsOnly(dictionary: PdfDictionary): boolean {
  if (numberOf(dictionary, "/V") < 4) return false;
  return ["/StmF", "/StrF"].every((key) => (dictionary.get(key) ?? "/Identity") === "/Identity");
}

/** Algorithms 2, 4 and 5: whether the key of an empty password yields the user entry. */
function isUserKey(dictionary: PdfDictionary, user: Buffer, owner: Buffer, fileId: Buffer) {
  const revision = numberOf(dictionary, "/R");
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberOf(dictionary, "/P") | 0);
  const isMetadataPlain = revision >= 4 && dictionary.get("/EncryptMetadata") === "false";
  const keyBytes = keyBytesOf(dictionary);
  let key = md5(
    padding,
    owner.subarray(0, 32),
    permissions,
    fileId,
    Buffer.alloc(isMetadataPlain ? 4 : 0, 0xff),
  );
  if (revision < 3) return rc4(key.subarray(0, keyBytes), padding).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, keyBytes));
  let entry: Buffer = md5(padding, fileId);
  for (let round = 0; round < 20; round += 1) {
    entry = rc4(Buffer.from(key.subarray(0, keyBytes).map((byte) => byte ^ round)), entry);
  }
  return entry.equals(user.subarray(0, 16));
}

function keyBytesOf(dictionary: PdfDictionary): number {
  const version = numberOf(dictionary, "/V");
  const bits = numberOf(dictionary, "/Length") || (version < 4 ? 40 : 128);
  return version === 1 ? 5 : Math.min(Math.max(bits >> 3, 5), 16);
}

const plainHash = (salt: Buffer, userEntry: Buffer) => sha(256, Buffer.concat([salt, userEntry]));

/** Algorithm 2.B. */
function hardenedHash(salt: Buffer, userEntry: Buffer): Buffer {
  let key = plainHash(salt, userEntry);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat([key, userEntry]);
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => block));
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32));
    const encrypted = cipher.setAutoPadding(false).update(repeated);
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = sha(([256, 384, 512] as const)[sum % 3] ?? 256, encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const md5 = (...parts: Buffer[]) => createHash("md5").update(Buffer.concat(parts)).digest();
const sha = (bits: 256 | 384 | 512, bytes: Buffer) =>
  createHash(`sha${bits}`).update(bytes).digest();

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [at(other), at(one)];
  };
  let other = 0;
  for (let one = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 0xff;
    swap(one, other);
  }
  other = 0;
  return Buffer.from(
    bytes.map((byte, index) => {
      const one = (index + 1) & 0xff;
      other = (other + at(one)) & 0xff;
      swap(one, other);
      return byte ^ at(at(one) + at(other));
    }),
  );
}

function numberOf(dictionary: PdfDictionary, key: string): number {
  const value = dictionary.get(key);
  return typeof value === "number" ? value : 0;
}

function bytesOf(dictionary: PdfDictionary, key: string): Buffer {
  const value = dictionary.get(key);
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}

/** The PDF values that an encryption dictionary needs; a name is a text with its slash. */
type PdfValue = number | string | Buffer | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

const maxDepth = 8;
const escapes: Partial<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Parses the value at the start of a Latin-1 text (ISO 32000-1, 7.3); undefined if there is none. */
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
      // The rest of a reference, whose first number was parsed as the value.
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
  // A line continuation.
  if (/^[\r\n]/.test(escaped)) return "";
  return escapes[escaped] ?? escaped;
}
