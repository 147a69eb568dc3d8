import { company } from "#content/company.ts";
import { profile as en } from "#content/en/profile.ts";
import { profile as vi } from "#content/vi/profile.ts";
import type { Language } from "#contract/languages.ts";
import { interpolate, type Values } from "#web/i18n/interpolate.ts";

/** Looks up a text of the site or of the profile. {company} is known everywhere. */
export type Translate = (key: string, values?: Values) => string;

const dictionaries = [
  "#i18n/*/common.ts",
  ...["home", "about", "solutions", "products", "projects", "clients", "team", "contact"].map(
    (name) => `#content/*/${name}.ts`,
  ),
];

/** The texts of the profile and of the pages that it draws on. */
export async function translationsOf(language: Language): Promise<Translate> {
  const files = await Promise.all(
    dictionaries.map(
      (file): Promise<Record<string, object>> => import(file.replace("*", language)),
    ),
  );
  const site = Object.assign({}, ...files.flatMap((file) => Object.values(file)));
  const texts: Record<string, string> = { ...site, ...{ en, vi }[language] };
  return (key, values) =>
    interpolate(texts[key] ?? key, {
      company: company.name,
      place: company.locality[language],
      ...values,
    });
}
