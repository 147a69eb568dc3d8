import { useTranslation } from "#web/i18n/i18n.tsx";
import { Navigate, useLocation } from "#web/router/router.tsx";
import { originIn } from "#web/auth/return-to.ts";
import { useSession } from "#web/auth/session.tsx";
import { EntryFrame } from "./auth-layout.tsx";
import { LoginForm } from "./login-form.tsx";

/** The sign-in screen (spec §2). Whoever is signed in is led back to where they came from. */
export default function Login() {
  const t = useTranslation();
  const { status } = useSession();
  const { state } = useLocation();
  if (status === "signed-in") return <Navigate to={originIn(state)} replace />;
  return (
    <EntryFrame welcome={t("login.welcome")} welcomeText={t("login.welcomeText")}>
      <LoginForm />
    </EntryFrame>
  );
}
