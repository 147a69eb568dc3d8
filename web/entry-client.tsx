import "./styles.css";
import { hydrateRoot } from "react-dom/client";
import { findPlace } from "./address.ts";
import { App } from "./app.tsx";
import type { Facts } from "./facts.tsx";
import { loadPage } from "./load-page.ts";
import { locationNow, Router } from "./router.tsx";
import { asLanguage } from "./stored-language.ts";
import { reloadOnLostFiles } from "./reload-on-lost-files.ts";

// The page's code and texts come first, so that hydration finds what the server rendered. No await
// at the top level: page chunks import from this one and would wait for it for ever.
async function start(): Promise<void> {
  const root = document.getElementById("root");
  const facts = document.getElementById("facts");
  if (root === null || facts === null) throw new Error("The document has no root");
  // What was served, not what is stored, so that both sides agree.
  const language = asLanguage(document.documentElement.lang) ?? "en";
  const { route } = findPlace(location.pathname);
  await loadPage(route, language);
  const known: Facts = JSON.parse(facts.textContent);
  hydrateRoot(
    root,
    <Router first={locationNow()}>
      <App facts={known} servedLanguage={language} />
    </Router>,
  );
}

reloadOnLostFiles();
void start();
