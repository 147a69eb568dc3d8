import type { SignedInUser } from "#contract/auth.ts";
import { keys, read, write } from "./tokens.ts";

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
