import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import sharp from "sharp";

export const script = "document.documentElement.dataset.theme = 'dark'";
export const style = "html{color:#123}";
const asset = "export const answer = 42;\n".repeat(20);
const video = Buffer.from("0123456789");

// A minimal site: each page shows the arguments and the number of its rendering.
const rendering = (pageMs: number) => `
  import { appendFileSync } from "node:fs";
  import { setTimeout as pause } from "node:timers/promises";
  const record = () => ${pageMs > 0} && appendFileSync(new URL("./pages", import.meta.url), "x");
  let renders = 0;
  export const pages = [
    { path: "/", isIndexed: true, isPublic: true },
    { path: "/careers", isIndexed: true, isPublic: true },
    { path: "/login", isIndexed: false, isPublic: true },
    { path: "/admin", isIndexed: false, isPublic: false },
  ];
  export const sitemapOf = (siteUrl, positions) =>
    "<urlset><loc>" + siteUrl + "/</loc>" + positions.map(({ path }) => path).join() + "</urlset>";
  export const robotsOf = (siteUrl) => "Sitemap: " + siteUrl + "/sitemap.xml";
  export const panelPattern = "^/admin/users/[^/]+$";
  export const inlineScripts = [${JSON.stringify(script)}];
  export const inlineStyles = [${JSON.stringify(style)}];
  export const renderPage = async (path, language, siteData) => (record(), await pause(${pageMs}), {
    status: path.endsWith("/404") ? 404 : 200,
    html: "<html lang=" + language + "><script>${script}</script>" + path + " " + JSON.stringify(siteData)
      + " render " + ++renders + "<p>".repeat(200),
  });`;

/**
 * Writes the site like a build into a folder that the caller removes. If pages are slow, `render/pages`
 * has an x for each started page.
 */
export async function makeSmallSite({ pageMs = 0 } = {}): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), "site-dist-"));
  const files = {
    "render/entry-server.js": rendering(pageMs),
    "render/package.json": `{"type":"module"}`,
    "client/assets/app-x1.js": asset,
    "client/assets/app-x1.js.br": brotliCompressSync(asset),
    "client/assets/app-x1.js.gz": gzipSync(asset),
    "client/assets/reader-x1.wasm": video,
    "client/film.mp4": video,
    "client/pictures/logo-x1.svg": "<svg/>",
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  const logo = sharp({ create: { width: 64, height: 64, channels: 3, background: "#101418" } });
  await logo.png().toFile(join(dist, "client", "logo.png"));
  return dist;
}
