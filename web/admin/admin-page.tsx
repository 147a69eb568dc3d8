import { lazy, Suspense } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";

const Shell = lazy(() => import("./shell.tsx"));

/** The admin panel (spec §6). */
export default function Admin() {
  const t = useTranslation();
  return (
    // Tables, and a resume beside its data, need more room than a page of text: see styles.css.
    <div data-wide>
      <Suspense fallback={<LoadingScreen message={t("admin.loading")} />}>
        <Shell />
      </Suspense>
    </div>
  );
}
