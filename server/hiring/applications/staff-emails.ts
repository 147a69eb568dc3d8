import type { Language } from "#contract/languages.ts";
import {
  composeEmail,
  greeting,
  plainName,
  staffEnding,
  translatorTo,
  type Email,
} from "#server/mail/email.ts";
import { subjectOf } from "#server/mail/subject.ts";

/**
 * Tells a colleague about a note that mentions them. The note and what the applicant wrote stay in the
 * panel, where an erasure reaches them.
 */
export function mentionEmail(
  language: Language,
  name: string,
  {
    author,
    position,
    receipt,
    link,
  }: { author: string; position: string | null; receipt: string; link: string },
): Email {
  const t = translatorTo(language);
  const values = {
    author: plainName(author) ?? t("mention.colleague"),
    position: position ?? "",
    receipt,
  };
  const details: [string, string][] = [[t("email.receipt"), receipt]];
  if (position !== null) details.unshift([t("email.position"), position]);
  return composeEmail("mention", language, subjectOf(t("mention.subject"), values), [
    greeting(t, name),
    { paragraph: t("mention.news", values) },
    { details },
    ...staffEnding(t, "new.open", link),
  ]);
}
