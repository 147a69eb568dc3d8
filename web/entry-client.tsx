import "./styles.css";
import { Fragment, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { markMissing, matchRoute } from "./router/match-route.ts";
import { App } from "./app.tsx";
import type { InitialData } from "./head/document.ts";
import { loadPage } from "./router/load-page.ts";
import { browserLocation, Router } from "./router/router.tsx";
import { asLanguage } from "./browser/language.ts";
import { isChunkLoadError, reloadPage, watchChunkErrors } from "./browser/chunk-errors.ts";
import { writeSession } from "./browser/storage.ts";

// Loads the page's code and texts first, so that hydration renders the same as the server. No top-level
// await: page chunks import from this one and would wait for it forever.
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The document has no root");
  const { siteData, texts, positions, isMissing, search }: InitialData = JSON.parse(
    document.getElementById("initial-data")?.textContent ?? "{}",
  );
  // The served language, not the stored one, so that hydration agrees with the server.
  const language = asLanguage(document.documentElement.lang) ?? "en";
  if (isMissing) markMissing(location.pathname);
  await loadPage(matchRoute(location.pathname), language, { texts, positions });
  // In development React renders twice, which shows renders that are not pure.
  const Mode = import.meta.env.DEV ? StrictMode : Fragment;
  hydrateRoot(
    root,
    <Mode>
      <Router first={{ ...browserLocation("pop"), search: search ?? location.search }}>
        <App siteData={siteData} servedLanguage={language} />
      </Router>
    </Mode>,
  );
}

watchChunkErrors();
// The application form reads from this address where the visitor comes from.
if (/\b(from|utm_source)=/.test(location.search)) writeSession("source", location.href);
start().catch((failure: unknown) => {
  // The page stays readable as it was served.
  if (isChunkLoadError(failure)) return reloadPage();
  throw failure;
});
