import { useState } from "react";
import type { OwnEmail } from "#contract/applicant.ts";
import { fetchOwnEmails } from "#web/api/applicant-portal.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { TextLink } from "#web/pages/careers/text-link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/loading.tsx";

/** The emails that were sent to the applicant. They load when they are asked for: the line may be poor. */
export function Emails({ token }: { token: string }) {
  const t = useTranslation();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const [emails, setEmails] = useState<readonly OwnEmail[]>();
  const [failure, setFailure] = useState<unknown>();

  async function load(): Promise<void> {
    setFailure(undefined);
    await fetchOwnEmails(token).then(setEmails, setFailure);
  }

  return (
    <section aria-labelledby="emails" className="mt-12 border-t border-line pt-8">
      <h2 id="emails" className="heading-4">
        {t("ownEmails.title")}
      </h2>
      <details
        className="mt-3"
        onToggle={({ target, currentTarget }) => {
          // Not for an email inside: React lets this event bubble.
          if (target === currentTarget && currentTarget.open) void load();
        }}
      >
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          {t("ownEmails.show")}
        </summary>
        {failure !== undefined && (
          <Alert tone="error" title={messageOf(failure)} className="mt-2">
            <Button variant="secondary" size="small" onClick={() => void load()}>
              {t("common.retry")}
            </Button>
          </Alert>
        )}
        {emails === undefined && failure === undefined && <Spinner />}
        {emails?.length === 0 && <p className="text-muted">{t("ownEmails.none")}</p>}
        <ol className="mt-2 divide-y divide-line border-y border-line empty:hidden">
          {emails?.map(({ id, subject, text, sent_at }) => (
            <li key={id}>
              <details>
                <summary className="min-h-11 cursor-pointer py-3 wrap-anywhere">
                  <span className="font-semibold">{subject}</span>{" "}
                  <span className="text-sm text-muted">
                    <Timestamp iso={sent_at} withTime />
                  </span>
                </summary>
                <p className="pb-4 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
                  {text === "" ? t("ownEmails.gone") : text}
                </p>
              </details>
            </li>
          ))}
        </ol>
      </details>
      <TextLink to="/check-email">{t("common.checkEmail")}</TextLink>
    </section>
  );
}
