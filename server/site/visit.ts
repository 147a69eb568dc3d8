import type { IncomingHttpHeaders } from "node:http";

// Programs that say what they are. Who hides it is counted like a person.
const program =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|archiver|scrape|preview|facebookexternalhit|headless|lighthouse|pagespeed|monitor|uptime|feed|validator|curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|^node$|libwww|httpclient/i;

/** A request as it comes. */
export type Opening = { method?: string | undefined; headers: IncomingHttpHeaders };

/** Whether a request is a person opening a page: no program, and nothing fetched ahead or by a script. */
export function isVisit({ method, headers }: Opening): boolean {
  const agent = headers["user-agent"] ?? "";
  const purposes = [headers["sec-purpose"], headers["purpose"], headers["x-moz"]];
  const destination = headers["sec-fetch-dest"] ?? "document";
  return (
    method === "GET" &&
    agent !== "" &&
    !program.test(agent) &&
    destination === "document" &&
    !purposes.some((purpose) => purpose !== undefined && /prefetch|preview/i.test(String(purpose)))
  );
}
