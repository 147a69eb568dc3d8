import * as z from "zod/mini";
import { Link2 } from "lucide-react";
import { useState } from "react";
import type { Application } from "#contract/applications.ts";
import { replaceLink } from "#web/api/applications.ts";
import { CheckboxField } from "#web/forms/fields.tsx";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { companyZone, formatDate } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { useApplicationCache } from "./queries.ts";

/** Tells that the owner of the address has said that they did not apply. */
export function DisownedNotice({ application: { disowned_at: at } }: { application: Application }) {
  const { t, language } = useI18n();
  if (at === null) return null;
  return (
    <Alert tone="warning" title={t("disowned.title")} className="mb-6">
      <p>{t("disowned.text", { day: formatDate(at, language, companyZone) })}</p>
    </Alert>
  );
}

/** Ends the links of an applicant, where one reached the wrong person. */
export function ReplaceLink({ application }: { application: Application }) {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton Icon={Link2} onClick={() => setOpen(true)}>
        {t("replaceLink.open")}
      </SmallButton>
      {isOpen && <ReplaceDialog application={application} onClose={() => setOpen(false)} />}
    </>
  );
}

const Choice = z.object({ send: z.optional(z.literal("true")) });

function ReplaceDialog({
  application: { id, email, disowned_at },
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const t = useTranslation();
  const { reload } = useApplicationCache();
  const form = useForm({
    schema: Choice,
    save: ({ send }) => replaceLink(id, send === "true").finally(() => void reload()),
    done: "replaceLink.done",
    failed: "toast.updateFailed",
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t("replaceLink.title")}
      description={t("replaceLink.text")}
      submit={t("replaceLink.open")}
      busy={t("form.saving")}
      onClose={onClose}
    >
      <CheckboxField
        name="send"
        value="true"
        // It would reach the person who did not apply.
        defaultChecked={disowned_at === null}
        label={t("replaceLink.send")}
        hint={t("replaceLink.sendText", { email })}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}
