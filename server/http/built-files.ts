import { access, readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { pdfWorkerPolicy } from "./headers.ts";
import { toStored, type Bodies, type Stored } from "./stored.ts";

const types: Partial<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const pictures = new Set([".avif", ".jpg", ".png", ".webp"]);
/** Larger pictures are read from the disk, where the system keeps those that are asked for at hand. */
const maxPictureBytes = 32 * 1024;

const year = 31_536_000;
const hour = 3_600;
const isHashed = (address: string) => address.startsWith("/assets/");

/** How long a browser keeps a file: for good where its name changes with its content. */
export const lifetimeOf = (address: string) =>
  isHashed(address)
    ? ({ maxAge: year, immutable: true } as const)
    : ({ maxAge: hour, immutable: false } as const);

function cacheControlOf(address: string): string {
  const { maxAge, immutable } = lifetimeOf(address);
  return `public, max-age=${maxAge}${immutable ? ", immutable" : ""}`;
}

/** The site was not built. */
export class MissingBuildError extends Error {}

/** Throws a MissingBuildError unless the folder holds a built site. */
export async function demandBuild(dist: string): Promise<void> {
  for (const part of [join("client", "assets"), join("render", "entry-server.js")]) {
    await access(join(dist, part)).catch((error: unknown) => {
      throw new MissingBuildError(
        `The built site is not in ${dist} (${part} is missing). Run npm run build, then start again`,
        { cause: error },
      );
    });
  }
}

/**
 * Reads the files of a folder into memory by their addresses. What is large and gains nothing by it
 * stays on the disk: films, documents, large pictures.
 */
export async function readFiles(
  folder: string,
): Promise<{ stored: Map<string, Stored>; onDisk: Set<string> }> {
  const stored = new Map<string, Stored>();
  const onDisk = new Set<string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, file).replaceAll("\\", "/")}`;
      const type = types[extname(file)];
      if (type === undefined || (await isLargePicture(file))) onDisk.add(address);
      else stored.set(address, await readStored(file, address, type));
    }),
  );
  return { stored, onDisk };
}

/** A text made at the start, kept like a file. */
export function storedText(bodies: Bodies, type: ".txt" | ".xml"): Stored {
  return toStored(bodies, {
    headers: { "content-type": types[type] ?? "text/plain", "cache-control": cacheControlOf("") },
  });
}

async function isLargePicture(file: string): Promise<boolean> {
  return pictures.has(extname(file)) && (await stat(file)).size > maxPictureBytes;
}

async function readStored(file: string, address: string, type: string): Promise<Stored> {
  const { size: length } = await stat(file);
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  const identity = gzip === undefined ? await readFile(file) : undefined;
  const headers = { "content-type": type, "cache-control": cacheControlOf(address) };
  const isPdfWorker = address.startsWith("/assets/pdf.worker");
  const policy = isPdfWorker ? { "content-security-policy": pdfWorkerPolicy } : {};
  return toStored({ length, identity, br, gzip }, { headers: { ...headers, ...policy } });
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return (await stat(file).catch(() => undefined)) === undefined ? undefined : readFile(file);
}
