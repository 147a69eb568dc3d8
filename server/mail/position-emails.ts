import type { Language } from "#contract/languages.ts";
import { composeEmail, dayOf, translatorTo, type Email } from "./email.ts";

/** Tells HR that a position closes soon. `day` is its last day in Vietnam. */
export function positionClosingEmail(
  language: Language,
  { title, day, slug, siteUrl }: { title: string; day: string; slug: string; siteUrl: string },
): Email {
  const t = translatorTo(language);
  const values = { title, day: dayOf(language, `${day}T12:00:00+07:00`) };
  return composeEmail("position_closing", language, t("closing.subject", values), [
    { paragraph: t("closing.news", values) },
    { label: t("closing.open"), link: `${siteUrl}/admin?tab=positions&position=${slug}` },
    { small: [t("new.automatic")] },
  ]);
}
