import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Application } from "#contract/applications.ts";
import { updateApplication } from "#web/api/applications.ts";
import { useText } from "#web/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
import { useReloadApplications } from "../applications/queries.ts";
import { currentIn } from "../list/conflict.ts";
import { useTakeIn } from "./queries.ts";

/** Notes that are typed and not saved, with the state of the application they were begun on. */
export type Draft = { text: string; base: Application };

/** Drafts by application, for as long as the review lasts: leafing on loses no word. */
export type Drafts = Map<string, Draft>;

/** The notes an administrator has written; at first they hold the cover letter, which stands elsewhere. */
export const notesOf = ({ notes, cover_letter }: Application) =>
  notes === null || notes === cover_letter ? "" : notes;

/** The notes of an application as they are being written. Nobody's words are overwritten unseen. */
export function useNotes(application: Application, drafts: Drafts) {
  const t = useText();
  const reload = useReloadApplications();
  const takeIn = useTakeIn();
  const showFailure = useFailureToast();
  const { id } = application;
  const [draft, setDraft] = useState(drafts.get(id));
  const [theirs, setTheirs] = useState<Application>();

  function keep(next: Draft | undefined): void {
    if (next === undefined) drafts.delete(id);
    else drafts.set(id, next);
    setDraft(next);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: saveNotes,
    onSuccess: async (outcome) => {
      if ("theirs" in outcome) return setTheirs(outcome.theirs);
      takeIn(outcome.saved);
      setTheirs(undefined);
      keep(undefined);
      toast({ title: t("review.notes.saved"), tone: "success" });
      await reload();
    },
    onError: (failure) => showFailure("review.notes.failed", failure),
  });

  return {
    text: draft?.text ?? notesOf(application),
    isChanged: draft !== undefined,
    isSaving: isPending,
    /** The application as somebody else has left it, when their notes stand against these. */
    theirs,
    write: (text: string) => keep({ text, base: draft?.base ?? application }),
    save: () => {
      if (draft !== undefined && !isPending) mutate(draft);
    },
    saveMineInstead: () => {
      if (draft !== undefined && theirs !== undefined) mutate({ ...draft, base: theirs });
    },
    takeTheirs: async () => {
      setTheirs(undefined);
      keep(undefined);
      await reload();
    },
  };
}

/** Saves notes, unless somebody has changed the notes meanwhile; a change of anything else is no matter. */
async function saveNotes({
  text,
  base,
}: Draft): Promise<{ saved: Application } | { theirs: Application }> {
  const change = { notes: text };
  try {
    return { saved: await updateApplication(base.id, change, base.updated_at) };
  } catch (failure) {
    const current = Application.safeParse(currentIn(failure)).data;
    if (current === undefined) throw failure;
    if (current.notes !== base.notes) return { theirs: current };
    return { saved: await updateApplication(base.id, change, current.updated_at) };
  }
}
