import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Boundary } from "#web/data/boundary.tsx";
import { ChunkLoadError } from "#web/data/load-error.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { hasToasts, onWaitingToast } from "#web/ui/toast.ts";

const ToastRegion = lazy(() => import("#web/ui/toast-region.tsx"));

/** Shows toasts. Their code is loaded with the first of them. */
export function Toaster() {
  const t = useTranslation();
  const isWanted = useSyncExternalStore(onWaitingToast, hasToasts, () => false);
  if (!isWanted) return null;
  return (
    <Boundary fallback={<ToasterError />}>
      <Suspense>
        <ToastRegion label={t("toast.region")} closeLabel={t("toast.close")} />
      </Suspense>
    </Boundary>
  );
}

/** Shown in place of toasts whose code could not be loaded, again for each toast. */
function ToasterError() {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => onWaitingToast(() => setOpen(true)), []);
  if (!isOpen) return null;
  return (
    <div className="fixed inset-x-4 bottom-3 z-50 rounded-md shadow-raised sm:right-auto sm:w-96 print:hidden">
      <ChunkLoadError text={t("loadError.text")} onClose={() => setOpen(false)} />
    </div>
  );
}
