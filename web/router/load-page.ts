import { createElement, useEffect, type ComponentType } from "react";
import type { Language } from "#contract/languages.ts";
import { LoadError } from "../layout/load-error.tsx";
import { reloadPage } from "../document/chunk-errors.ts";
import type { Route } from "../routes.ts";
import { toKebabCase } from "../document/kebab-case.ts";
import { matchRoute } from "./match-route.ts";
import type { Texts } from "../i18n/dictionaries.ts";

/** A page and its texts. `frame` has those around every page, and is the same object from page to page. */
type LoadedPage = { Page: ComponentType; texts: Texts; frame: Texts };

const screens = import.meta.glob<{ default: ComponentType }>([
  "../pages/**/*-page.tsx",
  "../admin/admin-page.tsx",
]);

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();
const frames = new Map<Language, Texts>();
const keyOf = (route: Route, language: Language) => `${language} ${route.id}`;

/** The page if it is here already, so that a first render never has to wait. */
export function pageAtHand(route: Route, language: Language): LoadedPage | undefined {
  return loaded.get(keyOf(route, language));
}

/**
 * Loads a page and its texts, or the page alone where the document brought the texts. What failed is
 * asked for again the next time.
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

const toShow = new Map<string, Promise<LoadedPage>>();

/**
 * A page that is to be shown. If it cannot be loaded, the document is reloaded from the newest release,
 * or an error takes its place until another page is shown.
 */
export function pageToShow(route: Route, language: Language): Promise<LoadedPage> {
  const key = keyOf(route, language);
  const coming =
    toShow.get(key) ??
    loadPage(route, language).catch(async () => {
      // A quick visitor may be elsewhere by now, with a form filled in there.
      const isStillWanted = () => matchRoute(location.pathname).route === route;
      if (isStillWanted()) await reloadPage({ isStillWanted });
      if (!isStillWanted()) toShow.delete(key);
      const frame = frames.get(language) ?? Object.assign({}, ...frames.values());
      return { Page: LoadErrorUntilLeft, texts: frame, frame };
    });
  toShow.set(key, coming);
  return coming;
}

function LoadErrorUntilLeft() {
  useEffect(() => () => toShow.clear(), []);
  return createElement(LoadError, { isPage: true });
}

async function bring(route: Route, language: Language, known?: Texts): Promise<LoadedPage> {
  const [file, texts] = await Promise.all([loadScreen(route), known ?? loadTexts(route, language)]);
  // The texts of any page have those around it among them.
  const frame = frames.get(language) ?? texts;
  frames.set(language, frame);
  return { Page: file.default, texts, frame };
}

function loadScreen({ id }: Route): Promise<{ default: ComponentType }> {
  const ending = `/${toKebabCase(id)}-page.tsx`;
  const [, load] = Object.entries(screens).find(([path]) => path.endsWith(ending)) ?? [];
  if (load === undefined) throw new Error(`No screen ${ending}`);
  return load();
}

/** The list of texts is long, and the first page has its own: it comes when there is a second. */
async function loadTexts({ dictionaries }: Route, language: Language): Promise<Texts> {
  const { loadTexts } = await import("../i18n/dictionaries.ts");
  return loadTexts(["common", ...dictionaries], language);
}
