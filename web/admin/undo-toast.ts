import { bulkLimits } from "#contract/bulk.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** Returns a function that reports a change in a toast, with a button that undoes it while that is possible. */
export function useUndoToast() {
  const t = useTranslation();
  return (title: string, undo: () => void, description?: string) =>
    toast({
      title,
      ...(description !== undefined && { description }),
      tone: "success",
      action: { label: t("list.undo"), run: undo },
      durationMs: bulkLimits.undoSeconds * 1_000,
    });
}
