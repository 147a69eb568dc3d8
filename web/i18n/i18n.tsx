import { createContext, use, useMemo, type ReactNode, Fragment } from "react";
import type { Language } from "#contract/languages.ts";
import type { TextKey, Texts } from "./dictionaries.ts";
import { formatDate, formatDateTime } from "./format.ts";
import { interpolate, type Values } from "./interpolate.ts";

/**
 * Looks a text up and fills its {placeholders}. By `count` it takes another form of the text where there is
 * one, such as `rows.one` of `rows`. A missing text shows its key.
 */
export type Translate = (key: TextKey, values?: Values) => string;

/** Rejects where the words of the language cannot be had. */
type SetLanguage = (language: Language) => Promise<void>;

type I18n = {
  language: Language;
  setLanguage: SetLanguage;
  t: Translate;
  textOf: (key: string) => string;
};

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
    const textOf = (key: string) => (Object.hasOwn(texts, key) ? (texts[key] ?? key) : key);
    const plurals = new Intl.PluralRules(language);
    const t: Translate = (key, values) => {
      // Without a number there is no plural: a key that ends in ".other" is a text of its own.
      const count = values?.["count"];
      const form = count === undefined ? key : `${key}.${plurals.select(Number(count))}`;
      return interpolate(textOf(Object.hasOwn(texts, form) ? form : key), values);
    };
    return { language, setLanguage, t, textOf };
  }, [language, setLanguage, texts]);
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (i18n === null) throw new Error("Texts need a LanguageProvider around them");
  return i18n;
}

export function useTranslation(): Translate {
  return useI18n().t;
}

/** The lookup for keys that come as data, such as the messages of the contract. */
export function useTranslateKey(): (key: string) => string {
  return useI18n().textOf;
}

export function useLanguage(): Pick<I18n, "language" | "setLanguage"> {
  const { language, setLanguage } = useI18n();
  return { language, setLanguage };
}

/** A moment in the reader's language and zone; the exact one shows on hover. */
export function Timestamp({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const { language } = useLanguage();
  return (
    <time dateTime={iso} title={iso}>
      {withTime ? formatDateTime(iso, language) : formatDate(iso, language)}
    </time>
  );
}

/** Puts nodes, such as a link, at the {placeholders} of a text. An unknown one stays as it is. */
export function interpolateNodes(
  text: string,
  nodes: Readonly<Record<string, ReactNode>>,
): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const isName = index % 2 === 1;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    return <Fragment key={index}>{isName ? (nodes[part] ?? `{${part}}`) : part}</Fragment>;
  });
}
