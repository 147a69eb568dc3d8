import type { FastifyRequest } from "fastify";
import { forbidden } from "./failure.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change that another site's page asks for. Browsers say so in Sec-Fetch-Site, older ones
 * in Origin; a program sends neither and is let through, since it carries nobody's cookies.
 */
export async function refuseCrossSite(request: FastifyRequest): Promise<void> {
  if (safeMethods.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site === undefined ? isForeign(request) : site === "cross-site") {
    throw forbidden("failure.crossSite");
  }
}

function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  // Compared with the address this request came to, which need not be the configured one.
  return origin !== undefined && URL.parse(origin)?.host !== request.host;
}
