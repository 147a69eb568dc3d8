import { useId, useRef } from "react";
import { ApplicationStatus, type Application } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { formatDateTime } from "#web/format.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { ConflictNotice } from "../list/conflict-notice.tsx";
import { StatusLetter, letterIn } from "./status-letter.tsx";
import { statusTexts } from "./status.tsx";
import { useSendKey } from "./use-send-key.ts";
import { useUpdate } from "./use-update.ts";

const fieldTexts = {
  status: "update.status",
  notes: "update.notes",
  withdrawn: "details.withdrawn",
} as const;

/** Changes status and notes (spec §2). Any status may follow any other. */
export function Update({
  application,
  initialStatus = application.status,
  onClose,
  onSaved = onClose,
}: {
  application: Application;
  /** Chosen already, where the dialog opens for that. */
  initialStatus?: ApplicationStatus;
  onClose: () => void;
  onSaved?: () => void;
}) {
  const t = useText();
  const { language } = useLanguage();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useSendKey(form);
  const { base, edited, edit, isPending, conflicts, save, keepMine, takeTheirs } = useUpdate(
    application,
    initialStatus,
    onSaved,
  );
  const hasLetter = edited.status !== base.status && edited.status !== "submitted";
  const letter = () =>
    hasLetter && form.current !== null ? letterIn(new FormData(form.current)) : {};

  const wordsFor = {
    status: (value: string) => t(statusTexts[ApplicationStatus.parse(value)]),
    notes: (value: string) => value,
    withdrawn: (value: string) => value && formatDateTime(value, language),
  };
  const lines = conflicts.map(({ field, mine, theirs }) => ({
    label: t(fieldTexts[field]),
    mine: mine === undefined ? undefined : wordsFor[field](mine),
    theirs: wordsFor[field](theirs),
  }));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("update.title")}
      description={t("update.text", { name: application.full_name, job: application.job_title })}
      closeLabel={t("details.dismiss")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("update.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending} disabled={lines.length > 0}>
            {t(isPending ? "update.busy" : "update.submit")}
          </Button>
        </>
      }
    >
      {lines.length > 0 && (
        <ConflictNotice
          lines={lines}
          isBusy={isPending}
          onKeepMine={() => keepMine(letter())}
          onTakeTheirs={takeTheirs}
        />
      )}
      <form
        id={formId}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && lines.length === 0) save(letter());
        }}
        className="grid gap-5"
      >
        <Field label={t("update.status")}>
          {(control) => (
            <Select
              {...control}
              name="status"
              value={edited.status}
              onChange={({ target }) => edit({ status: ApplicationStatus.parse(target.value) })}
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
          <StatusLetter key={edited.status} application={base} status={edited.status} />
        )}
        <Field label={t("update.notes")}>
          {(control) => (
            <Textarea
              {...control}
              name="notes"
              maxLength={limits.notes.max}
              value={edited.notes}
              onChange={({ target }) => edit({ notes: target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
