import { type Query, type UseInfiniteQueryResult, useQueryClient } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useErrorToast, useErrorMessage } from "./error-toast.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** The title of the toast that a failed load shows (spec §8). */
    queryMeta: { failed?: TextKey };
  }
}

/**
 * Shows the data of a query, a placeholder until it has loaded, or the failure with a retry button.
 * Loaded data stays on the screen when a refresh fails.
 */
export function QueryState<Data>({
  query: { data, error, refetch },
  failed,
  loading,
  children,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  failed: string;
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error === null) return loading;
  return <LoadError title={failed} error={error} onRetry={() => void refetch()} />;
}

/** A failed load, with a retry button. */
export function LoadError({
  title,
  error,
  retry,
  isBusy = false,
  onRetry,
}: {
  title: string;
  error: Error;
  /** The label of the button, where it differs. */
  retry?: string;
  isBusy?: boolean;
  onRetry: () => void;
}) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  return (
    <Alert tone="error" title={title}>
      <p>{messageOf(error)}</p>
      <SmallButton className="mt-3" isBusy={isBusy} onClick={onRetry}>
        {retry ?? t("common.retry")}
      </SmallButton>
    </Alert>
  );
}

/** Loads the next page of a list, and shows a failure in a toast. Hidden after the last page. */
export function LoadMore({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  className,
}: {
  query: Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
  className: string;
}) {
  const t = useTranslation();
  const showFailure = useErrorToast();
  if (!hasNextPage) return null;

  async function loadNext(): Promise<void> {
    const { isFetchNextPageError, error } = await fetchNextPage();
    if (isFetchNextPageError) showFailure("loadMore.failed", error);
  }

  return (
    <Button
      variant="secondary"
      className={className}
      isBusy={isFetchingNextPage}
      onClick={() => void loadNext()}
    >
      {t(isFetchingNextPage ? "common.loading" : "loadMore.more")}
    </Button>
  );
}

/** Shows a toast each time a query with a title for it fails to load (spec §8). */
export function useLoadErrorToasts(): void {
  const cache = useQueryClient().getQueryCache();
  const showFailure = useErrorToast();
  const show = useEffectEvent(({ meta, state: { error } }: Query) => {
    if (meta?.failed !== undefined) showFailure(meta.failed, error);
  });
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") show(event.query);
      }),
    [cache],
  );
}

/** A spinner beside the name of what is loading. */
export function LoadingText({ className = "", text }: { className?: string; text: string }) {
  return (
    <p className={`flex items-center gap-3 text-muted ${className}`}>
      <Spinner />
      {text}
    </p>
  );
}

/** Replaces an empty list, with a hint on the next step. */
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
      <Icon className="size-8 text-muted" />
      <p className="mt-3 font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      {children !== undefined && <div className="mt-5">{children}</div>}
    </div>
  );
}
