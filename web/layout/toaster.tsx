import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useText } from "#web/i18n/i18n.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { hasToasts, onFirstToast } from "#web/ui/toast.ts";
import { ReloadButton } from "./load-error.tsx";

const ToastRegion = lazy(() => import("#web/ui/toast-region.tsx"));

/** Shows toasts. Its code comes with the first of them. */
export function Toaster() {
  const t = useText();
  const isWanted = useSyncExternalStore(onFirstToast, hasToasts, () => false);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={<ToastsLost />}>
      <Suspense>
        <ToastRegion label={t("toast.region")} closeLabel={t("toast.close")} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** In the place of toasts whose code could not be loaded. It comes again with each of them. */
function ToastsLost() {
  const t = useText();
  const [isShown, setShown] = useState(true);
  useEffect(() => onFirstToast(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-3 z-50 rounded-md border border-line bg-surface p-4 shadow-raised sm:right-auto sm:w-96 print:hidden"
    >
      <p className="font-semibold">{t("lost.title")}</p>
      <p className="mt-0.5 text-sm text-muted">{t("lost.text")}</p>
      <div className="mt-3 flex gap-3">
        <ReloadButton className={buttonLook({ look: "secondary", size: "small" })} />
        <button
          type="button"
          className={buttonLook({ look: "quiet", size: "small" })}
          onClick={() => setShown(false)}
        >
          {t("toast.close")}
        </button>
      </div>
    </div>
  );
}
