import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** Copies a text, and says in a toast whether that worked. The texts begin with the key. */
export function useCopyText(key: "userAccess" | "twoStep.codes") {
  const t = useTranslation();
  return async (text: string): Promise<void> => {
    try {
      // Undefined on plain http.
      await navigator.clipboard.writeText(text);
      toast({ title: t(`${key}.copied`), tone: "success" });
    } catch {
      const description = t(`${key}.notCopiedText`);
      toast({ title: t(`${key}.notCopied`), description, tone: "error" });
    }
  };
}
