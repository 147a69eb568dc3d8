import { lazy, Suspense, useState } from "react";
import { useIsHydrated } from "#web/document/hydration.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useLocation } from "#web/router/router.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { AskLinks } from "./ask-links.tsx";

// A visitor without a link needs neither.
const OwnApplicationByLink = lazy(() => import("./own-application.tsx"));
const ConfirmErasure = lazy(() => import("./confirm-erasure.tsx"));

/**
 * Where the private links of applicants lead. What stands behind `#` decides: a status link, the
 * one-time link that deletes everything, or nothing, when the link has been lost.
 */
export default function ApplicationStatus() {
  return (
    // As high as the screen, so that the footer does not move when the answer comes.
    <div className="min-h-screen">
      <Suspense fallback={<Checking />}>
        <Screen />
      </Suspense>
    </div>
  );
}

function Checking() {
  const t = useTranslation();
  return <LoadingScreen message={t("applicationStatus.checking")} />;
}

function Screen() {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [lost, setLost] = useState<string | null>(null);
  if (!isHydrated) return <Checking />;

  const fragment = hash.slice(1);
  const eraseToken = new URLSearchParams(fragment).get("erase");
  if (eraseToken !== null) return <ConfirmErasure token={eraseToken} />;
  if (fragment === "" || lost === fragment) return <AskLinks isLost={lost === fragment} />;
  return <OwnApplicationByLink key={fragment} token={fragment} onLost={() => setLost(fragment)} />;
}
