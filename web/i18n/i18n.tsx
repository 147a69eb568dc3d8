import { createContext, use, useMemo, type ReactNode } from "react";
import type { Language } from "#contract/languages.ts";
import type { TextKey, Texts } from "./dictionaries.ts";
import { fill, type Values } from "./interpolate.ts";

/** Looks a text up and fills its {placeholders}. A missing text shows its key. */
export type Translate = (key: TextKey, values?: Values) => string;

/** Rejects where the words of the language cannot be had. */
type SetLanguage = (language: Language) => Promise<void>;

type Speech = {
  language: Language;
  setLanguage: SetLanguage;
  t: Translate;
  textOf: (key: string) => string;
};

const SpeechContext = createContext<Speech | null>(null);

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
  const speech = useMemo<Speech>(() => {
    const textOf = (key: string) => (Object.hasOwn(texts, key) ? (texts[key] ?? key) : key);
    const t: Translate = (key, values) => fill(textOf(key), values);
    return { language, setLanguage, t, textOf };
  }, [language, setLanguage, texts]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (speech === null) throw new Error("Texts need a LanguageProvider around them");
  return speech;
}

export function useText(): Translate {
  return useSpeech().t;
}

/** The lookup for keys that come as data, such as the messages of the contract. */
export function useMessage(): (key: string) => string {
  return useSpeech().textOf;
}

export function useLanguage(): Pick<Speech, "language" | "setLanguage"> {
  const { language, setLanguage } = useSpeech();
  return { language, setLanguage };
}
