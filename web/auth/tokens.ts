import type { SignedInUser, Tokens } from "#contract/auth.ts";

// What the browser keeps of a session. The keys of spec §3 are fixed; `receipt` notes when this
// browser received the access token, by its own clock.
const keys = {
  access: "accessToken",
  refresh: "refreshToken",
  user: "user",
  receipt: "accessTokenReceipt",
} as const;

const announcer = new EventTarget();

// Storage can be missing, refuse or be full (private windows, blocked site data): then the session
// lives as long as the page. What could not be stored is newer than what is stored.
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be written need not be removed.
  }
}

export function readAccessToken(): string | null {
  return read(keys.access);
}

export function readRefreshToken(): string | null {
  return read(keys.refresh);
}

export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  write(keys.receipt, JSON.stringify({ of: fingerprint(accessToken), at: Date.now() }));
  write(keys.refresh, refreshToken);
  write(keys.access, accessToken);
  announcer.dispatchEvent(new Event("change"));
}

export function clearSession(): void {
  for (const key of Object.values(keys)) remove(key);
  announcer.dispatchEvent(new Event("change"));
}

/** Calls back after the stored session changed, in this tab or another. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared. What another tab did is newer than the memory.
    if (key === null) memory.clear();
    else memory.delete(key);
    if (key === null || key === keys.access || key === keys.user) listener();
  };
  // A page that comes back from the browser's memory has missed what happened meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  announcer.addEventListener("change", listener);
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    announcer.removeEventListener("change", listener);
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** When this browser received the access token; null when it never noted that for this token. */
export function receivedAt(accessToken: string): number | null {
  try {
    const value: unknown = JSON.parse(read(keys.receipt) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    if (!("of" in value && "at" in value) || value.of !== fingerprint(accessToken)) return null;
    return typeof value.at === "number" && value.at <= Date.now() ? value.at : null;
  } catch {
    return null;
  }
}

// The receipt counts for one token only: one put there by other hands is judged by its own expiry.
const fingerprint = (accessToken: string) => accessToken.slice(-16);

/**
 * When the access token ends, by this browser's clock, in milliseconds; null when it cannot be
 * read. Its lifetime counts from the moment it was received, so a wrong clock ends no session;
 * without that moment its own expiry decides.
 */
export function expiresAt(accessToken: string): number | null {
  const { exp, iat } = claimsOf(accessToken);
  if (exp === undefined) return null;
  const received = receivedAt(accessToken);
  if (received === null || iat === undefined || iat > exp) return exp * 1000;
  return received + (exp - iat) * 1000;
}

/** A token that is missing or cannot be read counts as expired (spec §4). */
export function isExpired(accessToken: string | null): boolean {
  const end = accessToken === null ? null : expiresAt(accessToken);
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

/** Who is signed in, as this browser keeps it. The role may be one the site does not know (spec §3). */
export type SessionUser = SignedInUser;

export function storeUser(user: SessionUser): void {
  write(keys.user, JSON.stringify(user));
}

/** The stored copy of the user; null when there is none that can be read. */
export function readUser(): SessionUser | null {
  try {
    const value: unknown = JSON.parse(read(keys.user) ?? "null");
    return isUser(value) ? { ...unknown, ...value } : null;
  } catch {
    return null;
  }
}

// What an old or foreign copy may lack.
const unknown = { id: "", avatar: null, isActive: true, createdAt: "" };

// Whoever is signed in reads this on every page, so the contract's schema is not worth its weight.
function isUser(
  value: unknown,
): value is Partial<SessionUser> & Pick<SessionUser, "name" | "email" | "role"> {
  if (typeof value !== "object" || value === null) return false;
  return ["name", "email", "role"].every((key) => typeof Reflect.get(value, key) === "string");
}
