import type { ReactNode } from "react";
import { rankOf, roleRanks, isStaff } from "#contract/staff.ts";
import type { SessionUser } from "#web/api/tokens.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Navigate, useLocation } from "#web/router/router.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import type { Route } from "../routes.ts";
import { returnToState } from "./return-to.ts";
import { useSession } from "./session.tsx";

/** Shows a page only to those who may see it (spec §6): the one place that decides, for every route. */
export const Guard = ({ access, children }: { access: Route["access"]; children: ReactNode }) =>
  access === "public" ? children : <Restricted access={access}>{children}</Restricted>;

function Restricted({ access, children }: { access: "user" | "admin"; children: ReactNode }) {
  const t = useTranslation();
  const { status, user } = useSession();
  if (status === "signed-out") return <RedirectToLogin />;
  if (user === null) {
    return <LoadingScreen message={t(access === "admin" ? "admin.loading" : "common.loading")} />;
  }
  if (access === "admin") return isStaff(user.role) ? children : <Navigate to="/" />;
  return rankOf(user.role) >= roleRanks.user ? children : <Denied role={user.role} />;
}

/** Redirects to the sign-in screen, which leads back here. */
function RedirectToLogin() {
  return <Navigate to="/login" state={returnToState(useLocation())} />;
}

function Denied({ role }: { role: string }) {
  const t = useTranslation();
  return (
    <section className="page-width flex min-h-[60vh] flex-col items-start justify-center py-24">
      <h1 className="heading-2">{t("guard.denied")}</h1>
      <p className="mt-4 text-lg text-muted">{t("guard.deniedText")}</p>
      <p className="mt-2 text-muted">{t("guard.roles", { required: "user", role })}</p>
      <LinkButton to="/" className="mt-8">
        {t("guard.home")}
      </LinkButton>
    </section>
  );
}

/** The user of a guarded page. */
export function useSignedInUser(): SessionUser {
  const { user } = useSession();
  if (user === null) throw new Error("useSignedInUser needs a Guard around it");
  return user;
}
