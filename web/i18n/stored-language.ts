import type { Language } from "#contract/languages.ts";

// The contract's own list would bring its whole validator into every page.
export const languages = ["en", "vi"] as const satisfies readonly Language[];

export const asLanguage = (text: string | null): Language | undefined =>
  languages.find((language) => language === text);

const key = "language";
const yearSeconds = 31_536_000;

/** The language the visitor chose; undefined when none was, or storage is closed. */
export function storedLanguage(): Language | undefined {
  try {
    return asLanguage(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Keeps the choice, and tells the server by a cookie which variant to send from now on. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${key}=${language};path=/;max-age=${yearSeconds};samesite=lax`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // The cookie alone carries the choice then.
  }
}
