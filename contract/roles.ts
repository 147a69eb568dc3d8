import * as z from "zod/mini";

/** The roles of accounts. A visitor without an account ranks as a guest. */
export const Role = z.enum(["user", "admin"], "field.role.invalid");
export type Role = z.infer<typeof Role>;

/** Role ranking of spec §4: a screen or call that requires a role admits every higher one. */
export const roleRanks = { guest: 0, user: 1, admin: 2 } as const;

const isRanked = (role: string): role is keyof typeof roleRanks => Object.hasOwn(roleRanks, role);

/** Rank of any role text; an unknown one ranks as a guest. */
export function rankOf(role: string | undefined): number {
  return role !== undefined && isRanked(role) ? roleRanks[role] : roleRanks.guest;
}
