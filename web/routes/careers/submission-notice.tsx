import type { Ref } from "react";
import type { UploadOutcome } from "#web/api/upload.ts";
import { useText, type Translate } from "#web/language.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Submission } from "./submission.ts";

/** How the last attempt ended, where it did not succeed. */
export function SubmissionNotice({
  submission,
  canRetry,
  ref,
}: {
  submission: Submission;
  canRetry: boolean;
  ref: Ref<HTMLDivElement>;
}) {
  const t = useText();
  if (submission.state !== "ended" || submission.outcome.kind === "stored") return null;
  const { outcome } = submission;
  // Where fields are at fault, trying again changes nothing until they are mended.
  const canHelp = outcome.kind !== "refused" || Object.keys(outcome.errors).length === 0;
  return (
    <div ref={ref} tabIndex={-1} className="mb-8 rounded-md">
      <Alert tone={outcome.kind === "cancelled" ? "info" : "error"} title={describe(outcome, t)}>
        {canHelp ? (
          <Button type="submit" look="secondary" size="small" className="mt-2" disabled={!canRetry}>
            {t("apply.retry")}
          </Button>
        ) : undefined}
      </Alert>
    </div>
  );
}

function describe(outcome: Exclude<UploadOutcome, { kind: "stored" }>, t: Translate): string {
  if (outcome.kind === "cancelled") return t("apply.cancelled");
  if (outcome.kind === "unknown") return t("apply.unexpected");
  return outcome.words ?? t("apply.failed");
}
