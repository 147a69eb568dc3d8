import type { IncomingHttpHeaders } from "node:http";
import { readSource, type StoredSource } from "#contract/sources.ts";
import { findPosition, type PositionRecord } from "#server/positions/records.ts";

// Programs that identify themselves; others count as people.
const botPattern =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|archiver|scrape|preview|facebookexternalhit|headless|lighthouse|pagespeed|monitor|uptime|feed|validator|curl|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|^node$|libwww|httpclient/i;

export type PageRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
};

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

/** The position and the source of a view of a position's page or of the form; undefined for other pages. */
export function positionView(
  path: string,
  query: string,
  positions: readonly PositionRecord[],
): { position: string; source: StoredSource["source"] } | undefined {
  if (!path.startsWith("/careers/")) return undefined;
  const asked = new URLSearchParams(query);
  const name = path === "/careers/apply" ? asked.get("position") : path.slice("/careers/".length);
  const { source } = readSource({ source: asked.get("from") ?? asked.get("utm_source") ?? "" });
  return { position: findPosition(positions, name ?? "")?.slug ?? "", source };
}
