import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import {
  Application,
  ApplicationStatus,
  type EmailPreview,
  type UpdateApplication,
} from "#contract/applications.ts";
import { RejectionReason } from "#contract/rejection-reason.ts";
import { EmailText } from "#contract/email-text.ts";
import { limits } from "#contract/limits.ts";
import { updateApplication } from "#web/api/applications.ts";
import { SelectField, TextareaField } from "#web/forms/fields.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { LoadingText } from "#web/data/query-state.tsx";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { companyZone, formatDateTime } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Checkbox, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { EndsInterview } from "../interviews/interview-note.tsx";
import { useDecisionToast } from "./decision-toast.ts";
import { useReasonOptions, useStatusOptions } from "./status.tsx";
import { EmailTextFields } from "#web/admin/email-texts/fields.tsx";
import { notesOf, statusEmailQuery, useApplicationCache } from "./queries.ts";

const UpdateSchema = z.object({
  status: ApplicationStatus,
  rejection_reason: z._default(z.string(), ""),
  notes: z.string(),
  notify: z.optional(z.string()),
  subject: z.optional(EmailText.shape.subject),
  text: z.optional(EmailText.shape.text),
});

// A withdrawal cannot be edited, but it counts as a conflict, so HR sees it before a decision is saved.
const labels = {
  status: "form.status",
  rejection_reason: "details.reason",
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
  initialStatus?: ApplicationStatus;
  onClose: () => void;
  /** Called after the dialog has closed because everything is saved. */
  onSaved?: () => void;
}) {
  const { t, language } = useI18n();
  const cache = useApplicationCache();
  const report = useDecisionToast();
  const statusOptions = useStatusOptions();
  const reasonOptions = useReasonOptions();
  const [status, setStatus] = useState(initialStatus);
  const { id, full_name: name, cover_letter: coverLetter } = application;
  const form = useForm({
    schema: UpdateSchema,
    record: {
      saved: application,
      baseOf,
      parse: (current) => {
        const { data: now } = Application.safeParse(current);
        if (now !== undefined) cache.set(now);
        return now;
      },
      textsOf: ({ status, rejection_reason, notes }, read) => ({
        ...read,
        status,
        rejection_reason,
        notes,
      }),
      preset: { status: initialStatus },
      labelOf: (field) => t(labels[field]),
      describe: (field, text) => {
        if (field === "status") return t(`status.${ApplicationStatus.parse(text)}`);
        if (field === "rejection_reason" && text !== "") {
          return t(`reason.${RejectionReason.parse(text)}`);
        }
        return field === "withdrawn" && text !== ""
          ? formatDateTime(text, language, companyZone)
          : text;
      },
    },
    save: async (edited, { changed, version }) => {
      const change = changeOf(edited, changed, email.data?.is_sent === true);
      try {
        const saved = await updateApplication(id, change, version);
        cache.set(saved);
        report(saved);
        return saved;
      } finally {
        void cache.reload();
      }
    },
    failed: "toast.updateFailed",
    guards: true,
    onSaved: () => {
      onClose();
      onSaved?.();
    },
  });
  const { read } = form;
  const hasEmail = status !== read?.status && status !== "submitted";
  const email = useQuery({
    ...statusEmailQuery(id, status),
    enabled: hasEmail,
  });

  return (
    <FormDialog
      form={form}
      title={t("update.title")}
      description={t("update.text", { name, job: application.job_title })}
      submit={t("update.title")}
      busy={t("form.updating")}
      onClose={onClose}
    >
      <SelectField
        name="status"
        label={t("form.status")}
        className="sm:col-span-2"
        options={statusOptions}
        defaultValue={initialStatus}
        onChange={({ target }) => setStatus(ApplicationStatus.parse(target.value))}
      />
      {status === "rejected" && (
        <SelectField
          name="rejection_reason"
          label={t("details.reason")}
          hint={t("details.reasonHint")}
          className="sm:col-span-2"
          options={[["", t("reason.none")], ...reasonOptions]}
          defaultValue={read?.rejection_reason}
        />
      )}
      {status === "rejected" && application.status !== status && (
        <div className="empty:hidden sm:col-span-2">
          <EndsInterview interview={application.interview} by="rejection" />
        </div>
      )}
      {hasEmail && (
        <div className="sm:col-span-2">
          <StatusEmail key={status} query={email} />
        </div>
      )}
      {coverLetter !== null && (
        <Field label={t("form.coverLetter")} className="sm:col-span-2">
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
      <TextareaField
        name="notes"
        label={t("form.notes")}
        className="sm:col-span-2"
        maxLength={limits.notes.max}
        defaultValue={read?.notes}
      />
    </FormDialog>
  );
}

/** The email that a new status would send, as fields of the form around it. */
function StatusEmail({
  query: { data: email, error },
}: {
  query: Pick<UseQueryResult<EmailPreview>, "data" | "error">;
}) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  const [isWanted, setWanted] = useState(true);

  if (email === undefined) {
    return (
      <div role={error === null ? undefined : "alert"} className="text-sm text-muted">
        {error === null ? (
          <LoadingText text={t("statusEmail.loading")} />
        ) : (
          <p className="text-danger">{messageOf(error)}</p>
        )}
        <p className="mt-1">{t("statusEmail.unseen")}</p>
      </div>
    );
  }
  if (!email.is_sent) return <p className="text-sm text-muted">{t("statusEmail.none")}</p>;
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{t("statusEmail.title")}</legend>
      <Checkbox
        className="min-h-6 gap-3 text-[0.9375rem] font-semibold"
        name="notify"
        defaultChecked
        onChange={({ target }) => setWanted(target.checked)}
      >
        {t("statusEmail.notify")}
      </Checkbox>
      {/* Hidden, not removed: edited text returns with the checkbox. */}
      <fieldset
        disabled={!isWanted}
        hidden={!isWanted}
        className="grid min-w-0 gap-4 [&[hidden]]:hidden"
      >
        <EmailTextFields email={email} language={email.language} hint={t("statusEmail.textHint")} />
        {email.hold_hours > 0 && (
          <p className="text-sm text-muted">{t("statusEmail.held", { count: email.hold_hours })}</p>
        )}
      </fieldset>
    </fieldset>
  );
}

const baseOf = (application: Application) => ({
  read: {
    status: application.status,
    rejection_reason: application.rejection_reason ?? "",
    notes: notesOf(application),
    withdrawn: application.withdrawn_at ?? "",
  },
  version: application.updated_at,
});

function changeOf(
  { status, rejection_reason: reason, notes, notify, subject, text }: z.output<typeof UpdateSchema>,
  changed: readonly string[],
  showsEmail: boolean,
): UpdateApplication {
  const email = subject === undefined || text === undefined ? undefined : { subject, text };
  return {
    ...(changed.includes("status") && {
      status,
      // Without it the server sends the standard email.
      notify: showsEmail ? notify !== undefined : undefined,
      status_email: email,
    }),
    ...(status === "rejected" &&
      changed.includes("rejection_reason") && {
        rejection_reason: reason === "" ? null : RejectionReason.parse(reason),
      }),
    ...(changed.includes("notes") && { notes }),
  };
}
