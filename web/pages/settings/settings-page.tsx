import { lazy, Suspense, useEffect, useState } from "react";
import { useText } from "#web/i18n/i18n.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { Guard } from "#web/auth/guard.tsx";
import { Waiting } from "#web/ui/loading.tsx";
import { useSession } from "#web/auth/session.tsx";
import { clearSession } from "#web/auth/tokens.ts";

const Panel = lazy(() => import("./panel.tsx"));

/** The settings of the own account (design §9). */
export default function Settings() {
  const t = useText();
  const { user } = useSession();
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <Farewell />;
  return (
    <Guard>
      {user !== null && (
        <Suspense fallback={<Waiting words={t("guard.loading")} />}>
          <Panel user={user} onDeleted={() => setDeleted(true)} />
        </Suspense>
      )}
    </Guard>
  );
}

// Without the guard, which would lead to the sign-in screen.
function Farewell() {
  const navigate = useNavigate();
  useEffect(() => {
    clearSession();
    navigate("/", { replace: true });
  }, [navigate]);
  return null;
}
