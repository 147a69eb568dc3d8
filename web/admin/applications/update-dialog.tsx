import * as z from "zod/mini";
import { useState } from "react";
import {
  Application,
  ApplicationStatus,
  EmailText,
  UpdateApplication,
} from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { updateApplication } from "#web/api/applications.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import type { Base } from "#web/forms/use-conflict.ts";
import { formatDateTime } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Select, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { useEditDialog } from "../use-edit-dialog.tsx";
import { useApplicationCache } from "./queries.ts";
import { StatusEmail } from "./status-email.tsx";
import { StatusOptions, statusTexts } from "./status.tsx";

/** The fields to send. If the form shows no email, the server sends the standard one. */
const withEmail = z.transform((values: Record<string, unknown>): Record<string, unknown> => {
  const { status, notes, emailShown, notify, subject, text } = values;
  if (emailShown === undefined) return { status, notes };
  if (notify === undefined) return { status, notes, notify: false };
  return { status, notes, subject, text };
});

const UpdateSchema = z.pipe(
  withEmail,
  z.object({
    status: ApplicationStatus,
    notes: z.string(),
    notify: UpdateApplication.shape.notify,
    subject: z.optional(EmailText.shape.subject),
    text: z.optional(EmailText.shape.text),
  }),
);

// A withdrawal cannot be edited; HR learns of it before a decision is saved.
const fields = ["status", "notes", "withdrawn"] as const;
const labels = {
  status: "form.status",
  notes: "form.notes",
  withdrawn: "details.withdrawn",
} as const;

/** Changes status and notes (spec §2). Any status may follow any other. */
export function UpdateDialog({
  application,
  initialStatus = application.status,
  onClose,
  onSaved,
}: {
  application: Application;
  /** The preselected status. */
  initialStatus?: ApplicationStatus;
  onClose: () => void;
  /** Called after the dialog has closed because everything is saved. */
  onSaved?: () => void;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const cache = useApplicationCache();
  const [status, setStatus] = useState(initialStatus);
  const { id, full_name: name, cover_letter: coverLetter } = application;
  const { form, read, ...dialog } = useEditDialog({
    kind: "applications",
    record: application,
    name,
    fields,
    labels,
    preset: { status: initialStatus },
    schema: UpdateSchema,
    baseOf,
    parse: (current) => {
      const { data: now } = Application.safeParse(current);
      if (now !== undefined) cache.set(now);
      return now;
    },
    textsOf: ({ status, notes }, read) => ({ ...read, status, notes }),
    save: async (edited, { read, version }) => {
      const saved = await updateApplication(id, changeOf(edited, read), version);
      cache.set(saved);
      return saved;
    },
    describe: (field, text) => {
      if (field === "status") return t(statusTexts[ApplicationStatus.parse(text)]);
      return field === "withdrawn" && text !== "" ? formatDateTime(text, language) : text;
    },
    onClose,
    onSaved,
  });
  const hasEmail = status !== read?.status && status !== "submitted";

  return (
    <FormDialog
      form={form}
      {...dialog}
      title={t("update.title")}
      description={t("update.text", { name, job: application.job_title })}
      submit={t("update.submit")}
      busy={t("update.busy")}
    >
      <Field label={t("form.status")} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            name="status"
            defaultValue={initialStatus}
            onChange={({ target }) => setStatus(ApplicationStatus.parse(target.value))}
          >
            <StatusOptions />
          </Select>
        )}
      </Field>
      {hasEmail && (
        <div className="sm:col-span-2">
          <StatusEmail key={status} id={id} status={status} problemOf={form.problemOf} />
        </div>
      )}
      {coverLetter !== null && (
        <Field label={t("details.coverLetter")} className="sm:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              readOnly
              rows={4}
              value={coverLetter}
              className="read-only:bg-neutral-soft"
            />
          )}
        </Field>
      )}
      <Field label={t("form.notes")} error={form.problemOf("notes")} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            name="notes"
            maxLength={limits.notes.max}
            defaultValue={read?.notes}
          />
        )}
      </Field>
    </FormDialog>
  );
}

const baseOf = (application: Application) => ({
  read: {
    status: application.status,
    notes: notesOf(application),
    withdrawn: application.withdrawn_at ?? "",
  },
  version: application.updated_at,
});

/** Only the fields that differ, so that the call overwrites nothing else. */
function changeOf(
  { status, notes, notify, subject, text }: z.output<typeof UpdateSchema>,
  read: Base<(typeof fields)[number]>["read"],
): UpdateApplication {
  const email = subject === undefined || text === undefined ? undefined : { subject, text };
  return {
    ...(status !== read.status && { status, notify, status_email: email }),
    ...(notes !== read.notes && { notes }),
  };
}

/** The notes of HR. The API puts the cover letter into `notes` first; the screens show it apart. */
export function notesOf({
  notes,
  cover_letter,
}: Pick<Application, "notes" | "cover_letter">): string {
  if (notes === null || notes === cover_letter) return "";
  // As a textarea has its line ends.
  return notes.replaceAll("\r\n", "\n");
}
