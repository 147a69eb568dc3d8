import { type ReactNode, use, useMemo } from "react";
import type { Language } from "#contract/languages.ts";
import { loadTexts, type DictionaryName, type Texts } from "./dictionaries.ts";
import { LanguageProvider, useI18n } from "./i18n.tsx";

const loading = new Map<string, Promise<Texts>>();

/** Loads dictionaries once. Like missing code, missing texts stay missing until the page is loaded again. */
export function textsOf(names: readonly DictionaryName[], language: Language): Promise<Texts> {
  const key = `${language} ${names.join(" ")}`;
  const texts = loading.get(key) ?? loadTexts(names, language);
  loading.set(key, texts);
  return texts;
}

/** Adds dictionaries to the texts of a part of a page. Suspends until they have loaded. */
export function MoreTexts({
  names,
  children,
}: {
  names: readonly DictionaryName[];
  children: ReactNode;
}) {
  const { language, setLanguage, texts } = useI18n();
  const more = use(textsOf(names, language));
  const all = useMemo(() => ({ ...texts, ...more }), [texts, more]);
  return (
    <LanguageProvider language={language} setLanguage={setLanguage} texts={all}>
      {children}
    </LanguageProvider>
  );
}
