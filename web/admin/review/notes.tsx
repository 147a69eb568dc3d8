import { type KeyboardEvent, type RefObject, useState } from "react";
import { Application } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { useMutation } from "@tanstack/react-query";
import { updateApplication } from "#web/api/applications.ts";
import { type Base, useConflict } from "#web/forms/use-conflict.ts";
import { useOpening } from "#web/forms/use-opening.ts";
import { toast } from "#web/ui/toast.ts";
import { notesOf } from "../applications/update.tsx";
import { useReloadApplications, useSetApplication } from "../applications/queries.ts";

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

const fields = ["notes"] as const;

/** Notes that are typed and not saved, and what of the application they were begun on. */
type Draft = {
  text: string;
  base: Base<"notes">;
  /** What of them is on its way to the server. */
  sent?: string;
};

/** Drafts by application, for as long as the review lasts: leafing on loses no word. */
export type Drafts = Map<string, Draft>;

/** Whether leaving the review would lose anything. */
export const hasUnsaved = (drafts: Drafts) =>
  Array.from(drafts.values()).some(({ text, sent }) => text !== sent);

const baseOf = (application: Application): Base<"notes"> => ({
  read: { notes: notesOf(application) },
  version: application.updated_at,
});

/** The notes of an application as they are being written. */
function useNotes(application: Application, drafts: Drafts) {
  const t = useTranslation();
  const reload = useReloadApplications();
  const setApplication = useSetApplication();
  const { id } = application;
  const opening = useOpening({ kind: "notes", about: application.full_name, onClose: () => {} });
  const [draft, setDraft] = useState(() => {
    const typed = opening.typed?.texts["notes"];
    if (typed !== undefined && !drafts.has(id))
      drafts.set(id, { text: typed, base: baseOf(application) });
    return drafts.get(id);
  });
  const begun = draft?.base ?? baseOf(application);
  const { conflict, save, keepMine, takeTheirs } = useConflict({
    base: begun,
    fields,
    baseOf,
    parse: (current) => Application.safeParse(current).data,
    typed: opening.typed,
  });

  function keep(next: Draft | undefined): void {
    if (next === undefined) drafts.delete(id);
    else drafts.set(id, next);
    setDraft(next);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ text }: Draft) =>
      save({ notes: text }, ({ version }) => updateApplication(id, { notes: text }, version)),
    onMutate: (sent) => keep({ ...sent, sent: sent.text }),
    onSuccess: async (saved, sent) => {
      const { text } = drafts.get(id) ?? sent;
      if (saved === null) {
        keep({ text, base: sent.base });
        if (!opening.isOpen()) {
          opening.tellLate(t("review.notes.failed"), t("conflict.title"), typedIn(text, sent));
        }
        return;
      }
      setApplication(saved);
      // What was typed meanwhile is still to be saved.
      keep(text === sent.text ? undefined : { text, base: baseOf(saved) });
      toast({ title: t("review.notes.saved"), tone: "success" });
      await reload();
    },
    onError: (failure, sent) => {
      const { text } = drafts.get(id) ?? sent;
      keep({ text, base: sent.base });
      opening.tellFailure("review.notes.failed", failure, typedIn(text, sent));
    },
  });

  return {
    text: draft?.text ?? notesOf(application),
    isChanged: draft !== undefined,
    isSaving: isPending,
    conflict,
    write: (text: string) =>
      keep(text === begun.read.notes && !isPending ? undefined : { ...draft, text, base: begun }),
    save: () => {
      if (draft !== undefined && !isPending) mutate(draft);
    },
    keepMine: () => {
      keepMine();
      if (draft !== undefined) mutate(draft);
    },
    takeTheirs: async () => {
      takeTheirs();
      keep(undefined);
      await reload();
    },
  };
}

const typedIn = (text: string, { base }: Draft) => ({ texts: { notes: text }, read: base.read });
