import { Mail } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import type { ApplicationStatus, EmailText } from "#contract/applications.ts";
import { type Language, languages } from "#contract/languages.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { LoadError, LoadingText } from "#web/forms/query-state.tsx";
import { useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useFormOpening } from "#web/forms/use-form-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { statusTexts } from "../applications/status.tsx";
import { emailsIn, languageEmails, LanguageEmailFields } from "./language-email-fields.tsx";
import { useTemplates } from "./queries.ts";

/** The texts of the emails about a bulk change, by the language of the applicant. */
export type StatusEmails = Partial<Record<Language, EmailText>>;

type Props = {
  status: Exclude<ApplicationStatus, "submitted">;
  /** The edited texts; undefined while the usual ones are sent. */
  emails: StatusEmails | undefined;
  onChange: (emails: StatusEmails) => void;
};

/** A button that edits the emails of a bulk change before it is made. */
export function BulkEmail(props: Props) {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton Icon={Mail} onClick={() => setOpen(true)}>
        {t(props.emails === undefined ? "bulk.email" : "bulk.emailEdited")}
      </SmallButton>
      {isOpen && <BulkEmailDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const BulkEmailForm = z.object(languageEmails);

function BulkEmailDialog({ status, emails, onChange, onClose }: Props & { onClose: () => void }) {
  const t = useTranslation();
  const templates = useTemplates();
  const form = useDialogForm({
    opening: useFormOpening({ kind: "edit", onClose }),
    schema: BulkEmailForm,
    send: (values) => {
      onChange(emailsIn(values));
      return Promise.resolve("done");
    },
    failed: "toast.updateFailed",
    read: {},
  });
  const textOf = (language: Language) =>
    emails?.[language] ??
    templates.data?.standard.find((one) => one.kind === status && one.language === language);
  return (
    <FormDialog
      form={form}
      title={t("bulk.emailTitle", { status: t(statusTexts[status]) })}
      description={t("bulk.emailText")}
      submit={t("bulk.emailSubmit")}
      busy={t("bulk.emailSubmit")}
      placeholder={
        templates.data !== undefined ? undefined : templates.error === null ? (
          <LoadingText text={t("statusEmail.loading")} />
        ) : (
          <LoadError
            title={t("templates.loadFailed")}
            error={templates.error}
            onRetry={() => void templates.refetch()}
          />
        )
      }
    >
      <div className="grid min-w-0 gap-5 sm:col-span-2">
        {languages.map((language) => {
          const email = textOf(language);
          return (
            email !== undefined && (
              <LanguageEmailFields
                key={language}
                language={language}
                email={email}
                problemOf={form.problemOf}
              />
            )
          );
        })}
      </div>
    </FormDialog>
  );
}
