import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { company } from "#content/company.ts";
import { ApiError } from "#web/api/api-error.ts";
import { returnPathIn } from "#web/session/return-to.ts";
import { useSession } from "#web/session/session.tsx";
import { EmailField, PasswordField, TextField } from "#web/forms/fields.tsx";
import { useErrorToast } from "#web/data/error-toast.ts";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Navigate, useLocation } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { toast } from "#web/ui/toast.ts";
import { AuthForm, authLinkClass, OtherForm } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";

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
  const [problem, setProblem] = useState<TextKey>();

  function welcome(name: string): void {
    toast({
      title: t("login.success", { company: company.name }),
      description: t("login.successText", { name }),
      tone: "success",
    });
  }

  const form = useForm({
    slow: "call.noAnswer",
    schema: async () => (await import("#contract/auth.ts")).SignIn,
    save: async (credentials) => {
      setProblem(undefined);
      try {
        welcome((await signIn(credentials)).name);
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.challenge === undefined) throw failure;
        setChallenge(failure.challenge);
      }
    },
    onFailure: (failure) => {
      const isRefused = failure instanceof ApiError && failure.code === "invalid_credentials";
      setProblem(isRefused ? "login.checkFields" : "login.tryAgain");
      showFailure("login.failed", failure);
    },
  });

  function goBack(): void {
    flushSync(() => setChallenge(null));
    firstStep.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
  }

  if (status === "signed-in") return <Navigate to={returnPathIn(state)} />;
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
          title="nav.signIn"
          text="login.text"
          submit="nav.signIn"
          busy="login.busy"
          noScript="login.noScript"
          problem={problem}
          onEdit={() => setProblem(undefined)}
        >
          <EmailField onBlur={({ currentTarget }) => setEmail(currentTarget.value)} />
          <PasswordField
            label={t("form.password")}
            aside={
              <Link to="/forgot-password" state={{ email }} className={authLinkClass}>
                {t("login.forgot")}
              </Link>
            }
          />
        </AuthForm>
        <OtherForm question="login.noAccount" to="/signup" state={state} link="login.signUp" />
        <p className="mt-3">
          <Link to="/application-status" className={authLinkClass}>
            {t("common.findApplication")}
          </Link>
        </p>
      </div>
    </AuthLayout>
  );
}

type Props = {
  challenge: string;
  onSignedIn: (name: string) => void;
  /** Receives a failure that the field does not show. */
  onFailure: (failure: unknown) => void;
  onBack: () => void;
};

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
function SecondStep(props: Props) {
  const t = useTranslation();
  const [method, setMethod] = useState<"app" | "recovery">("app");
  return (
    <>
      <h1 className="heading-3">{t("secondStep.title")}</h1>
      <CodeForm
        key={method}
        {...props}
        {...methods[method]}
        onOtherMethod={() => setMethod(method === "app" ? "recovery" : "app")}
      />
    </>
  );
}

const methods = {
  app: {
    label: "secondStep.label",
    hint: "secondStep.hint",
    other: "secondStep.useRecovery",
    input: { inputMode: "numeric", autoComplete: "one-time-code" },
  },
  recovery: {
    label: "secondStep.recovery",
    hint: "secondStep.recoveryHint",
    other: "secondStep.useApp",
    input: { autoComplete: "off" },
  },
} as const;

function CodeForm({
  challenge,
  label,
  hint,
  other,
  input,
  onSignedIn,
  onFailure,
  onBack,
  onOtherMethod,
}: Props & (typeof methods)[keyof typeof methods] & { onOtherMethod: () => void }) {
  const t = useTranslation();
  const { finishSignIn } = useSession();
  const form = useForm({
    slow: "call.noAnswer",
    schema: async () => (await import("#contract/two-step.ts")).EnableTwoStep,
    save: async ({ code }) => {
      try {
        onSignedIn((await finishSignIn({ challenge, code })).name);
      } catch (failure) {
        throw asFieldError(failure);
      }
    },
    onFailure: (failure) => {
      if (failure instanceof ApiError && failure.fields["code"] !== undefined) return;
      onFailure(failure);
      // The challenge has ended: it is too old, or the account has changed since.
      if (failure instanceof ApiError && failure.code === "unauthenticated") onBack();
    },
  });

  return (
    <Form form={form} className="mt-8 grid gap-5">
      <TextField
        name="code"
        label={t(label)}
        hint={t(hint)}
        ref={focusOnMount}
        spellCheck={false}
        autoCapitalize="none"
        {...input}
      />
      <SubmitButton text="secondStep.submit" busy="secondStep.busy" className="w-full" />
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" disabled={form.isBusy} onClick={onBack}>
          {t("secondStep.back")}
        </Button>
        <Button variant="quiet" disabled={form.isBusy} onClick={onOtherMethod}>
          {t(other)}
        </Button>
      </div>
    </Form>
  );
}

/** Shows a wrong code at its field. */
function asFieldError(failure: unknown): unknown {
  if (!(failure instanceof ApiError) || failure.code !== "invalid_credentials") return failure;
  const { status, serverMessage, fallbackKey, code } = failure;
  const fields = { code: [serverMessage ?? fallbackKey] };
  return new ApiError({ status, serverMessage, fallbackKey, code, fields });
}
