import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { EmailPreview } from "#contract/status-email.ts";
import { EmailTextFields } from "#web/admin/email-texts/fields.tsx";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { LoadingText } from "#web/data/query-state.tsx";
import { interpolateNodes, Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Checkbox } from "#web/ui/controls.tsx";

/** The email that a new status would send, as fields of the form around it. */
export function StatusEmail({
  query: { data: email, error },
}: {
  query: Pick<UseQueryResult<EmailPreview>, "data" | "error">;
}) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  const [isWanted, setWanted] = useState(true);

  if (email === undefined) {
    return (
      <div role={error === null ? undefined : "alert"} className="text-sm text-muted">
        {error === null ? (
          <LoadingText text={t("statusEmail.loading")} />
        ) : (
          <p className="text-danger">{messageOf(error)}</p>
        )}
        <p className="mt-1">{t("statusEmail.unseen")}</p>
      </div>
    );
  }
  if (!email.is_sent) return <p className="text-sm text-muted">{t("statusEmail.none")}</p>;
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{t("statusEmail.title")}</legend>
      <Checkbox
        className="min-h-6 gap-3 text-[0.9375rem] font-semibold"
        name="notify"
        defaultChecked
        onChange={({ target }) => setWanted(target.checked)}
      >
        {t("statusEmail.notify")}
      </Checkbox>
      {/* Hidden, not removed: edited text returns with the checkbox. */}
      <fieldset
        disabled={!isWanted}
        hidden={!isWanted}
        className="grid min-w-0 gap-4 [&[hidden]]:hidden"
      >
        <EmailTextFields email={email} language={email.language} hint={t("statusEmail.textHint")} />
        {email.hold_hours > 0 && !email.interview_soon && (
          <p className="text-sm text-muted">
            {interpolateNodes(t("statusEmail.held"), {
              time: <Timestamp iso={email.leaves_at} withTime />,
            })}
          </p>
        )}
      </fieldset>
    </fieldset>
  );
}
