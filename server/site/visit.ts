import type { IncomingHttpHeaders } from "node:http";

// Programs that identify themselves; others count as people.
const botPattern =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|archiver|scrape|preview|facebookexternalhit|headless|lighthouse|pagespeed|monitor|uptime|feed|validator|curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|^node$|libwww|httpclient/i;

/** A request for a page, from Node or from Fastify. */
export type PageRequest = { method?: string | undefined; headers: IncomingHttpHeaders };

/** Whether a person opens a page: not a bot, a prefetch or a request of a script. */
export function isVisit({ method, headers }: PageRequest): boolean {
  const agent = headers["user-agent"] ?? "";
  const purposes = [headers["sec-purpose"], headers["purpose"], headers["x-moz"]];
  const destination = headers["sec-fetch-dest"] ?? "document";
  return (
    method === "GET" &&
    agent !== "" &&
    !botPattern.test(agent) &&
    destination === "document" &&
    !purposes.some((purpose) => purpose !== undefined && /prefetch|preview/i.test(String(purpose)))
  );
}
