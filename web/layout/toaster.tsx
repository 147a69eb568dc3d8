import { lazy, Suspense, useSyncExternalStore } from "react";
import { useText } from "#web/i18n/i18n.tsx";
import { hasToasts, onFirstToast } from "#web/ui/toast.ts";
import { Boundary, LostToasts } from "./lost.tsx";

const ToastRegion = lazy(() => import("#web/ui/toast-region.tsx"));

/** Shows toasts. Its code comes with the first of them. */
export function Toaster() {
  const t = useText();
  const isWanted = useSyncExternalStore(onFirstToast, hasToasts, () => false);
  if (!isWanted) return null;
  return (
    <Boundary fallback={<LostToasts />}>
      <Suspense>
        <ToastRegion label={t("toast.region")} closeLabel={t("toast.close")} />
      </Suspense>
    </Boundary>
  );
}
