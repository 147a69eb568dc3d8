import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { Application } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { updateApplication } from "#web/api/applications.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { type Base, useConflict } from "#web/forms/use-conflict.ts";
import { type TypedValues, useReopenableForm } from "#web/forms/use-reopenable-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { notesOf, useApplicationCache } from "#web/admin/applications/queries.ts";

/** Unsaved notes, and the application as it was when they were begun. */
type Draft = {
  text: string;
  base: Base<"notes">;
  /** The text that a call is saving. */
  sent?: string;
};

/** Unsaved notes by application. They outlive a step to the next application, but not the review. */
export type Drafts = Map<string, Draft>;

/** Whether leaving the review would lose notes. */
export const hasUnsaved = (drafts: Drafts) =>
  Array.from(drafts.values()).some(({ text, sent }) => text !== sent);

const baseOf = (application: Application): Base<"notes"> => ({
  read: { notes: notesOf(application) },
  version: application.updated_at,
});

const failed = "review.notes.failed";

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
  const cache = useApplicationCache();
  const { id } = application;
  const opening = useReopenableForm({
    kind: "notes",
    about: application.full_name,
    onClose: () => {},
  });
  const [draft, setDraft] = useState(() => {
    const text = opening.typed?.texts["notes"];
    if (text !== undefined && !drafts.has(id)) drafts.set(id, { text, base: baseOf(application) });
    return drafts.get(id);
  });
  const base = draft?.base ?? baseOf(application);
  const { conflict, ...conflicts } = useConflict({
    base,
    baseOf,
    parse: (current) => Application.safeParse(current).data,
    typed: opening.typed,
  });

  function storeDraft(next: Draft | undefined): void {
    if (next === undefined) drafts.delete(id);
    else drafts.set(id, next);
    setDraft(next);
  }

  /** Marks the text of a failed call as unsaved again. Returns it for a toast that opens the form. */
  function restoreDraft(sent: Draft): TypedValues {
    const { text } = drafts.get(id) ?? sent;
    storeDraft({ text, base: sent.base });
    return { texts: { notes: text }, read: sent.base.read };
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ text }: Draft) =>
      conflicts.save({ notes: text }, ({ version }) =>
        updateApplication(id, { notes: text }, version),
      ),
    onMutate: (sent) => storeDraft({ ...sent, sent: sent.text }),
    onSuccess: async (saved, sent) => {
      if (saved === null) return opening.showConflict(failed, restoreDraft(sent));
      cache.set(saved);
      const { text } = drafts.get(id) ?? sent;
      // Text typed while the call was under way is still unsaved.
      storeDraft(text === sent.text ? undefined : { text, base: baseOf(saved) });
      toast({ title: t("review.notes.saved"), tone: "success" });
      await cache.reload();
    },
    onError: (failure, sent) => opening.showFailure(failed, failure, restoreDraft(sent)),
  });

  function write(text: string): void {
    storeDraft(text === base.read.notes && !isPending ? undefined : { ...draft, text, base });
  }

  function save(): void {
    if (draft !== undefined && !isPending) mutate(draft);
  }

  function saveByKey({ key, ctrlKey, metaKey }: KeyboardEvent): void {
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
            value={draft?.text ?? notesOf(application)}
            onChange={({ target }) => write(target.value)}
            onKeyDown={saveByKey}
          />
        )}
      </Field>
      {conflict !== null && (
        <div className="mt-3">
          <ConflictNotice
            by={conflict.by}
            lines={conflict.fields.map((one) => ({ ...one, label: t("form.notes") }))}
            isBusy={isPending}
            onKeepMine={() => {
              conflicts.keepMine();
              save();
            }}
            onTakeTheirs={() => {
              conflicts.takeTheirs();
              storeDraft(undefined);
              void cache.reload();
            }}
          />
        </div>
      )}
      {draft !== undefined && conflict === null && (
        <Button size="small" className="mt-3" isBusy={isPending} onClick={save}>
          {t(isPending ? "form.saving" : "review.notes.save")}
        </Button>
      )}
    </section>
  );
}
