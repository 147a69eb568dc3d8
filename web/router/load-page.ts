import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import type { Language } from "#contract/languages.ts";
import type { PagePositions } from "#contract/positions.ts";
import { reloadPage } from "#web/browser/chunk-errors.ts";
import type { Route } from "../routes.ts";
import { toKebabCase } from "../i18n/text.ts";
import { matchRoute, type RouteMatch } from "./match-route.ts";
import type { Texts } from "../i18n/dictionaries.ts";

/**
 * A page, its texts and its positions. `layoutTexts` serve the layout, and are one object
 * for all pages of a language.
 */
type LoadedPage = {
  Page: ComponentType;
  texts: Texts;
  layoutTexts: Texts;
  positions: PagePositions;
  loadedAt: number;
};

/** The part of its page that the document contains. */
type Known = Pick<LoadedPage, "texts" | "positions">;
type Target = Pick<RouteMatch, "route" | "path">;

/** Long enough for a click after the pointer has come to the link. */
const positionsLifetimeMs = 5_000;

const screens = import.meta.glob<{ default: ComponentType }>([
  "../pages/**/*-page.tsx",
  "../admin/admin-page.tsx",
]);

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();
const shown = new Map<string, Promise<LoadedPage>>();
const layoutTexts = new Map<Language, Texts>();
const keyOf = ({ route, path }: Target, language: Language) =>
  `${language} ${route.showsPositions === true ? path : route.id}`;

/** The page if it has loaded, so that a first render suspends nowhere. */
export function loadedPage(target: Target, language: Language): LoadedPage | undefined {
  return loaded.get(keyOf(target, language));
}

/**
 * Loads a page once, with its data unless the document brought them as `known`. After a failure the
 * next call tries again.
 */
export function loadPage(target: Target, language: Language, known?: Known): Promise<LoadedPage> {
  const key = keyOf(target, language);
  const page =
    loading.get(key) ??
    fetchPage(target, language, known).catch((error: unknown) => {
      loading.delete(key);
      throw error;
    });
  loading.set(key, page);
  return page;
}

async function fetchPage(target: Target, language: Language, known?: Known): Promise<LoadedPage> {
  const [screen, texts, positions] = await Promise.all([
    loadScreen(target.route),
    known?.texts ?? loadTexts(target.route, language),
    known?.positions ?? fetchPositions(target, language),
  ]);
  // The texts of every page include those of the layout.
  if (!layoutTexts.has(language)) layoutTexts.set(language, texts);
  const page = {
    Page: screen.default,
    texts,
    layoutTexts: layoutTexts.get(language) ?? texts,
    positions,
    loadedAt: Date.now(),
  };
  loaded.set(keyOf(target, language), page);
  return page;
}

/** On the server the renderer brings them, so nothing is fetched there. */
async function fetchPositions({ route, path }: Target, language: Language): Promise<PagePositions> {
  if (route.showsPositions !== true || typeof document === "undefined") return {};
  const query = new URLSearchParams({ path, language }).toString();
  const response = await fetch(`/api/v1/site/positions?${query}`);
  if (!response.ok) throw new Error(`The positions of ${path} were refused: ${response.status}`);
  return response.json();
}

/**
 * Loads the page of a link, with positions as they are now. If this fails, following the link tries again.
 * Back shows what the page showed before, at the same scroll position.
 */
export function prefetchPage(to: string, language: Language): void {
  const target = matchRoute(new URL(to, location.origin).pathname);
  const key = keyOf(target, language);
  const ageMs = Date.now() - (loaded.get(key)?.loadedAt ?? Infinity);
  if (target.route.showsPositions === true && ageMs > positionsLifetimeMs && !isOpen(key, language))
    for (const pages of [loaded, loading, shown]) pages.delete(key);
  loadPage(target, language).catch(() => {});
}

/** Whether the address is that of the page, which may still be loading. */
const isOpen = (key: string, language: Language) =>
  keyOf(matchRoute(location.pathname), language) === key;

/**
 * Loads a page to be shown. If this fails, the document is reloaded, or `LoadError` is shown in the page's
 * place until another page is.
 */
export function pageToShow(
  target: Target,
  language: Language,
  LoadError: ComponentType,
): Promise<LoadedPage> {
  const key = keyOf(target, language);
  const page =
    shown.get(key) ??
    loadPage(target, language).catch(async () => {
      // The visitor may have gone on to another page, and filled in a form there.
      const isStillWanted = () => isOpen(key, language);
      if (isStillWanted()) await reloadPage({ isStillWanted });
      if (!isStillWanted()) shown.delete(key);
      const texts = layoutTexts.get(language) ?? Object.assign({}, ...layoutTexts.values());
      const Page = () => createElement(UntilLeft, null, createElement(LoadError));
      return { Page, texts, layoutTexts: texts, positions: {}, loadedAt: 0 };
    });
  shown.set(key, page);
  return page;
}

function UntilLeft({ children }: { children?: ReactNode }) {
  useEffect(() => () => shown.clear(), []);
  return children;
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
