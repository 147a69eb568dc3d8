import { useId } from "react";
import { limits } from "#contract/limits.ts";
import { createUser } from "#web/api/users.ts";
import { useText } from "#web/language.tsx";
import { useEntryForm } from "#web/session/use-entry-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
import { AccountFields, EmploymentField } from "./form-fields.tsx";
import { CreateRules, newUserTexts } from "./form-values.ts";
import { useReloadUsers } from "./queries.ts";

/** Adds an account, whose user is invited to choose a password (spec §2). */
export function Create({ onClose }: { onClose: () => void }) {
  const t = useText();
  const formId = useId();
  const reload = useReloadUsers();
  const showFailure = useFailureToast();
  const form = useEntryForm({
    rules: async () => CreateRules,
    send: async (user) => {
      await createUser(user);
      toast({ title: t("toast.user.created"), tone: "success" });
      onClose();
      await reload();
    },
    onFailure: (failure) => showFailure("toast.user.createFailed", failure),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("userCreate.title")}
      description={t("userCreate.text")}
      closeLabel={t("user.dismiss")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("user.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {t(form.isBusy ? "userCreate.busy" : "userCreate.submit")}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5 sm:grid-cols-2" {...form.formProps}>
        <AccountFields
          texts={newUserTexts}
          problemOf={form.problemOf}
          email={
            <Field label={t("user.email")} isMarked error={form.problemOf("email")}>
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
      </form>
    </Dialog>
  );
}
