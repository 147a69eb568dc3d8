import type { FastifyInstance } from "fastify";
import { isIPv6 } from "node:net";

/**
 * The network an address counts as in limits: an IPv4 address itself (also when written as IPv6),
 * the first 64 bits of an IPv6 address.
 */
export function networkOf(address: string): string {
  // Some proxies write the port of their caller as well.
  const bare = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.+)\]):\d+$/.exec(address);
  if (bare !== null) return networkOf(bare[1] ?? bare[2] ?? "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/**
 * Logs once that requests come through a proxy missing from TRUST_PROXY: all visitors then share one
 * network in every limit.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook("onRequest", async ({ headers }) => {
    if (isLogged || headers["x-forwarded-for"] === undefined) return;
    isLogged = true;
    app.log.warn("requests come through a proxy: name its address in TRUST_PROXY");
  });
}
