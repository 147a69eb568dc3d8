import { Suspense, type ReactNode } from "react";
import { buttonLook } from "#web/ui/button-look.ts";
import { useText } from "#web/i18n/i18n.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Toaster } from "./toaster.tsx";

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <>
      <a
        href="#main"
        className={`fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0 print:hidden ${buttonLook()}`}
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
