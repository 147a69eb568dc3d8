import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Navigate } from "#web/router/router.tsx";
import { useSession } from "#web/auth/session.tsx";
import { EntryFrame } from "./auth-layout.tsx";
import { SignupForm } from "./signup-form.tsx";

/** The sign-up screen (spec §2). Whoever is signed in, or has just signed up, goes home. */
export default function Signup() {
  const t = useTranslation();
  const { status } = useSession();
  if (status === "signed-in") return <Navigate to="/" replace />;
  return (
    <EntryFrame
      welcome={t("signup.welcome", { company: company.name })}
      welcomeText={t("signup.welcomeText")}
    >
      <SignupForm />
    </EntryFrame>
  );
}
