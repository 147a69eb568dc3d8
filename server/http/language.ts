import Negotiator from "negotiator";
import { failures as failuresEn } from "#i18n/en/failures.ts";
import { fields as fieldsEn } from "#i18n/en/fields.ts";
import { positionFields as positionsEn } from "#i18n/en/position-fields.ts";
import { failures as failuresVi } from "#i18n/vi/failures.ts";
import { fields as fieldsVi } from "#i18n/vi/fields.ts";
import { positionFields as positionsVi } from "#i18n/vi/position-fields.ts";
import { defaultLanguage, languages, type Language } from "#contract/languages.ts";
import { readFieldMessage } from "#contract/field-message.ts";
import { interpolate } from "#server/http/text.ts";

const english = { ...failuresEn, ...fieldsEn, ...positionsEn };
const vietnamese = { ...failuresVi, ...fieldsVi, ...positionsVi };

export type ServerText = keyof typeof english;

type Texts<Key extends string> = Partial<Record<Key, string>>;
type Values = Readonly<Record<string, string | number>>;

/**
 * Returns a function that translates the keys of these dictionaries to a language and fills in their
 * placeholders. A missing text shows its key.
 */
export const translator =
  <Key extends string>(dictionaries: Record<Language, Texts<Key>>) =>
  (language: Language) =>
  (key: Key, values: Values = {}): string =>
    interpolate(dictionaries[language][key] ?? key, values);

const translatorTo = translator<ServerText>({ en: english, vi: vietnamese });

export const translate = (language: Language, key: ServerText, values?: Values) =>
  translatorTo(language)(key, values);

/** Translates a message of a schema, which may have values. */
export function translateMessage(language: Language, message: string): string {
  const { key, values } = readFieldMessage(message);
  return isServerText(key) ? translate(language, key, values) : key;
}

/** Whether a text is a key of the server's texts, as the messages of the contract's schemas are. */
export function isServerText(text: string): text is ServerText {
  return Object.hasOwn(english, text);
}

/** The supported language that an Accept-Language header prefers; English otherwise. */
export function preferredLanguage(header = ""): Language {
  const wanted = new Negotiator({ headers: { "accept-language": header } }).languages();
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isSupported) ?? defaultLanguage;
}

const isSupported = (code: string): code is Language =>
  languages.some((language) => language === code);
