import * as z from "zod/mini";

/** The roles of accounts. A visitor without an account ranks as a guest. */
export const Role = z.enum(["user", "recruiter", "admin"], "field.role.invalid");
export type Role = z.infer<typeof Role>;

/** What a member of staff may do, as the settings are now. */
export const Permissions = z.object({
  /** Whether they may export lists of applications. */
  exportApplications: z.boolean(),
  /** The names of all rights of the caller. */
  rights: z.array(z.string()),
});
export type Permissions = z.infer<typeof Permissions>;
