import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** What the toasts say; `notCopiedText` may have the {text}. */
type CopyTexts = Readonly<Record<"copied" | "notCopied" | "notCopiedText", TextKey>>;

/** Copies a text, and says in a toast whether that worked. */
export function useCopyText({ copied, notCopied, notCopiedText }: CopyTexts) {
  const t = useTranslation();
  return async (text: string): Promise<void> => {
    try {
      // Undefined on plain http.
      await navigator.clipboard.writeText(text);
      toast({ title: t(copied), tone: "success" });
    } catch {
      const description = t(notCopiedText, { text });
      toast({ title: t(notCopied), description, tone: "error" });
    }
  };
}
