import { readSecret } from "#server/backup/store.ts";
import type { Config } from "#server/config.ts";
import { advice, ok, problem, type Finding } from "./finding.ts";

/** What the variables say that can be right for trying out and wrong for visitors. */
export async function checkConfiguration(config: Config): Promise<Finding[]> {
  return [
    checkAddress(config),
    checkProxy(config),
    await checkSecret(config),
    config.rateLimit
      ? ok("limits", "are on")
      : problem("limits", "RATE_LIMIT=off: passwords can be guessed without end", "remove it"),
  ];
}

function checkAddress({ siteUrl }: Config): Finding {
  const { protocol, hostname } = new URL(siteUrl);
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) {
    return advice(
      "address",
      `SITE_URL is ${siteUrl}: links in letters lead nowhere for others`,
      "set it to the public address",
    );
  }
  return protocol === "https:"
    ? ok("address", siteUrl)
    : advice("address", `${siteUrl} is not encrypted`, "put a proxy with TLS before the server");
}

function checkProxy({ siteUrl, trustProxy }: Config): Finding {
  if (siteUrl.startsWith("https:") && trustProxy.length === 0) {
    return problem(
      "proxy",
      "the site is behind a proxy, and TRUST_PROXY is not set: all visitors count as one, and limits stop them together",
      "set TRUST_PROXY to the proxy's address",
    );
  }
  return ok("proxy", trustProxy.length === 0 ? "none" : "its word is believed");
}

async function checkSecret(config: Config): Promise<Finding> {
  const secret = await readSecret(config);
  if (secret === undefined) {
    return problem(
      "secret",
      `there is none in ${config.dataDir}: the next start makes another, and sessions, applicants' links and two-step sign-in are void`,
      "bring auth-secret back from a backup, unless no server was ever started here",
    );
  }
  return ok("secret", secret.isBesideData ? `lies in ${config.dataDir}` : "is AUTH_SECRET");
}
