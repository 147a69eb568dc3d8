import type { Language } from "./languages.ts";

// A link in an email ends with the language of the email, in the fragment: the page behind it has the same.

/** Adds the language of an email to a link in it. */
export const linkIn = (language: Language, link: string): string =>
  `${link}${link.includes("#") ? "" : "#"}.${language}`;

/** A fragment of a link without its language, and the language. */
export function splitLanguage(fragment: string): { rest: string; language: Language | undefined } {
  const [, rest = fragment, language] = /^([^]*)\.(en|vi)$/.exec(fragment) ?? [];
  return { rest, language: language === "en" || language === "vi" ? language : undefined };
}
