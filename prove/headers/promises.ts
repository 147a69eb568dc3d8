import type { Judged } from "./grade.ts";
import { readPolicy } from "./policy.ts";

/** What the site promises of every answer and the Observatory asks of none: the promises it breaks. */
export function brokenPromises({ headers, isBehindTls }: Omit<Judged, "html">): string[] {
  const shared = Array.from(headers.keys()).filter((name) => name.startsWith("access-control-"));
  const policy = readPolicy(headers.get("content-security-policy") ?? "");
  const transport = headers.get("strict-transport-security") ?? "";
  const found: Record<string, boolean> = {
    [`tells other origins by ${shared.join(", ")}`]: shared.length > 0,
    "another base for its links": policy?.get("base-uri")?.has("'none'") !== true,
    "no Referrer-Policy": !headers.has("referrer-policy"),
    "subdomains without https": isBehindTls && !/;\s*includeSubDomains\b/i.test(transport),
  };
  return Object.keys(found).filter((broken) => found[broken]);
}
