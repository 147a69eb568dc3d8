import type { Language } from "#contract/languages.ts";
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
