import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { CreateUser, UpdateUser, User } from "#contract/users.ts";
import { createUser, updateUser } from "#web/api/users.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useFormOpening } from "#web/forms/use-form-opening.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useEditDialog } from "../use-edit-dialog.tsx";
import { UserQuery } from "./details.tsx";
import { fields, type FormTexts, UserFields } from "./form-fields.tsx";
import { useUser } from "./queries.ts";

// A form sends a checkbox only when it is checked.
const withCheckbox = z.transform((values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  active: values["active"] !== undefined,
}));
const CreateSchema = z.pipe(withCheckbox, CreateUser);
const EditSchema = z.pipe(withCheckbox, UpdateUser);

const newUser: FormTexts = {
  name: "",
  role: "user",
  phone: "",
  active: "true",
  status: "active",
  starting_date: "",
  notes: "",
};

/** Creates an account and invites its user to choose a password (spec §2). */
export function Create({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const client = useQueryClient();
  const opening = useFormOpening({ kind: "create", onClose });
  const form = useDialogForm({
    opening,
    schema: CreateSchema,
    send: async (user) => {
      await createUser(user);
      toast({ title: t("toast.user.created"), tone: "success" });
      void client.invalidateQueries({ queryKey: ["users"] });
      return "done";
    },
    failed: "toast.user.createFailed",
    read: newUser,
  });
  return (
    <FormDialog
      form={form}
      title={t("userCreate.title")}
      description={t("userCreate.text")}
      submit={t("userCreate.submit")}
      busy={t("userCreate.busy")}
    >
      <UserFields texts={newUser} problemOf={form.problemOf} />
    </FormDialog>
  );
}

const labels = {
  name: "form.name",
  role: "form.role",
  phone: "form.phone",
  active: "user.active",
  status: "user.employment",
  starting_date: "user.startingDate",
  notes: "form.notes",
} as const;

/** Edits a user (spec §2), as loaded after the dialog has opened. */
export function Edit({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { data, isFetchedAfterMount, ...query } = useUser(id);
  const user = isFetchedAfterMount ? data : undefined;
  const { form, read, ...dialog } = useEditDialog({
    kind: "users",
    record: user,
    name: user?.name,
    fields,
    labels,
    schema: EditSchema,
    baseOf: (user: User) => ({ read: textsOf(user), version: user.updatedAt }),
    parse: (current) => User.safeParse(current).data,
    textsOf,
    save: (edited, { read, version }) => updateUser(id, changeOf(edited, read), version),
    describe: (field, text) => {
      if (field === "role") return t(text === "admin" ? "role.admin" : "role.user");
      if (field === "active") return t(text === "true" ? "users.active" : "users.inactive");
      if (field === "status") {
        return t(text === "active" ? "user.employment.active" : "user.employment.inactive");
      }
      return field === "starting_date" && text !== "" ? formatDate(text, language) : text;
    },
    onClose,
  });
  return (
    <FormDialog
      form={form}
      {...dialog}
      title={t("userEdit.title")}
      submit={t("userEdit.submit")}
      busy={t("userEdit.busy")}
      placeholder={read === undefined ? <UserQuery query={{ ...query, data: user }} /> : undefined}
    >
      {read !== undefined && (
        <UserFields texts={read} email={data?.email} problemOf={form.problemOf} />
      )}
    </FormDialog>
  );
}

/** A user or an edited form as the texts of the form. */
function textsOf(user: User | UpdateUser): FormTexts {
  const texts = { ...newUser };
  for (const field of fields) {
    // As a textarea has its line ends.
    texts[field] = String(user[field] ?? "").replaceAll("\r\n", "\n");
  }
  return texts;
}

/** Only the fields that differ, so that the call overwrites nothing else. */
function changeOf(edited: UpdateUser, read: Readonly<FormTexts>): UpdateUser {
  const texts = textsOf(edited);
  const changed = fields.filter((field) => texts[field] !== read[field]);
  return UpdateUser.parse(Object.fromEntries(changed.map((field) => [field, edited[field]])));
}
