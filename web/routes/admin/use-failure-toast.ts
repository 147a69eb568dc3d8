import { describeFailure } from "#web/api/failure.ts";
import type { TextKey } from "#web/dictionaries.ts";
import { useText } from "#web/language.tsx";
import { toast } from "#web/ui/toast.ts";

/** Shows what an administrator's call failed at, with the words of whoever refused it (spec §8). */
export function useFailureToast(): (title: TextKey, failure: unknown) => void {
  const t = useText();
  return (title, failure) => {
    const description = describeFailure(failure, t) ?? t("admin.unexpected");
    toast({ title: t(title), description, tone: "error" });
  };
}
