import { useId } from "react";
import { limits } from "#contract/limits.ts";
import type { User } from "#contract/users.ts";
import { useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { EditConflictNotice } from "./edit-conflict-notice.tsx";
import { AccountFields, EmploymentField } from "./form-fields.tsx";
import { textsOf } from "./form-values.ts";
import { LoadingUser } from "./loading-user.tsx";
import { useFreshUser } from "./queries.ts";
import { useEditForm } from "./use-edit-form.ts";

/** Changes a user (spec §2). It begins with the user as they are now, whatever the list knew. */
export function Edit({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const formId = useId();
  const query = useFreshUser(id);
  const { user } = query;
  const { element, form, conflict, keepMine, takeTheirs } = useEditForm(user, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("userEdit.title")}
      closeLabel={t("user.dismiss")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("user.cancel")}
          </Button>
          <Button type="submit" form={formId} disabled={user === undefined} isBusy={form.isBusy}>
            {t(form.isBusy ? "userEdit.busy" : "userEdit.submit")}
          </Button>
        </>
      }
    >
      {user === undefined ? (
        <LoadingUser query={query} />
      ) : (
        <>
          {conflict !== null && (
            <EditConflictNotice
              key={conflict.now.updatedAt}
              conflict={conflict}
              isBusy={form.isBusy}
              onKeepMine={() => keepMine(conflict)}
              onTakeTheirs={() => takeTheirs(conflict)}
            />
          )}
          <form id={formId} ref={element} className="grid gap-5 sm:grid-cols-2" {...form.formProps}>
            <Fields user={user} problemOf={form.problemOf} />
          </form>
        </>
      )}
    </Dialog>
  );
}

function Fields({
  user,
  problemOf,
}: {
  user: User;
  problemOf: (name: string) => string | undefined;
}) {
  const t = useText();
  const texts = textsOf(user);
  return (
    <>
      <AccountFields
        texts={texts}
        problemOf={problemOf}
        email={
          <Field label={t("user.email")} hint={t("user.emailFixed")}>
            {(control) => (
              <Input
                {...control}
                type="email"
                readOnly
                value={user.email}
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
          <Field label={t("user.notes")} error={problemOf("notes")} className="sm:col-span-2">
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
