const commonHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** The policy of responses that are no pages: opened anywhere, they load, run and send nothing. */
const inertPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of a response that no client may cache or execute. */
export const inertHeaders = {
  ...commonHeaders,
  "content-security-policy": inertPolicy,
  "cache-control": "no-store",
} as const;

/** The policy of files from untrusted users. */
export const sandboxPolicy = `${inertPolicy}; sandbox`;

/**
 * The policy of the worker that parses untrusted PDF files: it loads nothing. Decoders for scanned
 * pictures are WebAssembly that the page passes to it.
 */
export const pdfWorkerPolicy = `${inertPolicy}; script-src 'wasm-unsafe-eval'`;

const transportPolicies = {
  off: undefined,
  host: "max-age=31536000",
  subdomains: "max-age=63072000; includeSubDomains",
} as const;

/** The header that tells browsers to use https from now on. None where the site is reached over plain http. */
export function transportSecurity(config: {
  siteUrl: string;
  hsts: keyof typeof transportPolicies;
}): Readonly<Record<string, string>> {
  const policy = transportPolicies[config.hsts];
  if (policy === undefined || !config.siteUrl.startsWith("https:")) return {};
  return { "strict-transport-security": policy };
}

/** The policy of HTML made from an untrusted document: opened anywhere, it loads, runs and sends nothing. */
export const untrustedHtmlPolicy =
  "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'";
