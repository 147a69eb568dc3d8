import type { FastifyReply, FastifyRequest } from "fastify";

/** Headers every answer carries, whatever it is (spec of the API: nothing here may run in a page). */
export const commonHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** Policy of answers that are no pages. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Policy of the worker that reads PDF. A stranger wrote what it reads, so it may load nothing at all;
 * scanned pictures are unpacked by programs in WebAssembly, which are handed to it.
 */
export const pdfWorkerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** Adds the common headers; an answer that has said nothing of caching or policy is private and inert. */
export function addHeaders(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  for (const [name, value] of Object.entries(commonHeaders)) {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  }
  if (!reply.hasHeader("content-security-policy")) {
    void reply.header("content-security-policy", apiPolicy);
  }
  if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
  if (isSecure) {
    void reply.header("strict-transport-security", "max-age=63072000; includeSubDomains");
  }
  void reply.header("x-request-id", request.id);
}
