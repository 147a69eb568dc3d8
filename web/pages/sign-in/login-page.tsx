import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { company } from "#content/company.ts";
import { ApiError } from "#web/api/api-error.ts";
import { returnPathIn } from "#web/auth/return-to.ts";
import { useSession } from "#web/auth/session.tsx";
import { EmailField, PasswordField } from "#web/forms/text-fields.tsx";
import { useErrorToast } from "#web/forms/use-error-toast.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Navigate, useLocation } from "#web/router/router.tsx";
import { toast } from "#web/ui/toast.ts";
import { AuthForm, authLinkClass, OtherForm } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { SecondStep } from "./second-step.tsx";

/** The sign-in screen (spec §2). It leads a signed-in user back to the page they came from. */
export default function Login() {
  const t = useTranslation();
  const { status, signIn } = useSession();
  const { state } = useLocation();
  const showFailure = useErrorToast();
  // The link "Forgot password?" hands it on.
  const [email, setEmail] = useState("");
  // The challenge is kept nowhere else: leaving the page ends the sign-in.
  const [challenge, setChallenge] = useState<string | null>(null);
  const firstStep = useRef<HTMLDivElement>(null);

  function welcome(name: string): void {
    toast({
      title: t("login.success", { company: company.name }),
      description: t("login.successText", { name }),
      tone: "success",
    });
  }

  const form = useForm({
    loadSchema: async () => (await import("#contract/auth.ts")).SignIn,
    send: async (credentials) => {
      try {
        welcome((await signIn(credentials)).name);
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.challenge === undefined) throw failure;
        setChallenge(failure.challenge);
      }
    },
    onFailure: (failure) => showFailure("login.failed", failure),
  });

  function goBack(): void {
    flushSync(() => setChallenge(null));
    firstStep.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
  }

  if (status === "signed-in") return <Navigate to={returnPathIn(state)} replace />;
  return (
    <AuthLayout welcome={t("login.welcome")} welcomeText={t("login.welcomeText")}>
      {challenge !== null && (
        <SecondStep
          challenge={challenge}
          onSignedIn={welcome}
          onFailure={(failure) => showFailure("login.failed", failure)}
          onBack={goBack}
        />
      )}
      {/* Hidden, not removed: "Back" finds the typed values. */}
      <div ref={firstStep} hidden={challenge !== null}>
        <AuthForm
          form={form}
          title="login.title"
          text="login.text"
          submit="login.submit"
          busy="login.busy"
          noScript="login.noScript"
        >
          <EmailField form={form} onBlur={({ currentTarget }) => setEmail(currentTarget.value)} />
          <PasswordField
            form={form}
            label={t("login.password")}
            aside={
              <Link to="/forgot-password" state={{ email }} className={authLinkClass}>
                {t("login.forgot")}
              </Link>
            }
          />
        </AuthForm>
        <OtherForm question="login.noAccount" to="/signup" state={state} link="login.signUp" />
      </div>
    </AuthLayout>
  );
}
