import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { composeEmail, ending, greeting, translatorTo, type Email } from "#server/mail/email.ts";

/** The link that carries one application past the limits of its address, which a stranger may have typed. */
export function applyPassEmail(language: Language, link: string): Email {
  const t = translatorTo(language);
  return composeEmail("apply_pass", language, t("pass.subject", { company: company.name }), [
    greeting(t, ""),
    { paragraph: t("pass.news") },
    { label: t("pass.open"), link },
    ...ending(t, t("pass.note")),
  ]);
}
