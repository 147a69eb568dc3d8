import { Mail } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import type { ApplicationStatus } from "#contract/applications.ts";
import { languages } from "#contract/languages.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import {
  emailsIn,
  LanguageEmailFields,
  languageEmails,
  type StatusEmails,
} from "#web/admin/email-texts/fields.tsx";
import { useTemplates } from "./queries.ts";

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
  const form = useForm({
    schema: BulkEmailForm,
    save: async (values) => onChange(emailsIn(values)),
    isBlocked: templates.data === undefined,
    guards: true,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t("bulk.emailTitle", { status: t(`status.${status}`) })}
      description={t("bulk.emailText")}
      submit={t("bulk.emailSubmit")}
      busy={t("bulk.emailSubmit")}
      onClose={onClose}
    >
      <div className="grid min-w-0 gap-5 sm:col-span-2">
        <QueryState
          query={templates}
          failed={t("templates.loadFailed")}
          loading={<LoadingText text={t("statusEmail.loading")} />}
        >
          {({ standard }) =>
            languages.map((language) => {
              const email =
                emails?.[language] ??
                standard.find((one) => one.kind === status && one.language === language);
              return (
                email && <LanguageEmailFields key={language} language={language} email={email} />
              );
            })
          }
        </QueryState>
      </div>
    </FormDialog>
  );
}
