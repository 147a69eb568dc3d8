import type { GradedResponse } from "./grade.ts";
import { readPolicy } from "./policy.ts";

const yearSeconds = 31_536_000;
const maxAgeOf = (header: string) => Number(/^max-age=(\d+)/.exec(header)?.[1]);

/** The site's promises for every response, beyond the Observatory's rules, that a response breaks. */
export function findBrokenPromises({
  headers,
  isBehindTls,
}: Omit<GradedResponse, "html">): string[] {
  const shared = Array.from(headers.keys()).filter((name) => name.startsWith("access-control-"));
  const policy = readPolicy(headers.get("content-security-policy") ?? "");
  const transport = headers.get("strict-transport-security") ?? "";
  const found: Record<string, boolean> = {
    [`sends ${shared.join(", ")}`]: shared.length > 0,
    "base-uri is not 'none'": policy?.get("base-uri")?.has("'none'") !== true,
    "no Referrer-Policy": !headers.has("referrer-policy"),
    "https for less than a year": isBehindTls && !(maxAgeOf(transport) >= yearSeconds),
  };
  return Object.keys(found).filter((broken) => found[broken]);
}
