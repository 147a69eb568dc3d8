import { useMutation } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { ApplicationStatus, type Application } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { updateApplication } from "#web/api/applications.ts";
import { useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
import { useReloadApplications } from "./queries.ts";
import { StatusLetter, letterIn } from "./status-letter.tsx";
import { statusTexts } from "./status.tsx";

/** Changes status and notes (spec §2). Any status may follow any other. */
export function Update({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const t = useText();
  const formId = useId();
  const reload = useReloadApplications();
  const showFailure = useFailureToast();
  const [status, setStatus] = useState(application.status);
  const hasLetter = status !== application.status && status !== "submitted";
  const { mutate: update, isPending } = useMutation({
    mutationFn: (form: FormData) =>
      updateApplication(application.id, {
        status,
        notes: textIn(form, "notes"),
        ...(hasLetter && letterIn(form)),
      }),
    onSuccess: async () => {
      toast({ title: t("toast.updated"), tone: "success" });
      onClose();
      await reload();
    },
    onError: (failure) => {
      showFailure("toast.updateFailed", failure);
      return reload();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) update(new FormData(event.currentTarget));
  }

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
          <Button type="submit" form={formId} isBusy={isPending}>
            {t(isPending ? "update.busy" : "update.submit")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <Field label={t("update.status")}>
          {(control) => (
            <Select
              {...control}
              name="status"
              value={status}
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
        {hasLetter && <StatusLetter key={status} application={application} status={status} />}
        <Field label={t("update.notes")}>
          {(control) => (
            <Textarea
              {...control}
              name="notes"
              maxLength={limits.notes.max}
              defaultValue={application.notes ?? ""}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
