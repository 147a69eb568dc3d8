import * as z from "zod/mini";

/** The roles of accounts. A visitor without an account ranks as a guest. */
export const Role = z.enum(["user", "recruiter", "admin"], "field.role.invalid");
export type Role = z.infer<typeof Role>;

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

/** What a member of staff may do, as the settings are now. */
export const Permissions = z.object({
  /** Whether they may export lists of applications. */
  exportApplications: z.boolean(),
  /** The names of all rights of the caller. */
  rights: z.array(z.string()),
});
export type Permissions = z.infer<typeof Permissions>;
