import type { Language } from "#contract/languages.ts";
import { toKebabCase } from "./text.ts";

/**
 * The dictionaries of the site, one file per language: the product's in i18n/, the company's in content/.
 * The file of `positionDetails` is `position-details.ts`.
 */
type Dictionaries = typeof import("#i18n/en/common.ts") &
  typeof import("#i18n/en/account.ts") &
  typeof import("#i18n/en/admin.ts") &
  typeof import("#i18n/en/admin-audit.ts") &
  typeof import("#i18n/en/admin-export.ts") &
  typeof import("#i18n/en/admin-interviews.ts") &
  typeof import("#i18n/en/admin-messages.ts") &
  typeof import("#i18n/en/admin-overview.ts") &
  typeof import("#i18n/en/admin-positions.ts") &
  typeof import("#i18n/en/admin-review.ts") &
  typeof import("#i18n/en/admin-settings.ts") &
  typeof import("#i18n/en/admin-users.ts") &
  typeof import("#i18n/en/application-desk.ts") &
  typeof import("#i18n/en/application-status.ts") &
  typeof import("#i18n/en/apply.ts") &
  typeof import("#i18n/en/check-email.ts") &
  typeof import("#i18n/en/fields.ts") &
  typeof import("#i18n/en/forgot-password.ts") &
  typeof import("#i18n/en/forms.ts") &
  typeof import("#i18n/en/interviews.ts") &
  typeof import("#i18n/en/labels.ts") &
  typeof import("#i18n/en/login.ts") &
  typeof import("#i18n/en/not-found.ts") &
  typeof import("#i18n/en/position-fields.ts") &
  typeof import("#i18n/en/positions.ts") &
  typeof import("#i18n/en/reset-password.ts") &
  typeof import("#i18n/en/second-step.ts") &
  typeof import("#i18n/en/session.ts") &
  typeof import("#i18n/en/sessions.ts") &
  typeof import("#i18n/en/settings.ts") &
  typeof import("#i18n/en/signup.ts") &
  typeof import("#content/en/about.ts") &
  typeof import("#content/en/careers.ts") &
  typeof import("#content/en/clients.ts") &
  typeof import("#content/en/contact.ts") &
  typeof import("#content/en/home.ts") &
  typeof import("#content/en/privacy.ts") &
  typeof import("#content/en/products.ts") &
  typeof import("#content/en/project-names.ts") &
  typeof import("#content/en/projects.ts") &
  typeof import("#content/en/solutions.ts") &
  typeof import("#content/en/team.ts") &
  typeof import("#content/en/terms.ts");

export type DictionaryName = keyof Dictionaries;

/** The keys of all dictionaries. texts.test.ts checks that a page uses only those of its route. */
export type TextKey = {
  [Name in DictionaryName]: keyof Dictionaries[Name];
}[DictionaryName];

export type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Record<string, Texts>>([
  "#i18n/{en,vi}/*.ts",
  "#content/{en,vi}/*.ts",
  "!**/{counts,export-file,failures,feeds,emails,interview-emails,personal-copy,profile}.ts",
]);

/** Loads dictionaries of one language and merges them. */
export async function loadTexts(
  names: readonly DictionaryName[],
  language: Language,
): Promise<Texts> {
  const loaded = await Promise.all(names.map((name) => fileOf(name, language)()));
  return Object.assign({}, ...loaded.flatMap((file) => Object.values(file)));
}

function fileOf(name: DictionaryName, language: Language) {
  const ending = `/${language}/${toKebabCase(name)}.ts`;
  const [, file] = Object.entries(files).find(([path]) => path.endsWith(ending)) ?? [];
  if (file === undefined) throw new Error(`No dictionary ${ending}`);
  return file;
}
