import * as z from "zod/mini";
import { CreateUser, UpdateUser, User } from "#contract/users.ts";
import { updateUser } from "#web/api/users.ts";
import { fillField } from "#web/forms/form-texts.ts";
import { type Base, useConflict } from "#web/forms/use-conflict.ts";
import { type Sent, useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useOpening } from "#web/forms/use-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useReloadUsers } from "./queries.ts";

/** What the dialogs about a user can change. */
const editedFields = [
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
function textsOf(user: User | UpdateUser): FormTexts {
  const texts = { ...newUserTexts };
  for (const field of editedFields) {
    // A text area knows no other line ends.
    texts[field] = String(user[field] ?? "").replaceAll("\r\n", "\n");
  }
  return texts;
}

/** Only what differs from what was read, so that nothing else is overwritten. */
function changesIn(edited: UpdateUser, read: FormTexts): UpdateUser {
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
const EditRules = z.pipe(withTick, UpdateUser);

/** Saves what was changed in the form of a user, and nothing else. */
export function useEditForm(user: User | undefined, onClose: () => void) {
  const t = useTranslation();
  const reload = useReloadUsers();
  const opening = useOpening({ kind: "edit", about: user?.name, onClose });
  const { base, conflict, save, keepMine, takeTheirs } = useConflict({
    base: user && baseOf(user),
    fields: editedFields,
    baseOf,
    parse: (current) => User.safeParse(current).data,
    typed: opening.typed,
  });
  const read = base?.read ?? newUserTexts;

  async function send(edited: UpdateUser): Promise<Sent> {
    if (user === undefined) return "undecided";
    if (Object.keys(changesIn(edited, read)).length === 0) {
      toast({ title: t("form.unchanged") });
      return "undecided";
    }
    const saved = await save(textsOf(edited), ({ read, version }) =>
      updateUser(user.id, changesIn(edited, read), version),
    ).finally(() => void reload());
    if (saved === null) return "undecided";
    toast({ title: t("toast.user.updated"), tone: "success" });
    return "done";
  }

  const form = useDialogForm({
    opening,
    rules: EditRules,
    send,
    failed: "toast.user.updateFailed",
    read,
  });

  return {
    form,
    read,
    conflict,
    keepMine: () => {
      keepMine();
      form.element.current?.requestSubmit();
    },
    takeTheirs: () => {
      for (const { field, theirs } of takeTheirs()) {
        fillField(form.element.current, field, theirs);
      }
    },
  };
}

const baseOf = (user: User): Base<EditedField> => ({
  read: textsOf(user),
  version: user.updatedAt,
});
