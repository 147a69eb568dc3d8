import { lazy, Suspense } from "react";
import { isStaff } from "#contract/roles.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Navigate } from "#web/router/router.tsx";
import { RedirectToLogin } from "#web/auth/guard.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { useSession } from "#web/auth/session.tsx";

const Panel = lazy(() => import("./panel.tsx"));

/** The admin panel (spec §6): administrators and recruiters enter, users are redirected to the home page. */
export default function Admin() {
  return (
    // Tables, and a resume beside its data, need more room than a page of text: see styles.css.
    <div data-wide>
      <RequireStaff />
    </div>
  );
}

function RequireStaff() {
  const t = useTranslation();
  const { status, user } = useSession();
  const loading = <LoadingScreen message={t("admin.loading")} />;
  if (status === "loading") return loading;
  if (user === null) return <RedirectToLogin />;
  if (!isStaff(user.role)) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={loading}>
      <Panel name={user.name} />
    </Suspense>
  );
}
