import { receiptNumber } from "#contract/receipt.ts";
import type { UploadOutcome } from "#web/api/upload.ts";
import type { Translate } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** Tells in a toast what became of an application whose page was left before the answer came. */
export function tellLateAnswer(
  outcome: UploadOutcome,
  { t, email, openForm }: { t: Translate; email: string; openForm: () => void },
): void {
  const closing = new AbortController();
  if (outcome.kind === "stored") {
    const receipt = receiptNumber(outcome.answer.data.id);
    toast({
      title: t("apply.late.sent"),
      description: t("apply.late.sent.text", { receipt, email }),
      tone: "success",
      until: closing.signal,
    });
    return;
  }
  toast({
    title: t(outcome.kind === "refused" ? "apply.late.failed" : "apply.late.unknown"),
    description:
      outcome.kind === "refused"
        ? (outcome.words ?? t("apply.failed"))
        : t("apply.late.unknown.text"),
    tone: "error",
    until: closing.signal,
    action: {
      label: t("apply.late.open"),
      run: () => {
        closing.abort();
        openForm();
      },
    },
  });
}
