import { limits } from "#contract/limits.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/controls.tsx";
import { AccountFields, EmploymentField } from "./form-fields.tsx";
import type { FormTexts } from "./form-values.ts";
import { LoadingUser } from "./loading-user.tsx";
import { useFreshUser } from "./queries.ts";
import { useConflictLines } from "./use-conflict-lines.ts";
import { useEditForm } from "./use-edit-form.ts";

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
