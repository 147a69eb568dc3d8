import { limits } from "#contract/limits.ts";
import { createUser } from "#web/api/users.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useOpening } from "#web/forms/use-opening.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { AccountFields, EmploymentField, employmentTexts } from "./form-fields.tsx";
import {
  CreateRules,
  type EditedField,
  type FormTexts,
  newUserTexts,
  useEditForm,
} from "./use-user-form.ts";
import { useFreshUser, useReloadUsers } from "./queries.ts";
import { type ConflictLine, ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { LoadingUser } from "./details.tsx";
import type { Conflict } from "#web/forms/use-conflict.ts";
import { formatDate } from "#web/i18n/format.ts";

/** Adds an account, whose user is invited to choose a password (spec §2). */
export function Create({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const reload = useReloadUsers();
  const opening = useOpening({ kind: "create", onClose });
  const form = useDialogForm({
    opening,
    rules: CreateRules,
    send: async (user) => {
      await createUser(user);
      toast({ title: t("toast.user.created"), tone: "success" });
      void reload();
      return "done";
    },
    failed: "toast.user.createFailed",
    read: newUserTexts,
  });
  return (
    <FormDialog
      form={form}
      title={t("userCreate.title")}
      description={t("userCreate.text")}
      submit={t("userCreate.submit")}
      busy={t("userCreate.busy")}
    >
      <AccountFields
        texts={newUserTexts}
        problemOf={form.problemOf}
        email={
          <Field label={t("form.email")} required error={form.problemOf("email")}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                required
                autoComplete="off"
                maxLength={limits.email.max}
              />
            )}
          </Field>
        }
      />
      <div className="sm:col-span-2">
        <EmploymentField texts={newUserTexts} problemOf={form.problemOf} />
      </div>
    </FormDialog>
  );
}

/** Changes a user (spec §2). It begins with the user as they are now, whatever the list knew. */
export function Edit({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslation();
  const linesOf = useConflictLines();
  const query = useFreshUser(id);
  const { user } = query;
  const { form, read, conflict, keepMine, takeTheirs } = useEditForm(user, onClose);
  return (
    <FormDialog
      form={form}
      title={t("userEdit.title")}
      submit={t("userEdit.submit")}
      busy={t("userEdit.busy")}
      isBlocked={conflict !== null}
      placeholder={user === undefined ? <LoadingUser query={query} /> : undefined}
      notice={
        conflict !== null && (
          <ConflictNotice
            key={conflict.now.version}
            by={conflict.by}
            lines={linesOf(conflict.fields)}
            isBusy={form.isBusy}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )
      }
    >
      <Fields texts={read} email={user?.email ?? ""} problemOf={form.problemOf} />
    </FormDialog>
  );
}

function Fields({
  texts,
  email,
  problemOf,
}: {
  texts: FormTexts;
  email: string;
  problemOf: (name: string) => string | undefined;
}) {
  const t = useTranslation();
  return (
    <>
      <AccountFields
        texts={texts}
        problemOf={problemOf}
        email={
          <Field label={t("form.email")} hint={t("user.emailFixed")}>
            {(control) => (
              <Input
                {...control}
                type="email"
                readOnly
                value={email}
                style={{ background: "var(--color-paper)" }}
              />
            )}
          </Field>
        }
      />
      <details open className="sm:col-span-2">
        <summary className="cursor-pointer py-2.5 font-semibold">{t("user.more")}</summary>
        <div className="grid gap-5 pt-2 sm:grid-cols-2">
          <EmploymentField texts={texts} problemOf={problemOf} />
          <Field label={t("user.startingDate")} error={problemOf("starting_date")}>
            {(control) => (
              <Input
                {...control}
                name="starting_date"
                type="date"
                defaultValue={texts.starting_date}
              />
            )}
          </Field>
          <Field label={t("form.notes")} error={problemOf("notes")} className="sm:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                name="notes"
                rows={4}
                maxLength={limits.notes.max}
                defaultValue={texts.notes}
              />
            )}
          </Field>
        </div>
      </details>
    </>
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
} as const satisfies Record<EditedField, string>;

/** What somebody else has changed of a user, in the words of the form. */
function useConflictLines(): (conflicts: readonly Conflict<EditedField>[]) => ConflictLine[] {
  const t = useTranslation();
  const { language } = useLanguage();
  const wordsFor = (field: EditedField, text: string) => {
    if (field === "role") return t(text === "admin" ? "role.admin" : "role.user");
    if (field === "active") return t(text === "true" ? "users.active" : "users.inactive");
    if (field === "status") {
      return t(employmentTexts[text === "active" ? "active" : "inactive"]);
    }
    if (field === "starting_date" && text !== "") return formatDate(text, language);
    return text;
  };
  return (conflicts) =>
    conflicts.map(({ field, mine, theirs }) => ({
      label: t(labels[field]),
      mine: mine === undefined ? undefined : wordsFor(field, mine),
      theirs: wordsFor(field, theirs),
    }));
}
