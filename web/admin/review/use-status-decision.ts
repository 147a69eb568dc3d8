import { useState } from "react";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { previewStatusEmail, updateApplication } from "#web/api/applications.ts";
import { useStoredSwitch } from "#web/browser/use-stored-switch.ts";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { mayBeTold } from "../applications/decision-checks.tsx";
import { useDecisionToast } from "../applications/decision-toast.ts";
import { useApplicationCache } from "../applications/queries.ts";
import { unseenOf } from "../applications/unseen.ts";
import { shownId } from "./use-queue.ts";

type Decision = {
  application: Application;
  status: ApplicationStatus;
  /** What has happened since the page was read, where the decision was refused for it. */
  happened?: readonly string[];
};

/**
 * Sets a status. Where the applicant gets an email or knows of the decision before, `pending` holds the decision until the update dialog
 * has shown the email; otherwise the status is saved at once. With `autoAdvance` it then goes to the next
 * application, if this one is still on the screen.
 */
export function useStatusDecision(goNext: () => unknown) {
  const t = useTranslation();
  const cache = useApplicationCache();
  const report = useDecisionToast();
  const [autoAdvance, setAutoAdvance] = useStoredSwitch("reviewAutoAdvance", false);
  const [pending, setPending] = useState<Decision>();
  const [savingIds, setSavingIds] = useState<ReadonlySet<string>>(new Set());

  const { mutate } = useAction({
    mutationFn: async ({ application, status }: Decision) => {
      const { id, seen_version: seen } = application;
      if (mayBeTold(application) || (await previewStatusEmail(id, status)).is_sent) return null;
      try {
        return await updateApplication(id, { status }, { seen });
      } catch (failure) {
        const unseen = unseenOf(failure);
        if (unseen === undefined) throw failure;
        return unseen;
      }
    },
    onSuccess: (saved, decision) => {
      if (saved === null) return showEmail(decision);
      if ("happened" in saved) {
        void cache.reload();
        return showEmail({ ...decision, ...saved });
      }
      cache.set(saved);
      report(saved);
      advance(saved.id);
      // Not awaited, so that the next decision does not wait.
      void cache.reload();
    },
    failed: "toast.updateFailed",
    onError: () => void cache.reload(),
    onSettled: (_saved, _failure, { application }) =>
      setSavingIds((before) => new Set([...before].filter((id) => id !== application.id))),
  });

  function advance(decidedId: string): void {
    if (autoAdvance && decidedId === shownId()) goNext();
  }

  function showEmail(decision: Decision): void {
    const { id, full_name: name } = decision.application;
    if (id === shownId()) setPending(decision);
    else
      toast({
        title: t("review.emailNotPreviewed", { name }),
        description: decision.happened?.join("; ") ?? t("review.emailNotPreviewedText"),
      });
  }

  function decide(application: Application, status: ApplicationStatus): void {
    if (savingIds.has(application.id)) return;
    if (status === application.status) {
      toast({ title: t("review.already", { status: t(`status.${status}`) }) });
      return;
    }
    setSavingIds((before) => new Set([...before, application.id]));
    mutate({ application, status });
  }

  const isSaving = (id: string) => savingIds.has(id);
  return { pending, setPending, isSaving, decide, advance, autoAdvance, setAutoAdvance };
}
