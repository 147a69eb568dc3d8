import { asRecord } from "#web/browser/json.ts";

type Location = { pathname: string; search: string; hash: string; state?: unknown };

/** Router state that remembers the page to return to after sign-in. The auth screens hand it on. */
export function returnToState({ pathname, search, hash, state }: Location): unknown {
  return authScreens.has(pathname) ? state : { from: pathname + search + hash };
}

/** The page to return to after sign-in; home where the state names another site. */
export function returnPathIn(state: unknown): string {
  const { from } = asRecord(state);
  const target = typeof from === "string" ? parse(from) : null;
  // The parser recognises "//host" and "/\host" as other sites.
  if (target === null || target.origin !== location.origin) return "/";
  // "/..//host" is of this site, but its path "//host" would lead to another.
  if (!/^\/(?!\/)/.test(target.pathname)) return "/";
  return authScreens.has(target.pathname) ? "/" : target.pathname + target.search + target.hash;
}

function parse(address: string): URL | null {
  try {
    return new URL(address, location.origin);
  } catch {
    return null;
  }
}

// A signed-in user has no use for these.
const authScreens = new Set(["/login", "/signup", "/reset-password", "/forgot-password"]);
