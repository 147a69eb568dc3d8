import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createServer, type ViteDevServer } from "vite";

let vite: ViteDevServer;
before(async () => {
  vite = await createServer({
    root: join(import.meta.dirname, "..", ".."),
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
  });
});
after(() => vite.close());

for (const [hook, file, sentence] of [
  ["useSession", "/web/session/session.tsx", "useSession needs a SessionProvider around it"],
  ["useTranslation", "/web/i18n/i18n.tsx", "useTranslation needs a LanguageProvider around it"],
  ["useI18n", "/web/i18n/i18n.tsx", "useTranslation needs a LanguageProvider around it"],
] as const) {
  test(`${hook} outside its provider throws an error that names the provider`, async () => {
    const found: unknown = Reflect.get(await vite.ssrLoadModule(file), hook);
    assert.ok(typeof found === "function");
    const Caller = () => {
      found();
      return null;
    };
    assert.throws(() => renderToString(createElement(Caller)), new Error(sentence));
  });
}
