import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { Application } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { updateApplication } from "#web/api/applications.ts";
import { FormConflict } from "#web/forms/conflict-notice.tsx";
import { TextareaField } from "#web/forms/fields.tsx";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { fillField } from "#web/forms/values.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { notesOf, useApplicationCache } from "../applications/queries.ts";

/** Unsaved notes by application. They outlive a step to the next application, but not the review. */
export type Drafts = Map<string, { text: string; base: Application }>;

const Notes = z.object({ notes: z.string() });

/** The notes of HR, which every reader of the application sees and may change. */
export function HrNotes({
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
  const [draft] = useState(() => drafts.get(id));
  const followed = useRef(application.updated_at);
  const [text, setText] = useState(draft?.text ?? notesOf(application));
  const form = useForm({
    schema: Notes,
    record: {
      saved: draft?.base ?? application,
      baseOf: (saved: Application) => ({
        read: { notes: notesOf(saved) },
        version: saved.updated_at,
      }),
      parse: (current) => Application.safeParse(current).data,
      textsOf: ({ notes }) => ({ notes }),
      labelOf: () => t("form.notes"),
    },
    save: async ({ notes }, { version }) => {
      const saved = await updateApplication(id, { notes }, { updatedAt: version });
      cache.set(saved);
      void cache.reload();
      return saved;
    },
    done: "review.notes.saved",
    failed: "review.notes.failed",
    onSaved: () => drafts.delete(id),
  });
  const isChanged = text !== form.read?.notes;

  // Without a draft the form follows what others save.
  const { updated_at: version } = application;
  const follow = useEffectEvent((newest: string) => {
    if (newest === followed.current || isChanged || form.isBusy || form.conflict !== null) return;
    followed.current = newest;
    form.startFrom(application);
    fillField(form.element.current, "notes", notesOf(application));
  });
  useEffect(() => follow(version), [version]);

  function write(next: string): void {
    setText(next);
    if (next === form.read?.notes) drafts.delete(id);
    else drafts.set(id, { text: next, base: draft?.base ?? application });
  }

  return (
    <Form
      form={form}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === "Enter" && (ctrlKey || metaKey) && isChanged) currentTarget.requestSubmit();
      }}
    >
      <TextareaField
        name="notes"
        label={t("form.notes")}
        hint={t("review.notes.hint")}
        ref={field}
        rows={4}
        maxLength={limits.notes.max}
        defaultValue={text}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <div className="mt-3 empty:hidden">
        <FormConflict />
      </div>
      {isChanged && form.conflict === null && (
        <SubmitButton size="small" className="mt-3" text="review.notes.save" busy="form.saving" />
      )}
    </Form>
  );
}
