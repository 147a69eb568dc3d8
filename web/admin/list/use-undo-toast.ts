import { bulkLimits } from "#contract/bulk.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** Says what was done and offers, for as long as it is possible, to take it back. */
export function useUndoToast(): (title: string, undo: () => void) => void {
  const t = useTranslation();
  return (title, undo) => {
    toast({
      title,
      tone: "success",
      action: { label: t("list.undo"), run: undo },
      shownMs: bulkLimits.undoSeconds * 1_000,
    });
  };
}
