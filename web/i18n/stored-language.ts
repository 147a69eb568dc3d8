import type { Language } from "#contract/languages.ts";

// Importing the contract's list would load its validator with every page.
export const languages = ["en", "vi"] as const satisfies readonly Language[];

export const asLanguage = (text: string | null): Language | undefined =>
  languages.find((language) => language === text);

const key = "language";
const yearSeconds = 31_536_000;

/** The language that the visitor chose; undefined without a choice or without storage. */
export function storedLanguage(): Language | undefined {
  try {
    return asLanguage(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Stores the choice. A cookie tells the server which language to send. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${key}=${language};path=/;max-age=${yearSeconds};samesite=lax`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the cookie alone keeps the choice.
  }
}
