import { useTranslation } from "#web/i18n/i18n.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { LoadFailure, useLoadFailureToast } from "../list/states.tsx";

/** Stands in a dialog until its user has come, or says why that did not happen. */
export function LoadingUser({
  query: { error, errorUpdatedAt, refetch },
}: {
  query: { error: Error | null; errorUpdatedAt: number; refetch: () => Promise<unknown> };
}) {
  const t = useTranslation();
  useLoadFailureToast("toast.user.detailsFailed", { error, errorUpdatedAt });
  if (error !== null) {
    return (
      <LoadFailure
        title={t("toast.user.detailsFailed")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <p className="flex items-center gap-3 py-10 text-muted">
      <Spinner />
      {t("user.loading")}
    </p>
  );
}
