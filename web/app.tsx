import { startTransition, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { Language } from "#contract/languages.ts";
import { afterPaint } from "./document/hydration.ts";
import { localizeHref, matchRoute, type RouteMatch } from "./router/match-route.ts";
import { SiteDataProvider, type SiteData } from "./document/site-data.tsx";
import { LanguageProvider } from "./i18n/i18n.tsx";
import { Layout } from "./layout/layout.tsx";
import { LoadError } from "./layout/load-error.tsx";
import { loadPage, pageAtHand, pageToShow } from "./router/load-page.ts";
import { RouteProvider } from "./router/link.tsx";
import { useLocation, useNavigate } from "./router/router.tsx";
import { SessionProvider } from "./auth/session.tsx";
import { rememberLanguage, storedLanguage } from "./i18n/stored-language.ts";

/** The whole site around the page of the address. */
export function App({
  siteData,
  servedLanguage,
}: {
  siteData: SiteData;
  servedLanguage: Language;
}) {
  const { pathname, search, hash, navigationType } = useLocation();
  const navigate = useNavigate();
  const match = useMemo(() => matchRoute(pathname), [pathname]);
  const { route, path, localePrefix } = match;
  const [chosen, setChosen] = useState(servedLanguage);
  const language = localePrefix === "" ? chosen : "vi";

  // Every change of address or language is a transition, so that the old page stays while this suspends.
  const { Page, texts, frame } = pageAtHand(route, language) ?? use(pageToShow(route, language));

  const setLanguage = useCallback(
    async (next: Language) => {
      rememberLanguage(next);
      const { route, path, localePrefix } = matchRoute(location.pathname);
      const show = () => {
        setChosen(next);
        const address = path + location.search + location.hash;
        if (localePrefix !== "" && next !== "vi") navigate(address, { replace: true });
      };
      // The new texts load first, so that the old ones stay until then.
      await loadPage(route, next);
      startTransition(show);
    },
    [navigate],
  );

  const currentRoute = useMemo(() => ({ path, hasLocalePath: route.isIndexed }), [path, route]);
  const links = useMemo(
    () => ({
      localizeHref: (to: string) => localizeHref(localePrefix, to),
      prefetch: (to: string) => {
        const target = matchRoute(new URL(to, location.origin).pathname);
        // If it fails, following the link tries again.
        loadPage(target.route, language).catch(() => {});
      },
    }),
    [localePrefix, language],
  );

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // Measurements read this mark.
  useEffect(() => {
    performance.mark("hydrated");
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      afterPaint(() => {
        // If it fails, the old head stays until the next page.
        showHead(match, language, siteData.siteUrl).catch(() => {});
      });
    }
  }, [match, language, siteData.siteUrl]);

  // Where cookies are blocked the server cannot know the choice, so it is applied here.
  useEffect(() => {
    const stored = storedLanguage();
    if (
      stored !== undefined &&
      stored !== servedLanguage &&
      matchRoute(location.pathname).localePrefix === ""
    ) {
      // If its texts cannot be loaded, those that were served stay.
      void loadPage(matchRoute(location.pathname).route, stored).then(
        () => startTransition(() => setChosen(stored)),
        () => {},
      );
    }
  }, [servedLanguage]);

  useArrival(path, hash, navigationType);

  return (
    <SiteDataProvider siteData={siteData}>
      <LanguageProvider language={language} setLanguage={setLanguage} texts={frame}>
        <RouteProvider route={currentRoute} links={links}>
          <SessionProvider>
            <Layout>
              <LanguageProvider language={language} setLanguage={setLanguage} texts={texts}>
                <ErrorBoundary resetKeys={[pathname, search]} fallback={<LoadError isPage />}>
                  <Page key={path} />
                </ErrorBoundary>
              </LanguageProvider>
            </Layout>
          </SessionProvider>
        </RouteProvider>
      </LanguageProvider>
    </SiteDataProvider>
  );
}

/** The first page came with its head; the code for the next ones comes when there is one. */
async function showHead(match: RouteMatch, language: Language, siteUrl: string): Promise<void> {
  const [{ headOf }, { updateHead }] = await Promise.all([
    import("./document/head.ts"),
    import("./document/update-head.ts"),
  ]);
  // A quick visitor may be elsewhere by now.
  if (matchRoute(location.pathname).path !== match.path) return;
  updateHead(headOf(match, language, siteUrl));
}

/** After following a link, reading begins at the top of the new page, or at the part it names. */
function useArrival(path: string, hash: string, navigationType: string): void {
  const before = useRef({ path, hash });
  useEffect(() => {
    const isNew = before.current.path !== path || before.current.hash !== hash;
    const isNewPage = before.current.path !== path;
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
    // What cannot be decoded, such as "#50%", names nothing.
    return null;
  }
}
