import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { apply as applyEn } from "#i18n/en/apply.ts";
import { common as commonEn } from "#i18n/en/common.ts";
import { apply as applyVi } from "#i18n/vi/apply.ts";
import { common as commonVi } from "#i18n/vi/common.ts";
import { newId } from "#server/db/id.ts";
import { interpolate } from "#server/http/text.ts";
import type { Moment } from "#server/db/schema.ts";

const texts = { en: { ...applyEn, ...commonEn }, vi: { ...applyVi, ...commonVi } };

/** The sentence of the form to which an applicant agrees. */
export const consentText = (language: Language): string =>
  interpolate(texts[language]["apply.consent"], { policy: texts[language]["footer.privacy"] });

/** The id of the sentence that the form shows now, which is archived with its version. */
export async function archiveConsent({ tx, now }: Moment, language: Language): Promise<string> {
  const shown = { version: company.privacyPolicyVersion, language, text: consentText(language) };
  const find = () =>
    tx
      .selectFrom("consent_texts")
      .select("id")
      .where((eb) => eb.and(shown))
      .executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.id;
  await tx
    .insertInto("consent_texts")
    .values({ id: newId(now), ...shown })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = (await find()) ?? { id: "" };
  return id;
}
