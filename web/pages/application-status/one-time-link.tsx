import { useState } from "react";
import { isClientError, isReplacedLink } from "#web/api/api-error.ts";
import {
  confirmContact,
  confirmErasure,
  disownApplication,
  downloadCopy,
  keepContact,
  stayInTalentPool,
} from "#web/api/applicant-portal.ts";
import { type OnProgress, withPatience } from "#web/api/patience.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { saveFile } from "#web/ui/save-file.ts";

/** What each one-time link does. The answer is the message that is shown; a copy has none of its own. */
const actions = {
  erase: confirmErasure,
  contact: confirmContact,
  back: keepContact,
  pool: stayInTalentPool,
  notmine: disownApplication,
  copy: async (token: string, onProgress: OnProgress) => {
    saveFile(await downloadCopy(token, onProgress), "application.zip");
    return undefined;
  },
} as const;

type LinkKind = keyof typeof actions;

/** Does what a one-time link is for at the press of a button: a mail scanner that opens the link does nothing. */
export default function OneTimeLink({
  kind,
  token,
  onReplaced,
}: {
  kind: LinkKind;
  token: string;
  /** A newer link has replaced it. */
  onReplaced: () => void;
}) {
  const t = useTranslation();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const [message, setMessage] = useState<string>();

  function finish(answer: string | undefined): void {
    setFailure(undefined);
    setMessage(answer);
    setDone(true);
  }

  async function act(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const start = (onProgress: OnProgress) => actions[kind](token, onProgress);
      finish(await withPatience(start, finish, "call.noAnswer"));
    } catch (error) {
      if (isReplacedLink(error)) return onReplaced();
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="page-width flex min-h-[60vh] max-w-2xl flex-col items-start justify-center py-24">
      <h1 ref={isDone ? focusOnMount : null} tabIndex={-1} className="heading-2 outline-none">
        {t(isDone ? `oneTimeLink.${kind}.done` : `oneTimeLink.${kind}`)}
      </h1>
      <p className="mt-4 text-lg text-muted">
        {message ?? t(isDone ? "oneTimeLink.copy.saved" : `oneTimeLink.${kind}.text`)}
      </p>
      <LiveRegion className="w-full not-empty:mt-6">
        {failure !== undefined && <Alert tone="error" title={messageOf(failure)} />}
      </LiveRegion>
      <div className="mt-8 flex flex-wrap gap-3">
        {isDone || isClientError(failure) ? (
          <LinkButton to="/careers">{t("applicationStatus.careers")}</LinkButton>
        ) : (
          <Button
            variant={kind === "erase" ? "danger" : "primary"}
            isBusy={isBusy}
            onClick={() => void act()}
          >
            {t(`oneTimeLink.${kind}.submit`)}
          </Button>
        )}
      </div>
    </section>
  );
}
