import type { Role } from "./roles.ts";

// The menu of every page imports this, so it imports no schema.

/** The roles that work with applications and positions in the panel. */
export const staffRoles = ["recruiter", "admin"] as const satisfies readonly Role[];

export const isStaff = (role: string): boolean => staffRoles.some((staff) => staff === role);
