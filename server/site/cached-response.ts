import Negotiator from "negotiator";
import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { inertHeaders } from "#server/http/headers.ts";

type Bodies = {
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
};

type Headers = Readonly<Record<string, string>>;

export type CachedReply = { status: number; headers: Headers; body: Buffer | undefined };

/** A response in one encoding; `notModified` is for a client with a current copy. */
type Variant = { etag: string; full: CachedReply; notModified: CachedReply };

/** A response in memory, with the headers that all clients get. */
export type CachedResponse = {
  status: number;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
};

/** Builds the parts of a response that do not depend on the request. */
export function cacheResponse(
  { identity, br, gzip }: Bodies,
  { "content-type": type, ...others }: Headers & { "content-type": string },
  status = 200,
): CachedResponse {
  const checksum = hash("sha256", identity, "base64url").slice(0, 22);
  const variant = (body: Buffer, encoding: "identity" | "br" | "gzip"): Variant => {
    const isPlain = encoding === "identity";
    const etag = `"${checksum}${isPlain ? "" : `-${encoding}`}"`;
    const shared = { ...inertHeaders, vary: "Accept-Encoding", ...others, etag };
    const headers = {
      ...shared,
      "content-type": type,
      "content-length": String(body.length),
      ...(isPlain ? {} : { "content-encoding": encoding }),
    };
    return {
      etag,
      full: { status, headers, body },
      notModified: { status: 304, headers: shared, body: undefined },
    };
  };
  return {
    status,
    identity: variant(identity, "identity"),
    br: br && variant(br, "br"),
    gzip: gzip && variant(gzip, "gzip"),
  };
}

/** The reply to a request with these headers: the best encoding it accepts, or 304. */
export function replyTo(headers: IncomingHttpHeaders, cached: CachedResponse): CachedReply {
  const encodings = new Negotiator({ headers }).encodings(["br", "gzip"]);
  const { etag, full, notModified } =
    (encodings.includes("br") && cached.br) ||
    (encodings.includes("gzip") && cached.gzip) ||
    cached.identity;
  return cached.status === 200 && matches(headers["if-none-match"], etag) ? notModified : full;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
