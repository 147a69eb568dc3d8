import { failures as failuresEn } from "#i18n/en/failures.ts";
import { fields as fieldsEn } from "#i18n/en/fields.ts";
import { failures as failuresVi } from "#i18n/vi/failures.ts";
import { fields as fieldsVi } from "#i18n/vi/fields.ts";
import { defaultLanguage, languages, type Language } from "#contract/languages.ts";

export type ServerText = keyof typeof failuresEn | keyof typeof fieldsEn;

const dictionaries: Record<Language, Partial<Record<string, string>>> = {
  en: { ...failuresEn, ...fieldsEn },
  vi: { ...failuresVi, ...fieldsVi },
};

/** A sentence of the server in the reader's language, its {placeholders} filled. A missing text shows its key. */
export function say(
  language: Language,
  key: ServerText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = dictionaries[language][key] ?? key;
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Whether a text is a key of the server's dictionary; messages of the contract's schemas are. */
export function isServerText(text: string): text is ServerText {
  return Object.hasOwn(dictionaries.en, text);
}

/** The first language of an Accept-Language header that the site speaks; English otherwise. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return languages.find((language) => language === wanted.find(isSpoken)) ?? defaultLanguage;
}

const isSpoken = (code: string) => languages.some((language) => language === code);
