import type { SignedInUser, Tokens } from "#contract/auth.ts";
import {
  onStoredChange,
  readStored,
  readStoredObject,
  removeStored,
  writeStored,
} from "#web/browser/storage.ts";
import { parseObject } from "#web/browser/json.ts";

// Spec §3 fixes the first three keys; the receipt notes when this browser received the access token,
// by its own clock.
const keys = {
  access: "accessToken",
  refresh: "refreshToken",
  user: "user",
  receipt: "accessTokenReceipt",
} as const;

const changes = new EventTarget();

export const readAccessToken = () => readStored(keys.access);

export const readRefreshToken = () => readStored(keys.refresh);

export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  writeStored(keys.receipt, JSON.stringify({ of: markOf(accessToken), at: Date.now() }));
  writeStored(keys.refresh, refreshToken);
  writeStored(keys.access, accessToken);
  changes.dispatchEvent(new Event("change"));
}

export function clearSession(): void {
  for (const key of Object.values(keys)) removeStored(key);
  changes.dispatchEvent(new Event("change"));
}

/** Calls back after the stored session changed, in this tab or another. Returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const unfollow = onStoredChange((key) => {
    if (key === null || key === keys.access || key === keys.user) listener();
  });
  // A page from the back/forward cache has missed the changes since.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  changes.addEventListener("change", listener);
  addEventListener("pageshow", onPageShow);
  return () => {
    changes.removeEventListener("change", listener);
    unfollow();
    removeEventListener("pageshow", onPageShow);
  };
}

/** When this browser received the access token; null where the receipt is not of this token. */
export function receivedAt(accessToken: string): number | null {
  const { of, at } = readStoredObject(keys.receipt);
  if (of !== markOf(accessToken) || typeof at !== "number") return null;
  return at <= Date.now() ? at : null;
}

const markOf = (accessToken: string) => accessToken.slice(-16);

/**
 * When the access token ends, by this browser's clock, in milliseconds; null when it cannot be
 * read. Its lifetime counts from its receipt, so a wrong clock ends no session; without a receipt
 * its own expiry decides.
 */
export function expiresAt(accessToken: string): number | null {
  const { exp, iat } = claimsOf(accessToken);
  if (typeof exp !== "number") return null;
  const received = receivedAt(accessToken);
  if (received === null || typeof iat !== "number" || iat > exp) return exp * 1000;
  return received + (exp - iat) * 1000;
}

/** A token that is missing or cannot be read counts as expired (spec §4). */
export function isExpired(accessToken: string | null): boolean {
  const end = accessToken === null ? null : expiresAt(accessToken);
  return end === null || end <= Date.now();
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return parseObject(atob(payload));
  } catch {
    return {};
  }
}

/** The signed-in user as this browser stores it. The role may be one the site does not know (spec §3). */
export type SessionUser = SignedInUser;

export function storeUser(user: SessionUser): void {
  writeStored(keys.user, JSON.stringify(user));
}

/** The stored copy of the user; null where there is none that can be read. */
export function readUser(): SessionUser | null {
  const user = readStoredObject(keys.user);
  return isUser(user) ? { ...defaults, ...user } : null;
}

// An old or foreign copy may lack these.
const defaults = { id: "", avatar: null, isActive: true, createdAt: "" };

// Every page runs this, so the contract's schema is not worth its weight.
function isUser(
  value: object,
): value is Partial<SessionUser> & Pick<SessionUser, "name" | "email" | "role"> {
  return ["name", "email", "role"].every((key) => typeof Reflect.get(value, key) === "string");
}
