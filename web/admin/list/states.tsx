import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFailureToast, useFailureWords } from "#web/forms/use-failure-toast.ts";

/** Stands where rows would be: says that there are none, and what to do next. */
export function EmptyState({
  Icon,
  title,
  text,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-md border border-line bg-surface px-6 py-16 text-center">
      <Icon aria-hidden="true" className="size-8 text-muted" />
      <p className="mt-3 font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      {children !== undefined && <div className="mt-5">{children}</div>}
    </div>
  );
}

/** Says in a toast, each time anew, that a list could not be loaded (spec §8). */
export function useLoadFailureToast(
  title: TextKey,
  { error, errorUpdatedAt }: { error: Error | null; errorUpdatedAt: number },
): void {
  const showFailure = useFailureToast();
  // The time of a failure is still known when an answer has come after it.
  const tell = useEffectEvent(() => {
    if (error !== null) showFailure(title, error);
  });
  useEffect(() => {
    if (errorUpdatedAt > 0) tell();
  }, [errorUpdatedAt]);
}

/** Stands where rows would be: says why they did not come, and asks for them again. */
export function LoadFailure({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: Error;
  onRetry: () => void;
}) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  return (
    <Alert tone="error" title={title}>
      <p>{wordsFor(error)}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        {t("common.retry")}
      </Button>
    </Alert>
  );
}
