import { limits } from "#contract/limits.ts";
import { createUser } from "#web/api/users.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useOpening } from "#web/forms/use-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { AccountFields, EmploymentField } from "./form-fields.tsx";
import { CreateRules, newUserTexts } from "./form-values.ts";
import { useReloadUsers } from "./queries.ts";

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
