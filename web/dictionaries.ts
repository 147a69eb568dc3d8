import type { Language } from "#contract/languages.ts";

/** The dictionaries of the site, each in a small file per language that a page loads beside its code. */
const dictionaries = {
  common: {
    en: () => import("#content/en/common.ts"),
    vi: () => import("#content/vi/common.ts"),
  },
  home: {
    en: () => import("#content/en/home.ts"),
    vi: () => import("#content/vi/home.ts"),
  },
  apply: {
    en: () => import("#content/en/apply.ts"),
    vi: () => import("#content/vi/apply.ts"),
  },
  fields: {
    en: () => import("#content/en/fields.ts"),
    vi: () => import("#content/vi/fields.ts"),
  },
  session: {
    en: () => import("#content/en/session.ts"),
    vi: () => import("#content/vi/session.ts"),
  },
  login: {
    en: () => import("#content/en/login.ts"),
    vi: () => import("#content/vi/login.ts"),
  },
  resetPassword: {
    en: () => import("#content/en/reset-password.ts"),
    vi: () => import("#content/vi/reset-password.ts"),
  },
  admin: {
    en: () => import("#content/en/admin.ts"),
    vi: () => import("#content/vi/admin.ts"),
  },
  notFound: {
    en: () => import("#content/en/not-found.ts"),
    vi: () => import("#content/vi/not-found.ts"),
  },
} as const;

export type DictionaryName = keyof typeof dictionaries;

type EnglishFile<Name extends DictionaryName> = Awaited<
  ReturnType<(typeof dictionaries)[Name]["en"]>
>;

/** Every key of every dictionary. */
export type TextKey = {
  [Name in DictionaryName]: keyof EnglishFile<Name>[keyof EnglishFile<Name>];
}[DictionaryName];

export type Texts = Readonly<Record<string, string>>;

/** Loads some dictionaries of one language as one. */
export async function loadTexts(
  names: readonly DictionaryName[],
  language: Language,
): Promise<Texts> {
  const files = await Promise.all(names.map((name) => dictionaries[name][language]()));
  return Object.assign({}, ...files.flatMap((file): Texts[] => Object.values(file)));
}
