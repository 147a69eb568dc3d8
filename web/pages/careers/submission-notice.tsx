import { useEffect, useEffectEvent, type ReactNode, type Ref } from "react";
import type { SubmittedApplication } from "#contract/applications.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { UploadOutcome } from "#web/api/upload.ts";
import { formatDateTime } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/** How the last attempt ended, where it did not succeed. */
export function SubmissionNotice({
  outcome,
  canSend,
  onOnline,
  onShowReceipt,
  onSendAnew,
  ref,
}: {
  outcome: Exclude<UploadOutcome, { kind: "stored" }>;
  /** Whether the form can be sent as it is. */
  canSend: boolean;
  /** The network is back. */
  onOnline: () => void;
  onShowReceipt: (answer: SubmittedApplication) => void;
  onSendAnew: () => void;
  ref: Ref<HTMLDivElement>;
}) {
  const t = useTranslation();
  const { language } = useLanguage();

  const tellOnline = useEffectEvent(onOnline);
  const isOffline = outcome.kind === "offline";
  useEffect(() => {
    if (!isOffline) return undefined;
    const listen = () => tellOnline();
    if (navigator.onLine) listen();
    addEventListener("online", listen);
    return () => removeEventListener("online", listen);
  }, [isOffline]);

  const retry = (
    <Button type="submit" variant="secondary" size="small" className="mt-2" disabled={!canSend}>
      {t("common.retry")}
    </Button>
  );

  function describe(): { tone: "error" | "info"; title: string; help: ReactNode } {
    switch (outcome.kind) {
      case "cancelled":
        return { tone: "info", title: t("apply.cancelled"), help: retry };
      case "unknown":
        return { tone: "error", title: t("apply.unexpected"), help: retry };
      case "offline":
        return {
          tone: "error",
          title: t("apply.offline"),
          help: (
            <>
              <p>{t("apply.offline.text")}</p>
              {retry}
            </>
          ),
        };
      case "refused": {
        // Where fields are at fault, trying again changes nothing until they are mended.
        const help = Object.keys(outcome.errors).length === 0 ? retry : undefined;
        return { tone: "error", title: outcome.words ?? t("apply.failed"), help };
      }
      case "arrived":
        break;
    }
    const { id, created_at } = outcome.answer.data;
    const values = {
      time: formatDateTime(created_at, language),
      receipt: receiptNumber(id),
    };
    return {
      tone: "info",
      title: t("apply.arrived"),
      help: (
        <>
          <p>{t("apply.arrived.text", values)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={() => onShowReceipt(outcome.answer)}>
              {t("apply.arrived.receipt")}
            </Button>
            <Button variant="secondary" size="small" disabled={!canSend} onClick={onSendAnew}>
              {t("apply.arrived.new")}
            </Button>
          </div>
        </>
      ),
    };
  }

  const { tone, title, help } = describe();
  return (
    <div ref={ref} tabIndex={-1} className="mb-8 rounded-md">
      <Alert tone={tone} title={title}>
        {help}
      </Alert>
    </div>
  );
}
