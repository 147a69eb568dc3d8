import type { Language } from "#contract/languages.ts";
import { composeEmail, dayOf, staffEnding, translatorTo, type Email } from "#server/mail/email.ts";
import { subjectOf } from "#server/mail/subject.ts";

/** Tells HR that a position closes soon. `day` is its last day in Vietnam. */
export function positionClosingEmail(
  language: Language,
  { title, day, slug, siteUrl }: { title: string; day: string; slug: string; siteUrl: string },
): Email {
  const t = translatorTo(language);
  const values = { title, day: dayOf(language, `${day}T12:00:00+07:00`) };
  return composeEmail("position_closing", language, subjectOf(t("closing.subject"), values), [
    { paragraph: t("closing.news", values) },
    ...staffEnding(t, "closing.open", `${siteUrl}/admin/positions/${slug}`),
  ]);
}
