import { readPolicy, worthOfPolicy } from "./policy.ts";

/** An answer of the site, and whether browsers get it by https through the proxy before it. */
export type Judged = { headers: Headers; html: string; isBehindTls: boolean };

export type Grade = { letter: string; score: number; flaws: readonly string[] };

type Worth = { points: number; says: string };

const passed = (points: number): Worth => ({ points, says: "" });

/**
 * Grades one answer by the rules of the MDN HTTP Observatory (its scoring of ten headers and habits,
 * version 5): a hundred points, less what is wrong; what is better than needed counts from ninety on.
 * An answer that browsers never get by https is not asked for the header that keeps them there. The
 * redirection from http is the proxy's and is judged with its example, in `redirects`.
 */
export function gradeAnswer(answer: Judged): Grade {
  const worths = [
    worthOfPolicy(readPolicy(answer.headers.get("content-security-policy") ?? "")),
    framing(answer.headers),
    answer.isBehindTls ? transport(answer.headers) : passed(0),
    referrer(answer.headers),
    sniffing(answer.headers),
    resourcePolicy(answer.headers),
    sharing(answer.headers),
    cookies(answer.headers),
    scripts(answer.html),
  ];
  const lost = worths.reduce((sum, { points }) => sum + Math.min(points, 0), 0);
  const won = worths.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
  const score = Math.max(0, 100 + lost + (100 + lost >= 90 ? won : 0));
  const flaws = worths.filter(({ points }) => points < 0).map(({ says }) => says);
  return { letter: letterOf(score), score, flaws };
}

const letters = "F F F F F D- D D D+ C- C C C+ B- B B B+ A- A A A+".split(" ");
const letterOf = (score: number) => letters[Math.floor(Math.min(score, 100) / 5)] ?? "F";

function framing(headers: Headers): Worth {
  const policy = readPolicy(headers.get("content-security-policy") ?? "");
  if (policy?.has("frame-ancestors") === true) return passed(5);
  return /^\s*(?:deny|sameorigin|allow-from.*)\s*$/i.test(headers.get("x-frame-options") ?? "")
    ? passed(0)
    : { points: -20, says: "any site may frame it" };
}

const sixMonths = 15_552_000;

function transport(headers: Headers): Worth {
  const header = headers.get("strict-transport-security") ?? "";
  const age = /^\s*max-age=(\d+)\s*(?:;[^,]*)?$/i.exec(header)?.[1];
  if (age === undefined) return { points: -20, says: "no Strict-Transport-Security" };
  return Number(age) >= sixMonths
    ? passed(0)
    : { points: -10, says: "https for a short time only" };
}

const discreet = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

function referrer(headers: Headers): Worth {
  const policy = headers.get("referrer-policy")?.split(",").at(-1)?.trim().toLowerCase();
  if (policy === undefined) return passed(0);
  return discreet.includes(policy) ? passed(5) : { points: -5, says: `Referrer-Policy ${policy}` };
}

function sniffing(headers: Headers): Worth {
  return headers.get("x-content-type-options")?.trim().toLowerCase() === "nosniff"
    ? passed(0)
    : { points: -5, says: "its kind may be guessed" };
}

function resourcePolicy(headers: Headers): Worth {
  const policy = headers.get("cross-origin-resource-policy")?.trim().toLowerCase();
  if (policy === undefined || policy === "cross-origin") return passed(0);
  return policy === "same-origin" || policy === "same-site"
    ? passed(10)
    : { points: -5, says: `Cross-Origin-Resource-Policy ${policy}` };
}

function sharing(headers: Headers): Worth {
  const isForStrangers = headers.get("access-control-allow-origin") !== null;
  const isSignedIn = headers.get("access-control-allow-credentials") === "true";
  return isForStrangers && isSignedIn
    ? { points: -50, says: "other sites may read it as the visitor" }
    : passed(0);
}

function cookies(headers: Headers): Worth {
  const all = headers.getSetCookie();
  if (all.length === 0) return passed(0);
  if (all.some((cookie) => !/;\s*secure\s*(?:;|$)/i.test(cookie))) {
    return { points: -20, says: "a cookie without Secure" };
  }
  if (all.some((cookie) => /sess|login/i.test(cookie) && !/;\s*httponly/i.test(cookie))) {
    return { points: -30, says: "scripts may read a cookie of the session" };
  }
  return all.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? passed(5) : passed(0);
}

function scripts(html: string): Worth {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  const sources = tags.map((tag) => ({
    address: /\bsrc="([^"]*)"/i.exec(tag)?.[1] ?? "",
    isSealed: /\bintegrity=/i.test(tag),
  }));
  const foreign = sources.filter(({ address }) => /^(?:https?:)?\/\//i.test(address));
  if (foreign.some(({ address }) => !/^https:/i.test(address))) {
    return { points: -50, says: "a script of another host over plain http" };
  }
  if (foreign.some(({ isSealed }) => !isSealed)) {
    return { points: -5, says: "a script of another host without its hash" };
  }
  return foreign.length > 0 || sources.some(({ isSealed }) => isSealed) ? passed(5) : passed(0);
}

/** What the example of a proxy does with http: whether it leads to https on the same host at once. */
export function redirects(nginx: string): boolean {
  const plain = nginx.split(/^server \{$/m).find((block) => /listen 80;/.test(block));
  return plain !== undefined && /return 301 https:\/\/\$host\$request_uri;/.test(plain);
}
