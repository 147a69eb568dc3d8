import * as z from "zod/mini";
import { fieldMessage } from "./field-message.ts";
import { multiLineText, singleLineText } from "./fields.ts";
import { limits } from "./limits.ts";
import { editDistance } from "./nearest.ts";
import { normalizeText } from "./search.ts";

/** Words that people write for the placeholders of emails, without spaces and accents. */
const wordsOf = {
  name: ["name", "ten", "hoten", "hovaten", "fullname", "applicant", "candidate", "ungvien"],
  position: ["position", "vitri", "chucdanh", "job", "jobtitle", "title", "congviec"],
  receipt: ["receipt", "receiptnumber", "mahoso", "mabiennhan", "sobiennhan", "id"],
  company: ["company", "companyname", "congty", "tencongty"],
  status_link: ["statuslink", "link", "url", "lienket", "duongdan", "lienkettheodoi"],
  time: ["time", "date", "datetime", "thoigian", "gio", "ngay", "ngaygio", "lichhen"],
} as const satisfies Record<string, readonly string[]>;

export type Placeholder = keyof typeof wordsOf;

/** The placeholders that emails about an application know. */
export const applicationPlaceholders = [
  "name",
  "position",
  "receipt",
  "company",
  "status_link",
] as const satisfies readonly Placeholder[];

const shownLength = 40;

const plain = (text: string) => normalizeText(text.slice(0, shownLength)).replaceAll(/[^a-z]/g, "");

const shareOfEdits = (one: string, other: string) =>
  editDistance(one, other) / Math.max(one.length, other.length);

function nearestOf(typed: string, known: readonly Placeholder[]): Placeholder | undefined {
  const text = plain(typed);
  const distances = known.map((name) => ({
    name,
    distance: Math.min(...wordsOf[name].map((word) => shareOfEdits(text, word))),
  }));
  return distances.sort((a, b) => a.distance - b.distance)[0]?.name;
}

/** The first part of a text in braces that is none of these placeholders. */
function findUnknown(text: string, known: readonly Placeholder[]): string | undefined {
  for (const { 0: part, index } of text.matchAll(/\{[^{}]*\}/g)) {
    const end = index + part.length;
    const isDoubled = text[index - 1] === "{" || text[end] === "}";
    if (!isDoubled && known.some((name) => part === `{${name}}`)) continue;
    const typed = isDoubled ? `{${part}}` : part;
    return typed.length > shownLength ? `${typed.slice(0, shownLength)}…` : typed;
  }
  return undefined;
}

/** Refuses anything in braces but these placeholders, and names the nearest one. */
const knownPlaceholders = (known: readonly Placeholder[]) =>
  z.superRefine<string>((text, context) => {
    const typed = findUnknown(text, known);
    if (typed === undefined) return;
    const nearest = `{${nearestOf(typed, known) ?? ""}}`;
    const message = fieldMessage("field.placeholder.unknown", { typed, nearest });
    context.addIssue({ code: "custom", message, input: text });
  });

/** The subject and the text of an email with no placeholders but these. A blank line separates paragraphs. */
export const emailTextWith = (known: readonly Placeholder[]) =>
  z.object({
    subject: singleLineText(limits.emailSubject.max).check(
      z.minLength(1, "field.emailSubject.required"),
      // Subjects are shown to staff, and mail servers log them.
      z.refine((text) => !text.includes("{status_link}"), "field.placeholder.secret"),
      knownPlaceholders(known),
    ),
    text: multiLineText(limits.emailText.max).check(
      z.refine((text) => text.trim() !== "", "field.emailText.required"),
      knownPlaceholders(known),
    ),
  });

/** An email about an application. */
export const EmailText = emailTextWith(applicationPlaceholders);
export type EmailText = z.infer<typeof EmailText>;
