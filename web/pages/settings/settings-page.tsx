import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { RequireRole } from "#web/auth/guard.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { useSession } from "#web/auth/session.tsx";
import { clearSession } from "#web/auth/tokens.ts";

const Panel = lazy(() => import("./panel.tsx"));

/** The settings of the signed-in user (design §9). */
export default function Settings() {
  const t = useTranslation();
  const { user } = useSession();
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <LeaveAfterDeletion />;
  return (
    <RequireRole>
      {user !== null && (
        <Suspense fallback={<LoadingScreen message={t("common.loading")} />}>
          <Panel user={user} onDeleted={() => setDeleted(true)} />
        </Suspense>
      )}
    </RequireRole>
  );
}

// Outside RequireRole, which would redirect to the sign-in screen.
function LeaveAfterDeletion() {
  const navigate = useNavigate();
  useEffect(() => {
    clearSession();
    navigate("/", { replace: true });
  }, [navigate]);
  return null;
}
