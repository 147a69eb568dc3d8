import type { KeyboardEvent, RefObject } from "react";
import type { Application } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { useNotes, type Drafts } from "./use-notes.ts";

/** What administrators write down about an applicant, to be changed in place. */
export function Notes({
  application,
  drafts,
  field,
}: {
  application: Application;
  drafts: Drafts;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useTranslation();
  const { text, isChanged, isSaving, conflict, write, save, keepMine, takeTheirs } = useNotes(
    application,
    drafts,
  );

  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if (key === "Enter" && (ctrlKey || metaKey)) save();
  }

  return (
    <section>
      <Field label={t("form.notes")} hint={t("review.notes.hint")}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={4}
            maxLength={limits.notes.max}
            value={text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {conflict !== null && (
        <div className="mt-3">
          <ConflictNotice
            by={conflict.by}
            lines={conflict.fields.map((one) => ({ ...one, label: t("form.notes") }))}
            isBusy={isSaving}
            onKeepMine={keepMine}
            onTakeTheirs={() => void takeTheirs()}
          />
        </div>
      )}
      {isChanged && conflict === null && (
        <Button size="small" className="mt-3" isBusy={isSaving} onClick={save}>
          {t(isSaving ? "form.saving" : "review.notes.save")}
        </Button>
      )}
    </section>
  );
}
