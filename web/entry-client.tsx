import "./styles.css";
import { hydrateRoot } from "react-dom/client";
import { matchRoute } from "./router/match-route.ts";
import { App } from "./app.tsx";
import type { InitialData } from "./document/document.ts";
import { loadPage } from "./router/load-page.ts";
import { browserLocation, Router } from "./router/router.tsx";
import { asLanguage } from "./i18n/stored-language.ts";
import { isChunkLoadError, reloadPage, watchChunkErrors } from "./document/chunk-errors.ts";

// The page's code and texts come first, so that hydration finds what the server rendered. No await
// at the top level: page chunks import from this one and would wait for it for ever.
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The document has no root");
  const { siteData, texts }: InitialData = JSON.parse(
    document.getElementById("initial-data")?.textContent ?? "{}",
  );
  // What was served, not what is stored, so that both sides agree.
  const language = asLanguage(document.documentElement.lang) ?? "en";
  const { route } = matchRoute(location.pathname);
  await loadPage(route, language, texts);
  hydrateRoot(
    root,
    <Router first={browserLocation("pop")}>
      <App siteData={siteData} servedLanguage={language} />
    </Router>,
  );
}

watchChunkErrors();
start().catch((failure: unknown) => {
  // Until it is alive the page can be read as it was served.
  if (isChunkLoadError(failure)) return reloadPage();
  throw failure;
});
