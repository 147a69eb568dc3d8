import { hostileTexts as scripts } from "../e2e/hostile-texts.ts";

/**
 * Texts that break a page, a feed, an email, an address or a spreadsheet that takes them for more than
 * text. Each is one line of at most 120 characters, trimmed.
 */
export const hostileTexts: readonly string[] = [
  // The name of a position loses hidden marks.
  ...scripts.map((text) => text.replaceAll(/[\u200b\u202a-\u202e\ufeff]/gu, "")),
  "]]> ]]> ]]&gt; <b>bold</b>",
  "{company} {position} {count} {title} {day}",
  "$& $1 $$ $` $' \\1 \\0",
  "=1+1",
  '=HYPERLINK("https://evil.example","Click")',
  "+84 900 000 000",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(A1:A9)",
  "One; two, three|four \"five\" 'six'",
  "مهندس برمجيات أول",
  "Kỹ sư 👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 ﷽",
  "noncharacters \ufffe and \uffff within",
  "Unbroken".repeat(15),
  "%00 %0d%0aSet-Cookie:a=b %2e%2e%2f",
  "..\\..\\windows /etc/passwd ?q=1&a=b#part",
  "<!--<script> --!> <!DOCTYPE x [<!ENTITY e 'x'>]> &e;",
  "constructor",
  "0",
];

/** The texts of a position, all the same. */
export const positionWithText = (text: string) => {
  const both = { en: text, vi: text };
  const list = { en: [text], vi: [text] };
  return {
    title: both,
    label: both,
    summary: both,
    duties: list,
    requirements: list,
    benefits: list,
    location: text,
  };
};
