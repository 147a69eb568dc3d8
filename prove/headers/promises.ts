import type { GradedResponse } from "./grade.ts";
import { readPolicy } from "./policy.ts";

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
    "no includeSubDomains": isBehindTls && !/;\s*includeSubDomains\b/i.test(transport),
  };
  return Object.keys(found).filter((broken) => found[broken]);
}
