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
  // The record that the text has started from: what a colleague saves after that is a conflict.
  const base = useRef(draft?.base ?? application);
  const theirs = useRef<Application>(undefined);
  const [text, setText] = useState(draft?.text ?? notesOf(application));
  const form = useForm({
    schema: Notes,
    record: {
      saved: draft?.base ?? application,
      baseOf: (saved: Application) => ({
        read: { notes: notesOf(saved) },
        version: saved.updated_at,
      }),
      parse: (current) => (theirs.current = Application.safeParse(current).data),
      textsOf: ({ notes }) => ({ notes }),
      labelOf: () => t("form.notes"),
    },
    save: async ({ notes }, { version }) => {
      const saved = await updateApplication(id, { notes }, { updatedAt: version });
      cache.set(saved);
      void cache.reload();
      base.current = saved;
      const typed = drafts.get(id);
      if (typed !== undefined) drafts.set(id, { ...typed, base: saved });
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
    const isKnown = newest === base.current.updated_at;
    if (isKnown || isChanged || form.isBusy || form.conflict !== null) return;
    base.current = application;
    form.startFrom(application);
    fillField(form.element.current, "notes", notesOf(application));
  });
  useEffect(() => follow(version), [version]);

  function write(next: string): void {
    setText(next);
    if (theirs.current !== undefined && next === notesOf(theirs.current)) {
      base.current = theirs.current;
    }
    if (next === notesOf(base.current)) drafts.delete(id);
    else drafts.set(id, { text: next, base: base.current });
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
