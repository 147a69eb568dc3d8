import { receivedAt } from "./tokens.ts";

/**
 * When the access token ends, by this browser's clock, in milliseconds; null when it cannot be
 * read. Its lifetime counts from the moment it was received, so a wrong clock ends no session;
 * without that moment its own expiry decides.
 */
export function endOf(accessToken: string): number | null {
  const { exp, iat } = claimsOf(accessToken);
  if (exp === undefined) return null;
  const received = receivedAt(accessToken);
  if (received === null || iat === undefined || iat > exp) return exp * 1000;
  return received + (exp - iat) * 1000;
}

/** A token that is missing or cannot be read counts as expired (spec §4). */
export function isExpired(accessToken: string | null): boolean {
  const end = accessToken === null ? null : endOf(accessToken);
  return end === null || end <= Date.now();
}

function claimsOf(token: string): { exp?: number; iat?: number } {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== "object" || claims === null) return {};
    return {
      ...("exp" in claims && typeof claims.exp === "number" && { exp: claims.exp }),
      ...("iat" in claims && typeof claims.iat === "number" && { iat: claims.iat }),
    };
  } catch {
    return {};
  }
}
