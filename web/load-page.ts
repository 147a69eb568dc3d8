import type { ComponentType } from "react";
import type { Language } from "#contract/languages.ts";
import type { Texts } from "./dictionaries.ts";
import type { Route } from "./routes.ts";

export type LoadedPage = { Page: ComponentType; texts: Texts };

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();
const keyOf = (route: Route, language: Language) => `${language} ${route.id}`;

/** The page if it is here already, so that a first render never has to wait. */
export function pageAtHand(route: Route, language: Language): LoadedPage | undefined {
  return loaded.get(keyOf(route, language));
}

/**
 * Brings a page and its texts, side by side, or the page alone where the document brought the texts.
 * What failed is asked for again the next time.
 */
export function loadPage(route: Route, language: Language, texts?: Texts): Promise<LoadedPage> {
  const key = keyOf(route, language);
  const known = loading.get(key);
  if (known !== undefined) return known;
  const coming = bring(route, language, texts).then(
    (page) => {
      loaded.set(key, page);
      return page;
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, coming);
  return coming;
}

async function bring(route: Route, language: Language, known?: Texts): Promise<LoadedPage> {
  const [file, texts] = await Promise.all([route.load(), known ?? loadTexts(route, language)]);
  return { Page: file.default, texts };
}

/** The list of texts is long, and the first page has its own: it comes when there is a second. */
async function loadTexts({ dictionaries }: Route, language: Language): Promise<Texts> {
  const { loadTexts } = await import("./dictionaries.ts");
  return loadTexts(["common", ...dictionaries], language);
}
