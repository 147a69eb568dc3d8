import { useState } from "react";
import { isClientError } from "#web/api/api-error.ts";
import { confirmErasure } from "#web/api/applicant-portal.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/focus.ts";

/** Deletes an application at the press of a button: a mail scanner that opens the link deletes nothing. */
export default function ConfirmErasure({ token }: { token: string }) {
  const t = useTranslation();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [success, setSuccess] = useState<string>();
  const isDone = success !== undefined;

  async function erase(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    await confirmErasure(token).then(setSuccess, setFailure);
    setBusy(false);
  }

  return (
    <section className="page-width flex min-h-[60vh] max-w-2xl flex-col items-start justify-center py-24">
      <h1
        ref={isDone ? focusOnMount : null}
        tabIndex={-1}
        className="text-3xl font-semibold outline-none sm:text-4xl"
      >
        {t(isDone ? "applicationStatus.erased" : "applicationStatus.eraseNow")}
      </h1>
      <p className="mt-4 text-lg text-muted">{success ?? t("applicationStatus.eraseNowText")}</p>
      <div aria-live="polite" className="w-full not-empty:mt-6">
        {failure !== undefined && <Alert tone="error" title={messageOf(failure)} />}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isDone || isClientError(failure) ? (
          <LinkButton to="/careers">{t("applicationStatus.careers")}</LinkButton>
        ) : (
          <Button variant="danger" isBusy={isBusy} onClick={() => void erase()}>
            {t("applicationStatus.eraseSubmit")}
          </Button>
        )}
      </div>
    </section>
  );
}
