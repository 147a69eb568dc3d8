import { createElement, useEffect, type ComponentType } from "react";
import type { Language } from "#contract/languages.ts";
import { PageLoadError } from "../layout/load-error.tsx";
import { reloadPage } from "../document/chunk-errors.ts";
import type { Route } from "../routes.ts";
import { toKebabCase } from "../document/kebab-case.ts";
import { matchRoute } from "./match-route.ts";
import type { Texts } from "../i18n/dictionaries.ts";

/** A page and its texts. `layoutTexts` serve the layout, and are one object for all pages of a language. */
type LoadedPage = { Page: ComponentType; texts: Texts; layoutTexts: Texts };

const screens = import.meta.glob<{ default: ComponentType }>([
  "../pages/**/*-page.tsx",
  "../admin/admin-page.tsx",
]);

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();
const shown = new Map<string, Promise<LoadedPage>>();
const layoutTexts = new Map<Language, Texts>();
const keyOf = (route: Route, language: Language) => `${language} ${route.id}`;

/** The page if it has loaded, so that a first render suspends nowhere. */
export function loadedPage(route: Route, language: Language): LoadedPage | undefined {
  return loaded.get(keyOf(route, language));
}

/**
 * Loads a page once, with its texts unless the document brought them as `texts`. After a failure the
 * next call tries again.
 */
export function loadPage(route: Route, language: Language, texts?: Texts): Promise<LoadedPage> {
  const key = keyOf(route, language);
  const page =
    loading.get(key) ??
    fetchPage(route, language, texts).catch((error: unknown) => {
      loading.delete(key);
      throw error;
    });
  loading.set(key, page);
  return page;
}

async function fetchPage(route: Route, language: Language, known?: Texts): Promise<LoadedPage> {
  const [screen, texts] = await Promise.all([
    loadScreen(route),
    known ?? loadTexts(route, language),
  ]);
  // The texts of every page include those of the layout.
  if (!layoutTexts.has(language)) layoutTexts.set(language, texts);
  const page = {
    Page: screen.default,
    texts,
    layoutTexts: layoutTexts.get(language) ?? texts,
  };
  loaded.set(keyOf(route, language), page);
  return page;
}

/** Starts loading the page of a link. If this fails, following the link tries again. */
export function prefetchPage(to: string, language: Language): void {
  const { route } = matchRoute(new URL(to, location.origin).pathname);
  loadPage(route, language).catch(() => {});
}

/**
 * Loads a page to be shown. If this fails, the document is reloaded, or an error is shown in the page's
 * place until another page is.
 */
export function pageToShow(route: Route, language: Language): Promise<LoadedPage> {
  const key = keyOf(route, language);
  const page =
    shown.get(key) ??
    loadPage(route, language).catch(async () => {
      // The visitor may have gone on to another page, and filled in a form there.
      const isStillWanted = () => matchRoute(location.pathname).route === route;
      if (isStillWanted()) await reloadPage({ isStillWanted });
      if (!isStillWanted()) shown.delete(key);
      const texts = layoutTexts.get(language) ?? Object.assign({}, ...layoutTexts.values());
      return { Page: LoadErrorUntilLeft, texts, layoutTexts: texts };
    });
  shown.set(key, page);
  return page;
}

function LoadErrorUntilLeft() {
  useEffect(() => () => shown.clear(), []);
  return createElement(PageLoadError);
}

function loadScreen({ id }: Route): Promise<{ default: ComponentType }> {
  const ending = `/${toKebabCase(id)}-page.tsx`;
  const [, load] = Object.entries(screens).find(([path]) => path.endsWith(ending)) ?? [];
  if (load === undefined) throw new Error(`No screen ${ending}`);
  return load();
}

/** The first page brings its texts, so the list of dictionaries is loaded with the second. */
async function loadTexts({ dictionaries }: Route, language: Language): Promise<Texts> {
  const { loadTexts } = await import("../i18n/dictionaries.ts");
  return loadTexts(["common", ...dictionaries], language);
}
