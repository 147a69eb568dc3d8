import { useRef, useState } from "react";
import { AddApplication } from "#contract/manual-applications.ts";
import { addApplication } from "#web/api/applications.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { type SendResult, useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useFormOpening } from "#web/forms/use-form-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { toast } from "#web/ui/toast.ts";
import { AddFields, type SuggestedField } from "./add-fields.tsx";
import { DuplicateNotice, useDuplicates } from "./duplicates.tsx";
import { useApplicationCache } from "./queries.ts";
import { ResumeDrop, useResume } from "./resume-drop.tsx";

/**
 * Adds an application by hand. The values that were found in the resume are suggestions, and earlier
 * applications of the person are on the screen before one more is stored.
 */
export function AddDialog({ job, onClose }: { job: string | undefined; onClose: () => void }) {
  const t = useTranslation();
  const navigate = useNavigate();
  const cache = useApplicationCache();
  const resume = useResume();
  const [typed, setTyped] = useState<Partial<Record<SuggestedField, string>>>({});
  const duplicates = useDuplicates(typed);
  const notice = useRef<HTMLDivElement>(null);
  const form = useDialogForm({
    opening: useFormOpening({ kind: "create", onClose }),
    schema: AddApplication,
    send,
    failed: "add.failed",
    read: {},
  });

  async function send(application: AddApplication): Promise<SendResult> {
    const { email, phone = "" } = application;
    if (await duplicates.hasUnseen({ email, phone })) {
      notice.current?.focus();
      return "undecided";
    }
    const { id } = await addApplication(application, resume.file);
    toast({
      title: t("add.done"),
      tone: "success",
      action: {
        label: t("add.open"),
        run: () => navigate(`/admin?tab=applications&application=${id}`),
      },
    });
    void cache.reload();
    return "done";
  }

  return (
    <FormDialog
      form={form}
      size="large"
      title={t("add.title")}
      description={t("add.text")}
      submit={t(duplicates.found.length > 0 ? "add.submitAnyway" : "add.submit")}
      busy={t("add.busy")}
    >
      <ResumeDrop resume={resume} error={form.problemOf("resume")} />
      <AddFields
        form={form}
        job={job}
        suggestions={resume.suggestions}
        typed={typed}
        onType={setTyped}
      >
        <DuplicateNotice ref={notice} found={duplicates.found} error={duplicates.error} />
      </AddFields>
    </FormDialog>
  );
}
