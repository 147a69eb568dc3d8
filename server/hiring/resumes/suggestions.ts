import { SubmitApplication } from "#contract/applications.ts";
import { Email } from "#contract/fields.ts";
import type { ResumeSuggestions } from "#contract/manual-applications.ts";
import { normalizeText } from "#contract/search.ts";

/** Contact data is at the top. */
const charactersRead = 20_000;

export function suggestFields(resume: string): ResumeSuggestions {
  const text = resume.slice(0, charactersRead);
  return { full_name: findName(text), email: findEmail(text), phone: findPhone(text) };
}

function findEmail(text: string): string | null {
  const found = text.matchAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g);
  for (const [address] of found) {
    // A sentence may end after the address.
    const { data } = Email.safeParse(address.replace(/[.-]+$/, ""));
    if (data !== undefined) return data;
  }
  return null;
}

/** Vietnamese numbers have ten digits with the leading 0 that +84 replaces; others up to fifteen. */
function findPhone(text: string): string | null {
  for (const [match] of text.matchAll(/(?:\+|\(\+?)?\d[\d .()-]{7,24}\d/g)) {
    const digits = match.replaceAll(/\D/g, "").length;
    const isVietnamese = /^\(?(?:0|\+?84)/.test(match) && digits >= 10 && digits <= 12;
    const isForeign = /^\(?\+/.test(match) && digits >= 10 && digits <= 15;
    if (isVietnamese || isForeign) return match.trim();
  }
  return null;
}

const linesRead = 15;
const label = /^(?:full name|name|ho va ten|ho ten|ten)\s*:\s*/;
/** Words of headings, which no line with a name has. */
const headings =
  /\b(?:resume|cv|curriculum|vitae|profile|contact|engineer|developer|manager|designer|intern|analyst|so yeu|ly lich|ho so|lien he|thong tin|muc tieu|kinh nghiem|ky su|lap trinh|ung tuyen|cong ty|company|email|phone|address|dia chi|summary|skills|objective|education|hoc van)\b/;

/** The first line at the top of a resume that looks like the name of a person. */
function findName(text: string): string | null {
  for (const line of text.split("\n", linesRead)) {
    const name = nameIn(line.trim());
    if (name !== null) return name;
  }
  return null;
}

function nameIn(line: string): string | null {
  const folded = normalizeText(line);
  const isLabelled = label.test(folded);
  if (!isLabelled && headings.test(folded)) return null;
  const text = isLabelled ? line.slice(line.indexOf(":") + 1).trim() : line;
  const words = text.split(/\s+/);
  const areNames = words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word));
  if (words.length < 2 || words.length > 6 || !areNames) return null;
  const name = text === text.toUpperCase() ? words.map(capitalized).join(" ") : words.join(" ");
  return SubmitApplication.shape.full_name.safeParse(name).data ?? null;
}

const capitalized = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();
