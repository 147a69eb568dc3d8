import { Suspense, type ReactNode, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { hasToasts, onWaitingToast } from "#web/ui/toast.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Boundary } from "#web/data/boundary.tsx";
import { ChunkLoadError } from "#web/data/load-error.tsx";

/** The header and footer around every page. */
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
      <Boundary fallback={<PlainHeader />}>
        <Header />
      </Boundary>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Hydrates after the page, or as soon as it is used. */}
      <Boundary fallback={null}>
        <Suspense>
          <Footer />
        </Suspense>
      </Boundary>
      <Toaster />
    </>
  );
}

/** The way home, where the header has failed. */
const PlainHeader = () => (
  <header className="border-b border-line">
    <a href="/" className="page-width flex h-18 items-center text-xl font-semibold">
      {company.name}
    </a>
  </header>
);

const ToastRegion = lazy(() => import("#web/ui/toast-region.tsx"));

/** Shows toasts. Their code is loaded with the first of them. */
function Toaster() {
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
