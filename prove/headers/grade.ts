import { readPolicy, scorePolicy } from "./policy.ts";

/** A response, and whether browsers receive it through the TLS proxy. */
export type GradedResponse = { headers: Headers; html: string; isBehindTls: boolean };

export type Grade = { letter: string; score: number; flaws: readonly string[] };

type Score = { points: number; flaw: string };

const passed = (points: number): Score => ({ points, flaw: "" });

/**
 * Grades a response by the rules of the MDN HTTP Observatory, version 5: 100 points minus penalties;
 * bonuses count from 90 points on. Responses without TLS need no Strict-Transport-Security. The proxy
 * redirects http, so `redirects` checks its configuration.
 */
export function gradeResponse(response: GradedResponse): Grade {
  const scores = [
    scorePolicy(readPolicy(response.headers.get("content-security-policy") ?? "")),
    framing(response.headers),
    response.isBehindTls ? transport(response.headers) : passed(0),
    referrer(response.headers),
    sniffing(response.headers),
    resourcePolicy(response.headers),
    sharing(response.headers),
    cookies(response.headers),
    scripts(response.html),
  ];
  const lost = scores.reduce((sum, { points }) => sum + Math.min(points, 0), 0);
  const won = scores.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
  const score = Math.max(0, 100 + lost + (100 + lost >= 90 ? won : 0));
  const flaws = scores.filter(({ points }) => points < 0).map(({ flaw }) => flaw);
  return { letter: letterOf(score), score, flaws };
}

const grades = "F F F F F D- D D D+ C- C C C+ B- B B B+ A- A A A+".split(" ");
const letterOf = (score: number) => grades[Math.floor(Math.min(score, 100) / 5)] ?? "F";

function framing(headers: Headers): Score {
  const policy = readPolicy(headers.get("content-security-policy") ?? "");
  if (policy?.has("frame-ancestors") === true) return passed(5);
  return /^\s*(?:deny|sameorigin|allow-from.*)\s*$/i.test(headers.get("x-frame-options") ?? "")
    ? passed(0)
    : { points: -20, flaw: "any site may frame it" };
}

const sixMonths = 15_552_000;

function transport(headers: Headers): Score {
  const header = headers.get("strict-transport-security") ?? "";
  const age = /^\s*max-age=(\d+)\s*(?:;[^,]*)?$/i.exec(header)?.[1];
  if (age === undefined) return { points: -20, flaw: "no Strict-Transport-Security" };
  return Number(age) >= sixMonths
    ? passed(0)
    : { points: -10, flaw: "Strict-Transport-Security shorter than six months" };
}

const goodReferrerPolicies = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

function referrer(headers: Headers): Score {
  const policy = headers.get("referrer-policy")?.split(",").at(-1)?.trim().toLowerCase();
  if (policy === undefined) return passed(0);
  return goodReferrerPolicies.includes(policy)
    ? passed(5)
    : { points: -5, flaw: `Referrer-Policy ${policy}` };
}

function sniffing(headers: Headers): Score {
  return headers.get("x-content-type-options")?.trim().toLowerCase() === "nosniff"
    ? passed(0)
    : { points: -5, flaw: "no X-Content-Type-Options: nosniff" };
}

function resourcePolicy(headers: Headers): Score {
  const policy = headers.get("cross-origin-resource-policy")?.trim().toLowerCase();
  if (policy === undefined || policy === "cross-origin") return passed(0);
  return policy === "same-origin" || policy === "same-site"
    ? passed(10)
    : { points: -5, flaw: `Cross-Origin-Resource-Policy ${policy}` };
}

function sharing(headers: Headers): Score {
  const isForOtherOrigins = headers.get("access-control-allow-origin") !== null;
  const isSignedIn = headers.get("access-control-allow-credentials") === "true";
  return isForOtherOrigins && isSignedIn
    ? { points: -50, flaw: "other origins may read it with credentials" }
    : passed(0);
}

function cookies(headers: Headers): Score {
  const all = headers.getSetCookie();
  if (all.length === 0) return passed(0);
  if (all.some((cookie) => !/;\s*secure\s*(?:;|$)/i.test(cookie))) {
    return { points: -20, flaw: "a cookie without Secure" };
  }
  if (all.some((cookie) => /sess|login/i.test(cookie) && !/;\s*httponly/i.test(cookie))) {
    return { points: -30, flaw: "scripts may read a session cookie" };
  }
  return all.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? passed(5) : passed(0);
}

function scripts(html: string): Score {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  const sources = tags.map((tag) => ({
    address: /\bsrc="([^"]*)"/i.exec(tag)?.[1] ?? "",
    hasIntegrity: /\bintegrity=/i.test(tag),
  }));
  const foreign = sources.filter(({ address }) => /^(?:https?:)?\/\//i.test(address));
  if (foreign.some(({ address }) => !/^https:/i.test(address))) {
    return { points: -50, flaw: "a script of another host over plain http" };
  }
  if (foreign.some(({ hasIntegrity }) => !hasIntegrity)) {
    return { points: -5, flaw: "a script of another host without integrity" };
  }
  return foreign.length > 0 || sources.some(({ hasIntegrity }) => hasIntegrity)
    ? passed(5)
    : passed(0);
}

/** Whether nginx's example configuration redirects http to https on the same host. */
export function redirects(nginx: string): boolean {
  const plain = nginx.split(/^server \{$/m).find((block) => /listen 80;/.test(block));
  return (
    plain !== undefined && /return 301 https:\/\/www\.company\.example\$request_uri;/.test(plain)
  );
}
