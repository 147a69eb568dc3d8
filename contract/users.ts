import * as z from "zod/mini";
import { personalDetails } from "./account.ts";
import { BulkIds } from "./bulk.ts";
import {
  EnteredDayOrEmpty,
  Email,
  Id,
  PersonName,
  Phone,
  singleLineText,
  multiLineText,
} from "./fields.ts";
import { limits, paging } from "./limits.ts";
import { QueryFlag, listQuery } from "./lists.ts";
import { Role } from "./roles.ts";

/** Employment status. It never decides who may sign in; `active` does. */
export const EmploymentStatus = z.enum(["active", "inactive"], "field.status.invalid");
export type EmploymentStatus = z.infer<typeof EmploymentStatus>;

/** Replaces the hidden part of a masked value; a text that contains it is never stored. */
export const mask = "•";

const unmasked = z.refine<string>((text) => !text.includes(mask), "field.masked");

/** A user as administrators read it (spec §3). `dob` and `national_id` are masked. */
export const User = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  role: Role,
  active: z.boolean(),
  status: EmploymentStatus,
  ...personalDetails,
  starting_date: z.nullable(z.string()),
  address: z.nullable(z.string()),
  current_address: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  invited: z.boolean(),
  /** Whether a link to the address was used. */
  email_confirmed: z.boolean(),
  /** Whether two-step sign-in is on. */
  two_step: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type User = z.infer<typeof User>;

export const UserList = z.object({
  users: z.array(User),
  total: z.number(),
  total_pages: z.number(),
});
export type UserList = z.infer<typeof UserList>;

export const UserListQuery = z.object({
  ...listQuery(paging.users.defaultLimit),
  role: z.optional(Role),
  active: z.optional(QueryFlag),
});
export type UserListQuery = z.infer<typeof UserListQuery>;

export const CreateUser = z.object({
  email: Email,
  name: PersonName,
  role: z._default(Role, "user"),
  active: z._default(z.boolean("field.active.invalid"), true),
  status: z._default(EmploymentStatus, "active"),
  phone: z.optional(z.nullable(Phone)),
});
export type CreateUser = z.infer<typeof CreateUser>;

/** Only the keys that are sent change; an empty text clears an optional field. */
export const UpdateUser = z.object({
  name: z.optional(PersonName),
  role: z.optional(Role),
  active: z.optional(z.boolean("field.active.invalid")),
  status: z.optional(EmploymentStatus),
  phone: z.optional(z.nullable(Phone)),
  phone_emergency: z.optional(z.nullable(Phone)),
  dob: z.optional(z.nullable(EnteredDayOrEmpty.check(unmasked))),
  national_id: z.optional(z.nullable(singleLineText(limits.nationalId.max).check(unmasked))),
  starting_date: z.optional(z.nullable(EnteredDayOrEmpty)),
  address: z.optional(z.nullable(singleLineText(limits.address.max))),
  current_address: z.optional(z.nullable(singleLineText(limits.address.max))),
  notes: z.optional(z.nullable(multiLineText(limits.notes.max))),
});
export type UpdateUser = z.infer<typeof UpdateUser>;

/** A bulk change. A new active state can be undone for a short time, a deletion cannot. */
export const BulkUsers = z.object({
  action: z.enum(["activate", "deactivate", "delete"], "field.bulkAction.invalid"),
  ids: BulkIds,
});
export type BulkUsers = z.infer<typeof BulkUsers>;

/** The response of a reveal: the two masked values. */
export const RevealedUser = z.object({
  dob: z.nullable(z.string()),
  national_id: z.nullable(z.string()),
});
export type RevealedUser = z.infer<typeof RevealedUser>;

/** The response of an invitation, with the link for delivery by other means. */
export const Invitation = z.object({ message: z.string(), link: z.string() });
export type Invitation = z.infer<typeof Invitation>;
