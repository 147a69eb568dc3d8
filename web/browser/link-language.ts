import type { Language } from "#contract/languages.ts";
import { splitLanguage } from "#contract/link-language.ts";

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
