import type { ReactNode } from "react";
import { rankOf, roleRanks } from "#contract/roles.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Navigate, useLocation } from "#web/router/router.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { returnToState } from "./return-to.ts";
import { useSession } from "./session.tsx";
import type { SessionUser } from "#web/api/tokens.ts";

/** Shows a screen only to users with the role "user" or a higher one (spec §6). */
export function RequireUser({ children }: { children: (user: SessionUser) => ReactNode }) {
  const t = useTranslation();
  const { status, user } = useSession();
  if (status === "loading") return <LoadingScreen message={t("common.loading")} />;
  if (user === null) return <RedirectToLogin />;
  const { role } = user;
  if (rankOf(role) >= roleRanks.user) return children(user);
  return (
    <section className="page-width flex min-h-[60vh] flex-col items-start justify-center py-24">
      <h1 className="text-4xl font-semibold">{t("guard.denied")}</h1>
      <p className="mt-4 text-lg text-muted">{t("guard.deniedText")}</p>
      <p className="mt-2 text-muted">{t("guard.roles", { required: "user", role })}</p>
      <LinkButton to="/" className="mt-8">
        {t("guard.home")}
      </LinkButton>
    </section>
  );
}

/** Redirects to the sign-in screen, which leads back here. */
export function RedirectToLogin() {
  return <Navigate to="/login" state={returnToState(useLocation())} />;
}
