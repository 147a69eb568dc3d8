import { lazy, Suspense } from "react";
import { isStaff } from "#contract/staff.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Navigate } from "#web/router/router.tsx";
import { RedirectToLogin } from "#web/session/guard.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { useSession } from "#web/session/session.tsx";

const Panel = lazy(() => import("./shell.tsx"));

/** The admin panel (spec §6): administrators and recruiters enter, users are redirected to the home page. */
export default function Admin() {
  const t = useTranslation();
  const { status, user } = useSession();
  const loading = <LoadingScreen message={t("admin.loading")} />;
  if (status === "signed-out") return <RedirectToLogin />;
  if (user !== null && !isStaff(user.role)) return <Navigate to="/" />;
  return (
    // Tables, and a resume beside its data, need more room than a page of text: see styles.css.
    <div data-wide>
      <Suspense fallback={loading}>{user === null ? loading : <Panel name={user.name} />}</Suspense>
    </div>
  );
}
