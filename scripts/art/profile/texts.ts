import { company } from "#content/company.ts";
import type { profile } from "#content/en/profile.ts";
import { profile as en } from "#content/en/profile.ts";
import { profile as vi } from "#content/vi/profile.ts";
import type { Language } from "#contract/languages.ts";
import { loadTexts, type TextKey } from "#web/i18n/dictionaries.ts";
import { fill, type Values } from "#web/i18n/interpolate.ts";

type Key = TextKey | keyof typeof profile;

/** Looks up a text of the site or of the profile. {company} is known everywhere. */
export type Translate = (key: Key, values?: Values) => string;

export type Speech = { language: Language; t: Translate };

/** The texts of the pages that the profile draws on. */
export async function speechIn(language: Language): Promise<Speech> {
  const site = await loadTexts(
    ["common", "home", "about", "solutions", "products", "projects", "clients", "team", "contact"],
    language,
  );
  const texts: Record<string, string> = { ...site, ...{ en, vi }[language] };
  return {
    language,
    t: (key, values) => fill(texts[key] ?? key, { company: company.name, ...values }),
  };
}
