import { lazy, Suspense } from "react";
import { rankOf, roleRanks } from "#contract/roles.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Navigate } from "#web/router/router.tsx";
import { RedirectToLogin } from "#web/auth/guard.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { useSession } from "#web/auth/session.tsx";

const Panel = lazy(() => import("./panel.tsx"));

/** The door of the admin panel (spec §6): administrators enter, users are led home. */
export default function Admin() {
  return (
    // Tables and a resume beside its facts need more room than pages that are read: see styles.css.
    <div data-wide>
      <RequireAdmin />
    </div>
  );
}

function RequireAdmin() {
  const t = useTranslation();
  const { status, user } = useSession();
  const waiting = <LoadingScreen message={t("admin.loading")} />;
  if (status === "loading") return waiting;
  if (user === null) return <RedirectToLogin />;
  if (rankOf(user.role) < roleRanks.admin) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={waiting}>
      <Panel name={user.name} />
    </Suspense>
  );
}
