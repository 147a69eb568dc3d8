import { company } from "#content/company.ts";
import { useText } from "#web/language.tsx";
import { Navigate } from "#web/router.tsx";
import { useSession } from "#web/session/session.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { SignupForm } from "./signup-form.tsx";

/** The sign-up screen (spec §2). Whoever is signed in, or has just signed up, goes home. */
export default function Signup() {
  const t = useText();
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
