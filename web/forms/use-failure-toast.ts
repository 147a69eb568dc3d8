import { describeFailure } from "../api/failure.ts";
import type { TextKey } from "../i18n/dictionaries.ts";
import { useTranslation } from "../i18n/i18n.tsx";
import { toast } from "../ui/toast.ts";

/** The words for what failed: of whoever refused it (spec §8), or that nobody knows. */
export function useFailureWords(): (failure: unknown) => string {
  const t = useTranslation();
  return (failure) => describeFailure(failure, t) ?? t("call.unexpected");
}

/** Says in a toast that something failed, and why. */
export function useFailureToast(): (title: TextKey, failure: unknown) => void {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  return (title, failure) => {
    toast({ title: t(title), description: wordsFor(failure), tone: "error" });
  };
}
