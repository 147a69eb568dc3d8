import type { FastifyInstance } from "fastify";

/**
 * Says once that requests come through a proxy nobody has named: all visitors then count as one
 * network in every limit.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook("onRequest", async ({ headers }) => {
    if (isSaid || headers["x-forwarded-for"] === undefined) return;
    isSaid = true;
    app.log.warn("requests come through a proxy: name its address in TRUST_PROXY");
  });
}
