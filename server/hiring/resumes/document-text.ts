import { Parser } from "htmlparser2";
import { getDocumentProxy } from "unpdf";
import * as z from "zod/mini";
import { resumeLimits } from "#contract/limits.ts";
import { answerParent } from "#server/sandbox/answer-parent.ts";
import { indexedWords, maxCharacters } from "./words.ts";
import { wordToHtml } from "./word-to-html.ts";

// Reads untrusted documents. `resume-content.ts` runs this file as a process with limits.

const maxPages = 30;

/** The text of a document in composed characters, with one line break after each line, and its words. */
async function documentText({
  content,
  type,
}: z.infer<typeof Input>): Promise<{ text: string; words: string }> {
  const read =
    type === ".pdf"
      ? await pdfText(content)
      : htmlText((await wordToHtml(Buffer.from(content), type)).html);
  const joined = tidy(joinWords(read));
  return { text: joined, words: indexedWords([joined, tidy(read)]) };
}

const tidy = (text: string) =>
  text
    // Databases store no NUL in a text. Soft hyphens and marks without a width stand within words.
    .replaceAll(/[\0\u00ad\u200b\u2060\ufeff]/g, "")
    // Ligatures and the letters of other widths become ordinary letters.
    .normalize("NFKC")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n[\s]*/g, "\n")
    .slice(0, maxCharacters)
    .trim()
    .toWellFormed();

const spacedLetters = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?: [\p{L}\p{N}]){3,}(?![\p{L}\p{N}])/gu;

/** Joins words with a space after each letter, and those that a hyphen divides between two lines. */
const joinWords = (text: string) =>
  text
    .replaceAll(spacedLetters, (letters) => letters.replaceAll(" ", ""))
    .replaceAll(/(?<=\p{L})[-\u2010\u00ad] ?\n\s*(?=\p{Ll})/gu, "");

/** The text of a PDF, of the fields of its forms, and of its annotations. */
async function pdfText(content: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  let text = "";
  for (let page = 1; page <= Math.min(pdf.numPages, maxPages); page += 1) {
    if (text.length > maxCharacters) break;
    const read = await pdf.getPage(page);
    const { items } = await read.getTextContent();
    text += lineTexts(items.filter((item) => "str" in item)).join("\n");
    text += "\n";
    for (const annotation of await read.getAnnotations()) {
      text += textsOf(annotation)
        .map((value) => `${value}\n`)
        .join("");
    }
  }
  return text;
}

/** The texts of an annotation: the value of its field, or what it says. */
function textsOf(annotation: Record<string, unknown>): string[] {
  const { fieldValue, textContent, contentsObj } = annotation;
  const contents = z.object({ str: z.string() }).safeParse(contentsObj).data?.str;
  const texts = [fieldValue, textContent, contents]
    .flat()
    .filter((text) => typeof text === "string");
  return [...new Set(texts)];
}

type Item = { str: string; width: number; hasEOL: boolean };

/** The texts of lines. Where letters are spaced, a wide space separates words and becomes two. */
function lineTexts(items: readonly Item[]): string[] {
  const lines: Item[][] = [[]];
  for (const item of items) {
    lines.at(-1)?.push(item);
    if (item.hasEOL) lines.push([]);
  }
  return lines.map((line) => {
    const gaps = line.filter(({ str }) => str === " ").map(({ width }) => width);
    const wide = 1.4 * Math.min(...gaps);
    return line
      .map(({ str, width }) => {
        if (str === " ") return width > wide ? "  " : " ";
        return /^\S(?: \S){2,}$/u.test(str) ? str.replaceAll(" ", "") : str;
      })
      .join("");
  });
}

const blocks = new Set("p h1 h2 h3 h4 h5 h6 li td th tr br header footer div".split(" "));

/** The text of a page whose blocks are lines. */
function htmlText(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (part) => (text += part),
    onclosetag: (name) => (text += blocks.has(name) ? "\n" : ""),
  });
  parser.end(html);
  return text;
}

const Input = z.object({
  type: z.enum(resumeLimits.extensions),
  content: z.instanceof(Uint8Array),
});

if (import.meta.main) {
  answerParent((input) => Input.parse(input), documentText);
}
