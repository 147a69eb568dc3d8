import { useState } from "react";
import * as z from "zod/mini";
import {
  Application,
  ApplicationStatus,
  LetterWords,
  UpdateApplication,
} from "#contract/applications.ts";
import { updateApplication } from "#web/api/applications.ts";
import { fillField } from "#web/forms/form-texts.ts";
import { type Base, useConflict } from "#web/forms/use-conflict.ts";
import { type Sent, useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useOpening } from "#web/forms/use-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useReloadApplications, useSetApplication } from "./queries.ts";

const fields = ["status", "notes", "withdrawn"] as const;
export type EditedField = (typeof fields)[number];

/**
 * The email as the form has it: its words, or that none is sent. Where it was not on the screen nothing
 * was decided about it, and the standard one is sent.
 */
const withEmail = z.transform((values: Record<string, unknown>): Record<string, unknown> => {
  const { status, notes, letterShown, notify, subject, text } = values;
  if (letterShown === undefined) return { status, notes };
  if (notify === undefined) return { status, notes, notify: false };
  return { status, notes, subject, text };
});

const UpdateRules = z.pipe(
  withEmail,
  z.object({
    status: ApplicationStatus,
    notes: z.string(),
    notify: UpdateApplication.shape.notify,
    subject: z.optional(LetterWords.shape.subject),
    text: z.optional(LetterWords.shape.text),
  }),
);

/** Changes an application as it was read. */
export function useUpdate({
  application,
  initialStatus,
  onClose,
  onSaved,
}: {
  application: Application;
  initialStatus: ApplicationStatus;
  onClose: () => void;
  onSaved: (() => void) | undefined;
}) {
  const t = useTranslation();
  const reload = useReloadApplications();
  const setApplication = useSetApplication();
  // Later news must not slip under a form that began with this.
  const [begun] = useState(() => baseOf(application));
  const [status, setStatus] = useState(initialStatus);
  const opening = useOpening({ kind: "edit", about: application.full_name, onClose });
  const {
    base: { read } = begun,
    conflict,
    ...conflicts
  } = useConflict({
    base: begun,
    fields,
    baseOf,
    parse: (current) => {
      const { data: now } = Application.safeParse(current);
      if (now !== undefined) setApplication(now);
      return now;
    },
    typed: opening.typed,
  });

  async function send(edited: z.output<typeof UpdateRules>): Promise<Sent> {
    if (Object.keys(changeOf(edited, read)).length === 0) {
      toast({ title: t("form.unchanged") });
      return "undecided";
    }
    const mine = { ...read, status: edited.status, notes: edited.notes };
    const saved = await conflicts
      .save(mine, ({ read, version }) =>
        updateApplication(application.id, changeOf(edited, read), version),
      )
      .finally(() => void reload());
    if (saved === null) return "undecided";
    setApplication(saved);
    toast({ title: t("toast.updated"), tone: "success" });
    return "done";
  }

  const form = useDialogForm({
    opening,
    rules: UpdateRules,
    send,
    failed: "toast.updateFailed",
    read,
    start: read === begun.read ? { ...read, status: initialStatus } : read,
    onDone: onSaved,
  });

  return {
    form,
    read,
    status,
    setStatus,
    conflict,
    keepMine: () => {
      conflicts.keepMine();
      form.element.current?.requestSubmit();
    },
    takeTheirs: () => {
      for (const { field, theirs } of conflicts.takeTheirs()) {
        fillField(form.element.current, field, theirs);
      }
    },
  };
}

/** That an applicant has withdrawn is nothing to edit, but something to know before one goes on. */
const baseOf = (application: Application): Base<EditedField> => ({
  read: {
    status: application.status,
    notes: notesOf(application),
    withdrawn: application.withdrawn_at ?? "",
  },
  version: application.updated_at,
});

/** Only what differs from what was read, so that nothing else is overwritten. */
function changeOf(
  { status, notes, notify, subject, text }: z.output<typeof UpdateRules>,
  read: Base<EditedField>["read"],
): UpdateApplication {
  const letter = subject === undefined || text === undefined ? undefined : { subject, text };
  return {
    ...(status !== read.status && { status, notify, letter }),
    ...(notes !== read.notes && { notes }),
  };
}

/**
 * The notes HR has written. The API begins `notes` with the cover letter; every screen shows the
 * letter on its own and lets the notes begin empty.
 */
export function notesOf({
  notes,
  cover_letter,
}: Pick<Application, "notes" | "cover_letter">): string {
  if (notes === null || notes === cover_letter) return "";
  // A text area knows no other line ends.
  return notes.replaceAll("\r\n", "\n");
}
