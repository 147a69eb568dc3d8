import { Parser } from "htmlparser2";
import { getDocumentProxy } from "unpdf";
import * as z from "zod/mini";
import { resumeLimits } from "#contract/limits.ts";
import { answerParent } from "#server/lib/answer-parent.ts";
import { indexedWords } from "./words.ts";
import { wordToHtml } from "./word-to-html.ts";

// Reads untrusted documents. `resume-content.ts` runs this file as a process with limits.

const maxPages = 30;
const maxCharacters = 200_000;

/** The text of a document in composed characters, with one line break after each line, and its words. */
async function documentText({
  content,
  type,
}: z.infer<typeof Input>): Promise<{ text: string; words: string }> {
  const read =
    type === ".pdf"
      ? await pdfText(content)
      : htmlText((await wordToHtml(Buffer.from(content), type)).html);
  const text = read
    // Databases store no NUL in a text.
    .replaceAll("\0", "")
    .normalize("NFC")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n[\s]*/g, "\n")
    .slice(0, maxCharacters)
    .trim()
    .toWellFormed();
  return { text, words: indexedWords([text]) };
}

async function pdfText(content: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  let text = "";
  for (let page = 1; page <= Math.min(pdf.numPages, maxPages); page += 1) {
    if (text.length > maxCharacters) break;
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) {
      if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    }
    text += "\n";
  }
  return text;
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
