import type { Language } from "#contract/languages.ts";
import { splitLanguage } from "#contract/link-language.ts";
import { readStored, writeStored } from "./storage.ts";

// Importing the contract's list would load its validator with every page.
export const languages = ["en", "vi"] as const satisfies readonly Language[];

export const asLanguage = (text: string | null): Language | undefined =>
  languages.find((language) => language === text);

const key = "language";
const yearSeconds = 31_536_000;

/** The language the visitor chose; undefined when none was, or storage is closed. */
export const storedLanguage = () => asLanguage(readStored(key));

/** Stores the choice. A cookie tells the server which language to send. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${key}=${language};path=/;max-age=${yearSeconds};samesite=lax`;
  writeStored(key, language);
}

/**
 * Returns the language of an email's link and takes it out of the address, so that a reload keeps what the
 * reader has chosen since.
 */
export function takeLinkLanguage(): Language | undefined {
  const { rest, language } = splitLanguage(location.hash);
  // A change of the address would cancel the reload that the script in the head has begun.
  if (language === undefined || document.documentElement.hidden) return undefined;
  const address = location.pathname + location.search + (rest === "#" ? "" : rest);
  history.replaceState(history.state, "", location.origin + address);
  return language;
}
