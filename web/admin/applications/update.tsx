import { ApplicationStatus, type Application } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { ConflictNotice } from "#web/forms/conflict-notice.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { formatDateTime } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select, Textarea } from "#web/ui/controls.tsx";
import { StatusLetter, useLetter } from "./status-letter.tsx";
import { statusTexts } from "./status.tsx";
import { useUpdate, type EditedField } from "./use-update.ts";

const fieldTexts = {
  status: "form.status",
  notes: "form.notes",
  withdrawn: "details.withdrawn",
} as const satisfies Record<EditedField, string>;

/** Changes status and notes (spec §2). Any status may follow any other. */
export function Update({
  application,
  initialStatus = application.status,
  onClose,
  onSaved,
}: {
  application: Application;
  /** Chosen already, where the dialog opens for that. */
  initialStatus?: ApplicationStatus;
  onClose: () => void;
  /** Follows once it has closed because everything is saved. */
  onSaved?: () => void;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { form, read, status, setStatus, conflict, keepMine, takeTheirs } = useUpdate({
    application,
    initialStatus,
    onClose,
    onSaved,
  });
  const { cover_letter: coverLetter } = application;
  const hasLetter = status !== read.status && status !== "submitted";
  const letter = useLetter(application.id, status, hasLetter);

  const wordsFor = (field: EditedField, text: string) => {
    if (field === "status") return t(statusTexts[ApplicationStatus.parse(text)]);
    return field === "withdrawn" && text !== "" ? formatDateTime(text, language) : text;
  };

  return (
    <FormDialog
      form={form}
      title={t("update.title")}
      description={t("update.text", { name: application.full_name, job: application.job_title })}
      submit={t("update.submit")}
      busy={t("update.busy")}
      isBlocked={conflict !== null}
      notice={
        conflict !== null && (
          <ConflictNotice
            key={conflict.now.version}
            by={conflict.by}
            lines={conflict.fields.map(({ field, mine, theirs }) => ({
              label: t(fieldTexts[field]),
              mine: mine === undefined ? undefined : wordsFor(field, mine),
              theirs: wordsFor(field, theirs),
            }))}
            isBusy={form.isBusy}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )
      }
    >
      <Field label={t("form.status")} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            name="status"
            defaultValue={initialStatus}
            onChange={({ target }) => setStatus(ApplicationStatus.parse(target.value))}
          >
            {ApplicationStatus.options.map((status) => (
              <option key={status} value={status}>
                {t(statusTexts[status])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {hasLetter && (
        <div className="sm:col-span-2">
          <StatusLetter key={status} letter={letter} problemOf={form.problemOf} />
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
              className="read-only:bg-grey-soft"
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
            defaultValue={read.notes}
          />
        )}
      </Field>
    </FormDialog>
  );
}
