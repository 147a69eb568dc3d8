import * as z from "zod/mini";
import { CreateUser, UpdateUser, type User } from "#contract/users.ts";

/** What the dialogs about a user can change. */
export const editedFields = [
  "name",
  "role",
  "phone",
  "active",
  "status",
  "starting_date",
  "notes",
] as const satisfies readonly (keyof UpdateUser)[];

export type EditedField = (typeof editedFields)[number];

/** What a form about a user holds, as texts; an empty one stands for a value that is not there. */
export type FormTexts = Record<EditedField, string>;

export const newUserTexts: FormTexts = {
  name: "",
  role: "user",
  phone: "",
  active: "true",
  status: "active",
  starting_date: "",
  notes: "",
};

/** A user, or what a form has made of one, as the texts of a form. */
export function textsOf(user: User | UpdateUser): FormTexts {
  const texts = { ...newUserTexts };
  for (const field of editedFields) {
    // A text area knows no other line ends.
    texts[field] = String(user[field] ?? "").replaceAll("\r\n", "\n");
  }
  return texts;
}

/** Only what differs from what was read, so that nothing else is overwritten. */
export function changesIn(edited: UpdateUser, read: FormTexts): UpdateUser {
  const texts = textsOf(edited);
  const changed = editedFields.filter((field) => texts[field] !== read[field]);
  return UpdateUser.parse(Object.fromEntries(changed.map((field) => [field, edited[field]])));
}

// A tick is a text in a form, and not there at all where it is missing.
const withTick = z.transform((values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  active: values["active"] !== undefined,
}));

/** What the form of a new user must hold. */
export const CreateRules = z.pipe(withTick, CreateUser);

/** What the form of a known user must hold. */
export const EditRules = z.pipe(withTick, UpdateUser);
