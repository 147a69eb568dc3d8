import * as z from "zod/mini";
import { Id, multiLineText } from "./fields.ts";
import { limits } from "./limits.ts";
import { Role } from "./roles.ts";

/** The opinion of a member of staff about an applicant. */
export const Verdict = z.enum(["yes", "unsure", "no"], "field.verdict.invalid");
export type Verdict = z.infer<typeof Verdict>;

/** A new team note: a text, a verdict, or both. `@Full Name` in the text mentions a colleague. */
export const AddNote = z
  .object({
    text: z._default(multiLineText(limits.teamNote.max), ""),
    verdict: z._default(z.nullable(Verdict), null),
  })
  .check(
    z.refine(({ text, verdict }) => text.trim() !== "" || verdict !== null, {
      error: "field.teamNote.required",
      path: ["text"],
    }),
  );
export type AddNote = z.infer<typeof AddNote>;

/** A team note as one of its readers sees it. Notes are never changed. */
export const TeamNote = z.object({
  id: Id,
  /** Null when the account is deleted. The role is that of today, since two people can have one name. */
  author: z.nullable(z.object({ id: Id, name: z.string(), role: Role })),
  /** Null while its verdict is hidden. */
  text: z.nullable(z.string()),
  /** Null without a verdict, and while it is hidden. */
  verdict: z.nullable(Verdict),
  /** Whether the reader must give an own verdict on the application first, or open those of others. */
  verdict_hidden: z.boolean(),
  /** Whether its author had opened the verdicts of others before giving this one. */
  after_others: z.boolean(),
  created_at: z.string(),
});
export type TeamNote = z.infer<typeof TeamNote>;

/** The newest notes, newest first. */
export const TeamNotes = z.object({ notes: z.array(TeamNote) });
export type TeamNotes = z.infer<typeof TeamNotes>;

/** A member of staff, whom notes can mention. */
export const Colleague = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  /** Whether the name is more than the beginning of the email address, with which an account may start. */
  has_full_name: z.boolean(),
});
export type Colleague = z.infer<typeof Colleague>;

/** Active members of staff, by name. */
export const Colleagues = z.object({ colleagues: z.array(Colleague) });

/** The place of `@Full Name` in a text, from the @ to the end of the name. */
export type Mention = { start: number; end: number; name: string };

const continuesWord = /^[\p{L}\p{M}\p{N}_]/u;
const endsWord = /[\p{L}\p{M}\p{N}_]$/u;

/** Finds the mentions of these names, in any case. Of two names the longer one wins. */
export function findMentions(text: string, names: readonly string[]): Mention[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const found: Mention[] = [];
  for (let start = text.indexOf("@"); start !== -1; start = text.indexOf("@", start + 1)) {
    // The @ of an email address is no mention.
    if (endsWord.test(text.slice(Math.max(0, start - 2), start))) continue;
    const name = longestFirst.find((one) => isNameAt(text, start + 1, one));
    if (name !== undefined) found.push({ start, end: start + 1 + name.length, name });
  }
  return found;
}

function isNameAt(text: string, start: number, name: string): boolean {
  const end = start + name.length;
  if (text.slice(start, end).toLowerCase() !== name.toLowerCase()) return false;
  return !continuesWord.test(text.slice(end, end + 2));
}
