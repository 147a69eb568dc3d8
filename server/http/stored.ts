import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** An answer kept in memory, as it is and compressed. */
export type Stored = {
  type: string;
  cacheControl: string;
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };
  /** Of the uncompressed content. */
  hash: string;
};

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

/** Reads the files of a folder into memory by their addresses. Other kinds, such as videos, stay on disk. */
export async function readFiles(
  folder: string,
): Promise<{ stored: Map<string, Stored>; large: Set<string> }> {
  const stored = new Map<string, Stored>();
  const large = new Set<string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, file).replaceAll("\\", "/")}`;
      const type = types[extname(file)];
      if (type === undefined) large.add(address);
      else stored.set(address, await readStored(file, address, type));
    }),
  );
  return { stored, large };
}

/** A text made at the start, kept like a file. */
export function storedText(text: string, type: ".txt" | ".xml"): Stored {
  const identity = Buffer.from(text);
  return {
    type: types[type] ?? "text/plain",
    cacheControl: "public, max-age=3600",
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
    hash: hashOf(identity),
  };
}

async function readStored(file: string, address: string, type: string): Promise<Stored> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return {
    type,
    // The names of built files change with their content.
    cacheControl: address.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
    bodies: { identity, br, gzip },
    hash: hashOf(identity),
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return (await stat(file).catch(() => undefined)) === undefined ? undefined : readFile(file);
}

export const hashOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

/** Answers from memory: 304 where the reader has it, else in the best encoding the reader takes. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, stored: Stored) {
  const accepted = request.headers["accept-encoding"];
  const encoding = bestEncoding(stored, typeof accepted === "string" ? accepted : "");
  const tag = `"${stored.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  void reply.header("etag", tag).header("cache-control", stored.cacheControl);
  if (!reply.hasHeader("vary")) void reply.header("vary", "Accept-Encoding");
  if (reply.statusCode === 200 && hasTag(request.headers["if-none-match"], tag)) {
    return reply.code(304).send();
  }
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type(stored.type).send(stored.bodies[encoding]);
}

function bestEncoding({ bodies }: Stored, accepted: string): keyof Stored["bodies"] {
  const takes = (name: string) => {
    const offer = accepted
      .split(",")
      .map((part) => part.trim().split(";"))
      .find(([offered]) => offered === name);
    return offer !== undefined && !/^\s*q=0(?:\.0*)?\s*$/.test(offer[1] ?? "");
  };
  if (bodies.br !== undefined && takes("br")) return "br";
  if (bodies.gzip !== undefined && takes("gzip")) return "gzip";
  return "identity";
}

function hasTag(held: string | undefined, tag: string): boolean {
  if (held === undefined) return false;
  return held
    .split(",")
    .some((one) => one.trim().replace(/^W\//, "") === tag || one.trim() === "*");
}
