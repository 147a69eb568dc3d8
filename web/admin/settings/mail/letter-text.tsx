import type { OutboxLetter } from "#contract/outbox.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { LoadFailure } from "../../list/load-failure.tsx";
import { useLetter } from "./queries.ts";

/** An e-mail to be read. */
export function LetterText({
  letter: { id, subject, to_email: email },
  onClose,
}: {
  letter: OutboxLetter;
  onClose: () => void;
}) {
  const t = useTranslation();
  const { data, error, refetch } = useLetter(id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={subject}
      description={email ?? t("adminSettings.mail.nobody")}
      closeLabel={t("form.dismiss")}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      {data !== undefined && (
        <p
          className={`whitespace-pre-wrap wrap-anywhere ${data.text === null ? "text-muted" : ""}`}
        >
          {data.text ?? t("adminSettings.mail.textGone")}
        </p>
      )}
      {data === undefined && error === null && <Skeleton className="h-48 w-full" />}
      {data === undefined && error !== null && (
        <LoadFailure
          title={t("adminSettings.mail.textFailed")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
