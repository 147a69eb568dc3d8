import { createContext, createElement, Fragment, type ReactNode, use, useMemo } from "react";
import { company } from "#content/company.ts";
import { readFieldMessage } from "#contract/field-message.ts";
import type { Language } from "#contract/languages.ts";
import type { TextKey, Texts } from "./dictionaries.ts";
import { formatDate, formatDateTime, formatNumber } from "./format.ts";
import { interpolate, type Values } from "./text.ts";

/**
 * Looks up a text and fills its {placeholders}; {company} and {place} are always known. With `count` it uses
 * the plural form if there is one, such as `rows.one` of `rows`. A missing text shows its key.
 */
export type Translate = (key: TextKey, values?: Values) => string;

/** Rejects if the texts of the language cannot be loaded. */
type SetLanguage = (language: Language) => Promise<void>;

type I18n = {
  language: Language;
  setLanguage: SetLanguage;
  texts: Texts;
  t: Translate;
  /** Looks up a key that arrives as data, such as a message of the contract, which may have values. */
  translateKey: (key: string) => string;
  /** Looks up a text that may be missing, such as one of a record of content/. */
  findText: (key: string, values?: Values) => string | undefined;
};

/** Numbers as the reader's language writes them. A year is a text. */
const formatNumbers = (values: Values = {}, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? formatNumber(value, language) : value,
    ]),
  );

const I18nContext = createContext<I18n | null>(null);

export function LanguageProvider({
  language,
  setLanguage,
  texts,
  children,
}: {
  language: Language;
  setLanguage: SetLanguage;
  texts: Texts;
  children: ReactNode;
}) {
  const i18n = useMemo<I18n>(() => {
    const plurals = new Intl.PluralRules(language);
    const companyValues = { company: company.name, place: company.locality[language] };
    const findText: I18n["findText"] = (key, values) => {
      // Without `count` there is no plural: a key that ends in ".other" is an ordinary key.
      const count = values?.["count"];
      const form = count === undefined ? key : `${key}.${plurals.select(Number(count))}`;
      const found = [form, key].find((one) => Object.hasOwn(texts, one));
      const shown = { ...companyValues, ...formatNumbers(values, language) };
      return found && interpolate(texts[found] ?? key, shown);
    };
    const t = (key: string, values?: Values) => findText(key, values) ?? key;
    const translateKey = (message: string) => {
      const { key, values: given } = readFieldMessage(message);
      return t(key, given);
    };
    return { language, setLanguage, texts, t, translateKey, findText };
  }, [language, setLanguage, texts]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The language, and the texts in it. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error("useTranslation needs a LanguageProvider around it");
  return i18n;
}

export const useTranslation = (): Translate => useI18n().t;

/** The time zone of dates; undefined for the reader's. The panel has that of the company. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

/** A date in the reader's language. The exact instant shows on hover. */
export function Timestamp({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const { language } = useI18n();
  const timeZone = use(TimeZoneContext);
  return (
    <time dateTime={iso} title={formatDateTime(iso, language, timeZone)}>
      {withTime ? formatDateTime(iso, language, timeZone) : formatDate(iso, language, timeZone)}
    </time>
  );
}

/** Puts nodes, such as a link, at the {placeholders} of a text. Unknown placeholders stay. */
export function interpolateNodes(
  text: string,
  nodes: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const parts = text.split(/\{(\w+)\}/);
  // As separate arguments they need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 1 ? (nodes[part] ?? `{${part}}`) : part)),
  );
}
