import { Download } from "lucide-react";
import type { Application } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";
import { DetailsList } from "./details-list.tsx";
import { LegalHold } from "./legal-hold.tsx";
import { ReviewLink } from "../review/review-link.tsx";
import { useActions } from "./row-actions.tsx";
import { SpamNotice } from "./spam-notice.tsx";
import { hasResume, useDownload } from "./use-download.ts";

/** Everything about one application (spec §2). Its address can be sent to a colleague. */
export function Details({
  id,
  application,
  error,
  onClose,
}: {
  id: string;
  /** Undefined until it has come. */
  application: Application | undefined;
  /** Why it does not. */
  error: Error | null;
  onClose: () => void;
}) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const { edit } = useActions();
  const { mutate: download, isPending: isDownloading } = useDownload();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t("details.title")}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          <ReviewLink id={id} size="medium" />
          {application !== undefined && hasResume(application) && (
            <Button
              variant="secondary"
              isBusy={isDownloading}
              onClick={() => download(application)}
            >
              {!isDownloading && <Download aria-hidden="true" className="size-5" />}
              {t("details.download")}
            </Button>
          )}
          {application !== undefined && (
            <Button onClick={() => edit(application)}>{t("details.edit")}</Button>
          )}
        </>
      }
    >
      {application !== undefined ? (
        <>
          <SpamNotice application={application} />
          <DetailsList application={application} />
          <LegalHold application={application} />
        </>
      ) : error === null ? (
        <p className="flex items-center gap-3 py-10 text-muted">
          <Spinner />
          {t("details.loading")}
        </p>
      ) : (
        <Alert tone="error" title={t("toast.loadFailed")}>
          {wordsFor(error)}
        </Alert>
      )}
    </Dialog>
  );
}
