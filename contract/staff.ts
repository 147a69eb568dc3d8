import type { Role } from "./roles.ts";

// The menu of every page imports this, so it imports no schema.

/** The roles that work with applications and positions in the panel. */
export const staffRoles = ["recruiter", "admin"] as const satisfies readonly Role[];

export const isStaff = (role: string): boolean => staffRoles.some((staff) => staff === role);

/**
 * Role ranking of spec §4: a screen or call that requires a role admits every higher one. A recruiter
 * ranks as a user; `isStaff` opens the applications and positions of the panel to them.
 */
export const roleRanks = { guest: 0, user: 1, recruiter: 1, admin: 2 } as const;

const isRanked = (role: string): role is keyof typeof roleRanks => Object.hasOwn(roleRanks, role);

/** Rank of any role text; an unknown one ranks as a guest. */
export function rankOf(role: string | undefined): number {
  return role !== undefined && isRanked(role) ? roleRanks[role] : roleRanks.guest;
}
