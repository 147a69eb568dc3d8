import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { Application, ApplicationStatus, type UpdateApplication } from "#contract/applications.ts";
import { RejectionReason } from "#contract/rejection-reason.ts";
import { EmailText } from "#contract/email-text.ts";
import { limits } from "#contract/limits.ts";
import { updateApplication } from "#web/api/applications.ts";
import { SelectField, TextareaField } from "#web/forms/fields.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { companyZone, formatDateTime } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { EndsInterview } from "../interviews/interview-note.tsx";
import {
  AskedAgain,
  HiredNote,
  mayBeTold,
  readHireDoubts,
  ToldNotice,
} from "./decision-checks.tsx";
import { useDecisionToast } from "./decision-toast.ts";
import { useReasonOptions, useStatusOptions } from "./status.tsx";
import { notesOf, statusEmailQuery, useApplicationCache } from "./queries.ts";
import { StatusEmail } from "./status-email.tsx";
import { unseenOf } from "./unseen.ts";

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
  happened: before,
  onClose,
  onSaved,
  onWrite,
}: {
  application: Application;
  initialStatus?: ApplicationStatus;
  /** What has happened since the page was read, where a decision was refused for it. */
  happened?: readonly string[] | undefined;
  onClose: () => void;
  /** Called after the dialog has closed because everything is saved. */
  onSaved?: () => void;
  /** Called instead of both, where an email to the applicant is to follow. */
  onWrite: () => void;
}) {
  const { t, language } = useI18n();
  const cache = useApplicationCache();
  const report = useDecisionToast();
  const statusOptions = useStatusOptions();
  const reasonOptions = useReasonOptions();
  const client = useQueryClient();
  const [status, setStatus] = useState(initialStatus);
  const [seen, setSeen] = useState(application.seen_version);
  const [happened, setHappened] = useState(before);
  const [doubts, setDoubts] = useState<TextKey[]>([]);
  const [writes, setWrites] = useState<boolean>();
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
      if (change.status === "accepted" && doubts.length === 0) {
        const found = await readHireDoubts(client, id);
        if (found.length > 0) {
          setDoubts(found);
          return null;
        }
      }
      try {
        const decided = change.status !== undefined && { seen };
        const saved = await updateApplication(id, change, { updatedAt: version, ...decided });
        cache.set(saved);
        report(saved);
        return saved;
      } catch (failure) {
        const unseen = unseenOf(failure);
        if (unseen === undefined) throw failure;
        setHappened(unseen.happened);
        // The next press decides on what the dialog now says.
        setSeen(unseen.application.seen_version);
        return null;
      } finally {
        void cache.reload();
      }
    },
    failed: "toast.updateFailed",
    guards: true,
    onSaved: () => {
      if (isWriting) return onWrite();
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
  const takesBack =
    status !== read?.status && read?.status === application.status && mayBeTold(application);
  // The email of another decision corrects the one before.
  const isWriting = takesBack && (writes ?? email.data?.is_sent !== true);
  const isSoon = hasEmail && email.data?.interview_soon === true;
  const isAsked = happened !== undefined || doubts.length > 0;

  return (
    <FormDialog
      form={form}
      title={t("update.title")}
      description={t("update.text", { name, job: application.job_title })}
      submit={t(isAsked ? "decision.anyway" : isSoon ? "decision.sendBoth" : "update.title")}
      busy={t("form.updating")}
      onClose={onClose}
    >
      <SelectField
        name="status"
        label={t("form.status")}
        className="sm:col-span-2"
        options={statusOptions}
        defaultValue={initialStatus}
        onChange={({ target }) => {
          setStatus(ApplicationStatus.parse(target.value));
          setDoubts([]);
        }}
      />
      {status === "accepted" && status !== read?.status && <HiredNote />}
      {takesBack && (
        <ToldNotice application={application} writes={isWriting} onWrites={setWrites} />
      )}
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
          <EndsInterview
            interview={application.interview}
            by={isSoon ? "rejectionAtOnce" : "rejection"}
          />
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
      {happened !== undefined && <AskedAgain title={t("decision.happened")} lines={happened} />}
      {doubts.length > 0 && (
        <AskedAgain title={t("decision.hireAgain", { name })} lines={doubts.map((one) => t(one))} />
      )}
    </FormDialog>
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
