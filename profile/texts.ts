import { company } from "#content/company.ts";
import { profile as en } from "#content/en/profile.ts";
import { profile as vi } from "#content/vi/profile.ts";
import type { Language } from "#contract/languages.ts";
import { interpolate, type Values } from "#web/i18n/text.ts";

/**
 * Looks up a text of the site or of the profile; {company} and {place} are known everywhere. With `count` it uses
 * the plural form if there is one. A missing text shows its key.
 */
export type Translate = (key: string, values?: Values) => string;

/** Looks up a text of a record. The company may leave it out. */
export type FindText = (key: string) => string | undefined;

const dictionaries = [
  "#i18n/*/common.ts",
  ...[
    "home",
    "about",
    "solutions",
    "products",
    "projects",
    "project-names",
    "clients",
    "team",
    "contact",
  ].map((name) => `#content/*/${name}.ts`),
];

/** The texts of the profile and of the pages that it draws on. */
export async function translationsOf(
  language: Language,
): Promise<{ t: Translate; find: FindText }> {
  const files = await Promise.all(
    dictionaries.map(
      (file): Promise<Record<string, object>> => import(file.replace("*", language)),
    ),
  );
  const site = Object.assign({}, ...files.flatMap((file) => Object.values(file)));
  const texts: Record<string, string> = { ...site, ...{ en, vi }[language] };
  const plurals = new Intl.PluralRules(language);
  const facts = { company: company.name, place: company.locality[language] };
  const t: Translate = (key, values) => {
    const count = values?.["count"];
    const form = count === undefined ? key : `${key}.${plurals.select(Number(count))}`;
    return interpolate(texts[form] ?? texts[key] ?? key, { ...facts, ...values });
  };
  return { t, find: (key) => (Object.hasOwn(texts, key) ? t(key) : undefined) };
}
