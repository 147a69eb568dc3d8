import { useText } from "../i18n/i18n.tsx";
import { reloadWhereServed } from "../document/chunk-errors.ts";
import { toast } from "../ui/toast.ts";

/** Says that something could not be loaded, where the page is not to be loaded anew without being asked. */
export function useTellLost(): () => void {
  const t = useText();
  return () =>
    toast({
      title: t("lost.title"),
      description: t("lost.text"),
      tone: "error",
      action: { label: t("lost.reload"), run: () => void reloadWhereServed({ isAskedFor: true }) },
    });
}
