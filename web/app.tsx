import { startTransition, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Language } from "#contract/languages.ts";
import type { PagePositions } from "#contract/positions.ts";
import { Guard } from "./session/guard.tsx";
import { SessionProvider } from "./session/session.tsx";
import { afterPaint } from "./browser/hydration.ts";
import { PositionsContext, SiteDataContext, type SiteData } from "./head/site-data.ts";
import { LanguageProvider } from "./i18n/i18n.tsx";
import { rememberLanguage, storedLanguage } from "./browser/language.ts";
import { Layout } from "./layout/layout.tsx";
import { Boundary } from "./data/boundary.tsx";
import { PageLoadError } from "./data/load-error.tsx";
import { loadedPage, loadPage, pageToShow } from "./router/load-page.ts";
import { matchRoute, type RouteMatch } from "./router/match-route.ts";
import { useLocation, useNavigate } from "./router/router.tsx";

/** The whole site, with the page of the address. */
export function App({
  siteData,
  servedLanguage,
  servedPositions,
}: {
  siteData: SiteData;
  servedLanguage: Language;
  /** On the server: what the rendered page shows of positions. */
  servedPositions?: PagePositions;
}) {
  const { pathname, search, hash, navigationType, linkLanguage } = useLocation();
  const navigate = useNavigate();
  const match = useMemo(() => matchRoute(pathname), [pathname]);
  const { path, localePrefix } = match;
  const [chosen, setChosen] = useState(servedLanguage);
  const language = localePrefix === "" ? chosen : "vi";

  // Every change of address or language is a transition, so the old page stays while this suspends.
  const page = loadedPage(match, language) ?? use(pageToShow(match, language, PageLoadError));
  const { Page, texts, layoutTexts } = page;
  // The screens of the panel are one page.
  const pagePath = match.route.id === "admin" ? match.route.path : path;

  const wantedLanguage = useRef<Language>(undefined);
  const setLanguage = useCallback(
    async (next: Language) => {
      rememberLanguage(next);
      wantedLanguage.current = next;
      const match = matchRoute(location.pathname);
      const { path, localePrefix } = match;
      await loadPage(match, next);
      // Of several choices the last one counts.
      if (wantedLanguage.current !== next) return;
      startTransition(() => {
        setChosen(next);
        const address = path + location.search + location.hash;
        if (localePrefix !== "" && next !== "vi") navigate(address, { replace: true });
      });
    },
    [navigate],
  );

  // The language of a link in an email counts before the stored one. Where cookies are blocked the server
  // does not know the stored one, so it is applied here.
  useEffect(() => {
    const wanted = linkLanguage ?? storedLanguage();
    const isFree = matchRoute(location.pathname).localePrefix === "";
    if (linkLanguage !== undefined) rememberLanguage(linkLanguage);
    if (wanted === undefined || wanted === document.documentElement.lang || !isFree) return;
    // If its texts cannot be loaded, the present ones stay.
    setLanguage(wanted).catch(() => {});
  }, [linkLanguage, setLanguage]);

  useEffect(() => {
    document.documentElement.lang = language;
    // The address of a screen has no language: a reload keeps that of the page below /vi that led to it.
    if (localePrefix === "" && language === "vi") rememberLanguage("vi");
  }, [language, localePrefix]);

  // Tests and measurements wait for this mark.
  useEffect(() => {
    performance.mark("hydrated");
  }, []);

  useHead(match, language, siteData);
  useScrollToPage(pagePath, hash, navigationType);

  return (
    <SiteDataContext value={siteData}>
      <LanguageProvider language={language} setLanguage={setLanguage} texts={layoutTexts}>
        <SessionProvider>
          <Layout>
            <LanguageProvider language={language} setLanguage={setLanguage} texts={texts}>
              <PositionsContext value={servedPositions ?? page.positions}>
                <Boundary of="page" resetKeys={[pathname, search]}>
                  <Guard access={match.route.access}>
                    <Page key={pagePath} />
                  </Guard>
                </Boundary>
              </PositionsContext>
            </LanguageProvider>
          </Layout>
        </SessionProvider>
      </LanguageProvider>
    </SiteDataContext>
  );
}

/** Updates the head after each change of page or language. The first page brings its own. */
function useHead(match: RouteMatch, language: Language, siteData: SiteData): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      afterPaint(() => {
        // If it fails, the old head stays until the next page.
        replaceHead(match, language, siteData).catch(() => {});
      });
    }
  }, [match, language, siteData]);
}

async function replaceHead(match: RouteMatch, language: Language, siteData: SiteData) {
  const [{ headOf }, { updateHead }, page] = await Promise.all([
    import("./head/head.ts"),
    import("./head/update-head.ts"),
    loadPage(match, language),
  ]);
  // The visitor may have gone on to another page.
  if (matchRoute(location.pathname).path !== match.path) return;
  updateHead(headOf(match, language, siteData, page));
}

/** After a link, scrolls to the top of the new page or to the part it names, and moves the focus there. */
function useScrollToPage(path: string, hash: string, navigationType: string): void {
  const before = useRef({ path, hash });
  useEffect(() => {
    const isNewPage = before.current.path !== path;
    const isNew = isNewPage || before.current.hash !== hash;
    before.current = { path, hash };
    if (!isNew || navigationType === "pop") return;
    const part = partOf(hash);
    if (part !== null) part.scrollIntoView();
    else if (isNewPage) scrollTo({ top: 0, behavior: "instant" });
    if (isNewPage) document.getElementById("main")?.focus({ preventScroll: true });
  }, [path, hash, navigationType]);
}

function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that cannot be decoded, such as "#50%", names no part.
    return null;
  }
}
