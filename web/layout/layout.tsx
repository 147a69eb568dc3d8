import { Suspense, type ReactNode } from "react";
import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Toaster } from "./toaster.tsx";
import { Boundary } from "#web/data/boundary.tsx";

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
    <a href="/" className="page-width flex h-(--header) items-center text-xl font-semibold">
      {company.name}
    </a>
  </header>
);
