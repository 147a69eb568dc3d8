import type { UpdatedApplication } from "#contract/applications.ts";
import { undoApplications } from "#web/api/applications.ts";
import { useAction } from "#web/data/use-action.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { formatShortTime } from "#web/i18n/vietnam-time.tsx";
import { toast } from "#web/ui/toast.ts";
import { useUndoToast } from "../undo-toast.ts";
import { useApplicationCache } from "./queries.ts";

/** Returns a function that reports a saved change with the person's name, and offers to undo a new status. */
export function useDecisionToast(): (saved: UpdatedApplication) => void {
  const { t, language } = useI18n();
  const { reload } = useApplicationCache();
  const showUndo = useUndoToast();
  const undoing = useAction({
    mutationFn: ({ undoId }: { undoId: string; name: string }) => undoApplications(undoId),
    onSuccess: ({ refused: [refusal] }, { name }) =>
      refusal === undefined
        ? toast({ title: t("decision.undone", { name }), tone: "success" })
        : toast({ title: t("bulk.undoFailed"), description: refusal.message, tone: "error" }),
    failed: "bulk.undoFailed",
    onSettled: reload,
  });
  return ({ full_name: name, status, status_email_at: leavesAt, undo_id: undoId }) => {
    const title = t("toast.updated");
    if (undoId === null) toast({ title, description: name, tone: "success" });
    else {
      const decision = t("decision.made", { name, status: t(`status.${status}`) });
      const leaves =
        status === "rejected" && leavesAt !== null
          ? t("applications.emailLeaves", { time: formatShortTime(leavesAt, language) })
          : "";
      const description = [decision, leaves].filter(Boolean).join(" · ");
      showUndo(title, () => undoing.mutate({ undoId, name }), description);
    }
  };
}
