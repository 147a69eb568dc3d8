import { useText } from "#web/language.tsx";
import { Navigate, useLocation } from "#web/router.tsx";
import { originIn } from "#web/session/origin.ts";
import { useSession } from "#web/session/session.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { LoginForm } from "./login-form.tsx";

/** The sign-in screen (spec §2). Whoever is signed in is led back to where they came from. */
export default function Login() {
  const t = useText();
  const { status } = useSession();
  const { state } = useLocation();
  if (status === "signed-in") return <Navigate to={originIn(state)} replace />;
  return (
    <EntryFrame welcome={t("login.welcome")} welcomeText={t("login.welcomeText")}>
      <LoginForm />
    </EntryFrame>
  );
}
