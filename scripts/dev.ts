// npm run dev: serves the site with hot reload at HOST and PORT, and the API at the port after it.
import { spawn } from "node:child_process";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer as createVite, type Connect } from "vite";
import { companySettings } from "./setup/company-settings.ts";
import { root } from "./setup/project.mjs";

const host = process.env["HOST"] ?? "0.0.0.0";
const port = Number(process.env["PORT"] ?? 3_000);
const apiPort = port + 1;
const siteUrl = process.env["SITE_URL"] ?? `http://localhost:${port}`;

const api = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", "server/main.ts", "--api-only"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(apiPort), SITE_URL: siteUrl },
  },
);

const server = createServer();
const vite = await createVite({
  ...companySettings("own"),
  root,
  appType: "custom",
  // Packages found later would reload the page, and empty a form.
  optimizeDeps: { entries: ["web/entry-client.tsx"] },
  server: {
    middlewareMode: true,
    // Hot reload shares the port, so that a LAN address or a tunnel works.
    hmr: { server },
    proxy: {
      "/api": `http://127.0.0.1:${apiPort}`,
      "/healthz": `http://127.0.0.1:${apiPort}`,
      "/readyz": `http://127.0.0.1:${apiPort}`,
    },
  },
});

vite.middlewares.use((request, response, next) => void answer(request, response, next));

/** Renders a page from its sources. */
async function answer(
  request: Connect.IncomingMessage,
  response: ServerResponse,
  fail: (error: unknown) => void,
): Promise<void> {
  try {
    const { pathname } = new URL(request.url ?? "/", siteUrl);
    const isChosen = /(?:^|;)\s*language=vi\s*(?:;|$)/.test(request.headers.cookie ?? "");
    const language = isChosen || /^\/vi(?:\/|$)/.test(pathname) ? "vi" : "en";
    const positions = await readPositions(pathname.replace(/^\/vi(?=\/|$)/, "") || "/", language);
    const siteData = { siteUrl, year: new Date().getFullYear(), positions };
    const { renderPage } = await vite.ssrLoadModule(join(root, "web/entry-server.tsx"));
    const { status, html } = await renderPage(pathname, language, siteData);
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    response.end(await vite.transformIndexHtml(request.originalUrl ?? pathname, html));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    fail(error);
  }
}

/** What a page shows of positions; nothing while the API starts. */
async function readPositions(path: string, language: string): Promise<unknown> {
  const query = new URLSearchParams({ path, language });
  const url = `http://127.0.0.1:${apiPort}/api/v1/site/positions?${query}`;
  const response = await fetch(url).catch(() => undefined);
  return response?.ok === true ? response.json() : {};
}

server.on("request", vite.middlewares).listen(port, host, () => {
  console.log(`The site with hot reload: ${siteUrl}`);
});

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void stop(0));
}
api.on("exit", (code) => void stop(code ?? 0));

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  api.kill("SIGTERM");
  server.close();
  server.closeAllConnections();
  await vite.close();
  process.exitCode = code;
}
