import { access, readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { pdfWorkerPolicy } from "#server/http/headers.ts";
import { cacheResponse, type CachedResponse } from "./cached-response.ts";

/** The types of files that pages load. Other files are served from disk. */
const types: Partial<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Files with a larger compressed size stay on disk: few requests ask for them. */
const maxBytes = 100 * 1024;

export class MissingBuildError extends Error {}

export async function requireBuild(dist: string): Promise<void> {
  for (const part of [join("client", "assets"), join("render", "entry-server.js")]) {
    await access(join(dist, part)).catch((error: unknown) => {
      throw new MissingBuildError(
        `The built site is not in ${dist} (${part} is missing). Run npm run build, then start again`,
        { cause: error },
      );
    });
  }
}

/** The headers of a built file, in memory or on disk. Files with a hash in their name never expire. */
export function assetHeaders(path: string): Record<string, string> {
  const isHashed = /^\/(?:assets|pictures)\//.test(path);
  const isPdfWorker = path.startsWith("/assets/pdf.worker");
  return {
    "cache-control": `public, max-age=${isHashed ? "31536000, immutable" : "3600"}`,
    ...(isPdfWorker ? { "content-security-policy": pdfWorkerPolicy } : {}),
  };
}

export async function readAssets(client: string): Promise<Map<string, CachedResponse>> {
  const assets = new Map<string, CachedResponse>();
  const entries = await readdir(join(client, "assets"), { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const type = types[extname(entry.name)];
      if (!entry.isFile() || type === undefined) return;
      const file = join(entry.parentPath, entry.name);
      const [identity, br, gzip] = await Promise.all([
        readFile(file),
        readIfExists(`${file}.br`),
        readIfExists(`${file}.gz`),
      ]);
      if ((br ?? identity).length > maxBytes) return;
      const path = `/${relative(client, file).replaceAll("\\", "/")}`;
      const headers = { "content-type": type, ...assetHeaders(path) };
      assets.set(path, cacheResponse({ identity, br, gzip }, headers));
    }),
  );
  return assets;
}

const readIfExists = (file: string) => readFile(file).catch(() => undefined);
