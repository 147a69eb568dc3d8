import { lazy, Suspense } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { RequireRole } from "#web/auth/guard.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { useSession } from "#web/auth/session.tsx";

const Panel = lazy(() => import("./panel.tsx"));

/** The profile of the signed-in user (design §9). */
export default function Profile() {
  const t = useTranslation();
  const { user } = useSession();
  return (
    <RequireRole>
      {user !== null && (
        <Suspense fallback={<LoadingScreen message={t("common.loading")} />}>
          <Panel user={user} />
        </Suspense>
      )}
    </RequireRole>
  );
}
