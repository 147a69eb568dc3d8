import { lazy, Suspense } from "react";
import { useText } from "#web/language.tsx";
import { Guard } from "#web/session/guard.tsx";
import { Waiting } from "#web/ui/waiting.tsx";
import { useSession } from "#web/session/session.tsx";

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
