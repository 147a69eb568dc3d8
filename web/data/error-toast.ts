import { describeError } from "#web/api/api-error.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** Returns the message of a failure: the server's (spec §8), or else the fallback. */
export function useErrorMessage(
  fallback: TextKey = "call.unexpected",
): (failure: unknown) => string {
  const t = useTranslation();
  return (failure) => describeError(failure, t) ?? t(fallback);
}
export function useErrorToast(): (title: TextKey, failure: unknown) => void {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  return (title, failure) => {
    toast({ title: t(title), description: messageOf(failure), tone: "error" });
  };
}
