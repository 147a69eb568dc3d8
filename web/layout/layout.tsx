import { Suspense, type ReactNode, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { hasToasts, onFirstToast } from "#web/ui/toast.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ReloadButton } from "./load-error.tsx";

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslation();
  return (
    <>
      <a
        href="#main"
        className={`fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0 print:hidden ${buttonClass()}`}
      >
        {t("nav.skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Comes alive after what is seen first, or when somebody reaches for it. */}
      <Suspense>
        <Footer />
      </Suspense>
      <Toaster />
    </>
  );
}

const ToastRegion = lazy(() => import("#web/ui/toast-region.tsx"));

/** Shows toasts. Its code comes with the first of them. */
function Toaster() {
  const t = useTranslation();
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
  const t = useTranslation();
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
        <ReloadButton className={buttonClass({ variant: "secondary", size: "small" })} />
        <button
          type="button"
          className={buttonClass({ variant: "quiet", size: "small" })}
          onClick={() => setShown(false)}
        >
          {t("toast.close")}
        </button>
      </div>
    </div>
  );
}
