import { useState } from "react";
import { EmailReader, type FixedEmails as Emails } from "#contract/email-templates.ts";
import { languages } from "#contract/languages.ts";
import { useFixedEmails } from "#web/admin/messages/queries.ts";
import { QueryState } from "#web/data/query-state.tsx";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { PreviewedEmail } from "./fields.tsx";

/** The emails with a fixed text, by their readers, each with a preview in both languages. */
export function FixedEmails() {
  const t = useTranslation();
  return (
    <section aria-labelledby="fixed-emails">
      <h4 id="fixed-emails" className="heading-5">
        {t("templates.fixed")}
      </h4>
      <p className="mb-3 text-sm text-muted">{t("templates.fixedText")}</p>
      <QueryState
        query={useFixedEmails()}
        failed={t("templates.loadFailed")}
        loading={<Skeleton className="h-96 w-full" />}
      >
        {({ emails }) =>
          EmailReader.options.map((reader) => (
            <details key={reader} className="border-t border-line py-1 last:border-b">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                {t(`templates.reader.${reader}`)}
              </summary>
              <EmailList emails={emails.filter((email) => email.reader === reader)} />
            </details>
          ))
        }
      </QueryState>
    </section>
  );
}

function EmailList({ emails }: { emails: Emails["emails"] }) {
  const { t, language: own } = useI18n();
  const [shown, setShown] = useState("");
  return (
    <ul className="mb-3 divide-y divide-line">
      {emails
        .filter(({ language }) => language === own)
        .map(({ name, subject }) => {
          const open = emails.find(
            (email) => `${name}.${email.language}` === shown && email.name === name,
          );
          return (
            <li key={name} className="grid gap-3 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <p className="min-w-0 grow basis-56 wrap-anywhere">{subject}</p>
                <div className="flex gap-2">
                  {languages.map((language) => {
                    const id = `${name}.${language}`;
                    const named = { name: subject, language: t(`language.${language}`) };
                    return (
                      <SmallButton
                        key={language}
                        aria-expanded={shown === id}
                        aria-label={t("templates.previewIn", named)}
                        onClick={() => setShown(shown === id ? "" : id)}
                      >
                        {t(`language.${language}`)}
                      </SmallButton>
                    );
                  })}
                </div>
              </div>
              {open && <PreviewedEmail key={shown} email={open} language={open.language} />}
            </li>
          );
        })}
    </ul>
  );
}
