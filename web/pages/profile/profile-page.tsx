import { lazy, Suspense } from "react";
import { useText } from "#web/i18n/i18n.tsx";
import { Guard } from "#web/auth/guard.tsx";
import { Waiting } from "#web/ui/loading.tsx";
import { useSession } from "#web/auth/session.tsx";

const Panel = lazy(() => import("./panel.tsx"));

/** The profile of whoever is signed in (design §9). */
export default function Profile() {
  const t = useText();
  const { user } = useSession();
  return (
    <Guard>
      {user !== null && (
        <Suspense fallback={<Waiting words={t("guard.loading")} />}>
          <Panel user={user} />
        </Suspense>
      )}
    </Guard>
  );
}
