import { claimedExtension, mayBeNamed } from "#contract/resume.ts";
import type { ResumeExtension } from "#contract/resume.ts";

const maxLength = 150;

// Control characters, line and paragraph separators, and the marks that turn the direction of text
// and can make "exe.pdf" out of "fdp.exe".
const unsafeCharacters =
  // oxlint-disable-next-line no-control-regex -- naming them is the point
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name under which a resume is stored and later downloaded: as it was sent, but for what is unsafe
 * in a name. A name without an extension takes that of the content; null when the name claims another
 * kind of file than the content is.
 */
export function resumeFileName(original: string, detected: ResumeExtension): string | null {
  const text = original.toWellFormed().replace(unsafeCharacters, "").normalize("NFC");
  // Some systems drop dots and spaces at the end, and with them the disguise.
  const name = withoutTail(baseName(text));
  const claimed = claimedExtension(name);
  if (!mayBeNamed(claimed, detected)) return null;
  const dot = claimed === "none" ? name.length : name.lastIndexOf(".");
  const extension = name.slice(dot) || detected;
  const stem = name.slice(0, dot).replace(/^[\s.]+/u, "");
  const short = withoutTail(cut(stem, maxLength - extension.length));
  return (short || "resume") + extension;
}

/** The header that makes a browser save a file under this name (RFC 6266). Safe for every text. */
export function contentDisposition(name: string): string {
  return `attachment; filename="${plainAscii(name)}"; filename*=UTF-8''${percentEncoded(name)}`;
}

const baseName = (path: string) =>
  path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);

/** Without dots and spaces at the end. A pattern would take quadratic time on a long row of them. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The first `length` units, without half a character at the end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** For programs that know only the older form: letters lose their marks, the rest becomes "_". */
const plainAscii = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "D")
    // A quote or backslash would end the text, and a percent sign some programs decode.
    .replace(/[^\u0020-\u007e]|["\\%]/gu, "_");

const percentEncoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
