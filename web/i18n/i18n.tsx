import { createContext, use, useMemo, type ReactNode, Fragment } from "react";
import type { Language } from "#contract/languages.ts";
import type { TextKey, Texts } from "./dictionaries.ts";
import { formatDate, formatDateTime } from "./format.ts";
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

/** A moment in the reader's language and zone; the exact one shows on hover. */
export function Instant({ iso, withTime = false }: { iso: string; withTime?: boolean }) {
  const { language } = useLanguage();
  return (
    <time dateTime={iso} title={iso}>
      {withTime ? formatDateTime(iso, language) : formatDate(iso, language)}
    </time>
  );
}

/** Puts nodes, such as a link, at the {placeholders} of a text. An unknown one stays as it is. */
export function withNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const isName = index % 2 === 1;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    return <Fragment key={index}>{isName ? (nodes[part] ?? `{${part}}`) : part}</Fragment>;
  });
}
