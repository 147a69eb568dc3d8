import type { FastifyReply, FastifyRequest } from "fastify";

/** Headers every answer carries, whatever it is (spec of the API: nothing here may run in a page). */
const commonHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** Policy of answers that are no pages: wherever one is opened, nothing in it loads, runs or sends. */
const inertPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of an answer that is for nobody to keep or to open. */
export const inertHeaders = {
  ...commonHeaders,
  "content-security-policy": inertPolicy,
  "cache-control": "no-store",
} as const;

/** Policy of what a stranger may have written. */
export const sandboxPolicy = `${inertPolicy}; sandbox`;

/**
 * Policy of the worker that reads PDF. A stranger wrote what it reads, so it may load nothing at all;
 * scanned pictures are unpacked by programs in WebAssembly, which are handed to it.
 */
export const pdfWorkerPolicy = `${inertPolicy}; script-src 'wasm-unsafe-eval'`;

/** Browsers that have come by https do so from then on. It counts only on answers over https. */
export const transportSecurity = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
} as const;

/** Policy of a page that a stranger wrote: it loads nothing, runs nothing, sends nothing, wherever it is opened. */
export const harmlessPolicy =
  "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'";

/** Adds the common headers; an answer that has said nothing of caching or policy is private and inert. */
export function addHeaders(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  for (const [name, value] of Object.entries(inertHeaders)) {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  }
  if (isSecure) void reply.headers(transportSecurity);
  void reply.header("x-request-id", request.id);
}
