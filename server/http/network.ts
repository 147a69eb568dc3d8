import type { FastifyInstance } from "fastify";
import { isIPv6 } from "node:net";

/**
 * The key of an address in rate limits: the whole IPv4 address, even if mapped to IPv6, or the first
 * 64 bits of an IPv6 address.
 */
export function networkOf(address: string): string {
  // Some proxies add the port of their client.
  const bare = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.+)\]):\d+$/.exec(address);
  if (bare !== null) return networkOf(bare[1] ?? bare[2] ?? "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const zeros = "0:".repeat(Math.max(0, 9 - address.split(":").length));
  const groups = address.toLowerCase().replace("::", `:${zeros}`).split(":").slice(0, 4);
  return `${groups.map((group) => group.replace(/^0*(?=.)/, "") || "0").join(":")}::/64`;
}

/** Logs once that TRUST_PROXY lacks a proxy in use: every rate limit then counts all visitors as one network. */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook("onRequest", async ({ headers }) => {
    if (isLogged || headers["x-forwarded-for"] === undefined) return;
    isLogged = true;
    app.log.warn("requests arrive through a proxy: set its address in TRUST_PROXY");
  });
}
