type Place = { pathname: string; search: string; hash: string; state?: unknown };

/**
 * Router state that remembers where a visitor was sent to sign in from. From one screen to enter to
 * another what is remembered stays.
 */
export function rememberOrigin({ pathname, search, hash, state }: Place): unknown {
  return screensToEnter.has(pathname) ? state : { from: pathname + search + hash };
}

/** The place to return to after sign-in. Another site is never believed; then it is home. */
export function originIn(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return "/";
  const target = typeof state.from === "string" ? parse(state.from) : null;
  // The parser sees through "//host", "/\host" and their like.
  if (target === null || target.origin !== location.origin) return "/";
  // "/..//host" is of this site, but what is left of it would lead away.
  if (!/^\/(?!\/)/.test(target.pathname)) return "/";
  return screensToEnter.has(target.pathname) ? "/" : target.pathname + target.search + target.hash;
}

function parse(address: string): URL | null {
  try {
    return new URL(address, location.origin);
  } catch {
    return null;
  }
}

// Returning to these would show the way in to somebody who is in.
const screensToEnter = new Set(["/login", "/signup", "/reset-password", "/forgot-password"]);
