import type { Language } from "#contract/languages.ts";
import { composeEmail, greeting, plainName, translatorTo, type Email } from "./email.ts";

type MentionData = {
  author: string;
  receipt: string;
  link: string;
};

/**
 * Tells a colleague about a note that mentions them. The note and what the applicant wrote stay in the
 * panel, where an erasure reaches them.
 */
export function mentionEmail(
  language: Language,
  name: string,
  { author, receipt, link }: MentionData,
): Email {
  const t = translatorTo(language);
  const values = { author: plainName(author) ?? t("mention.colleague") };
  return composeEmail("mention", language, t("mention.subject", values), [
    greeting(t, name),
    { paragraph: t("mention.news", values) },
    { details: [[t("email.receipt"), receipt]] },
    { label: t("mention.open"), link },
    { small: [t("new.automatic")] },
  ]);
}
