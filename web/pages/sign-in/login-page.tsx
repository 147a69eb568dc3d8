import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Navigate, useLocation } from "#web/router/router.tsx";
import { originIn } from "#web/auth/return-to.ts";
import { useSession } from "#web/auth/session.tsx";
import { EntryFrame } from "./auth-layout.tsx";
import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { company } from "#content/company.ts";
import { CallFailure, describeFailure } from "#web/api/failure.ts";
import { Link } from "#web/router/link.tsx";
import { useEntryForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { EmailField, entryLinkLook } from "./auth-fields.tsx";
import type { SecondStepProps } from "./second-step.tsx";

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

function LoginForm() {
  const t = useTranslation();
  const { language } = useLanguage();
  const { signIn } = useSession();
  const { state } = useLocation();
  // The typed address goes along to "Forgot password?".
  const [email, setEmail] = useState("");
  // The challenge is nowhere but here: leaving the page ends the sign-in.
  const [second, setSecond] = useState<{
    Step: ComponentType<SecondStepProps>;
    challenge: string;
  } | null>(null);
  const first = useRef<HTMLDivElement>(null);

  function welcome(name: string): void {
    toast({
      title: t("login.success", { company: company.name }),
      description: t("login.successText", { name }),
      tone: "success",
    });
  }

  function complain(failure: unknown): void {
    const description = describeFailure(failure, t) ?? t("call.unexpected");
    toast({ title: t("login.failed"), description, tone: "error" });
  }

  const form = useEntryForm({
    rules: async () => (await import("#contract/auth.ts")).SignIn,
    send: async (credentials) => {
      try {
        welcome((await signIn(credentials)).name);
      } catch (failure) {
        const challenge = failure instanceof CallFailure ? failure.challenge : undefined;
        if (challenge === undefined) throw failure;
        const { SecondStep, loadSecondStepTexts } = await import("./second-step.tsx");
        await loadSecondStepTexts(language);
        setSecond({ Step: SecondStep, challenge });
      }
    },
    onFailure: complain,
  });

  function goBack(): void {
    flushSync(() => setSecond(null));
    first.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
  }

  return (
    <>
      {second !== null && (
        <second.Step
          challenge={second.challenge}
          onSignedIn={welcome}
          onFailure={complain}
          onBack={goBack}
        />
      )}
      {/* Whoever comes back finds what was typed. */}
      <div ref={first} hidden={second !== null}>
        <h1 className="text-3xl font-semibold">{t("login.title")}</h1>
        <p className="mt-2 text-muted">{t("login.text")}</p>
        <form className="mt-8 grid gap-5" {...form.formProps}>
          <EmailField
            form={form}
            label={t("form.email")}
            onBlur={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Field
            label={t("login.password")}
            aside={
              <Link to="/forgot-password" state={{ email }} className={entryLinkLook}>
                {t("login.forgot")}
              </Link>
            }
            error={form.problemOf("password")}
          >
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="current-password"
                required
                showLabel={t("form.showPassword")}
                hideLabel={t("form.hidePassword")}
              />
            )}
          </Field>
          <Button
            type="submit"
            isBusy={form.isBusy}
            disabled={!form.canSend}
            className="mt-2 w-full"
          >
            {t(form.isBusy ? "login.busy" : "login.submit")}
          </Button>
          <noscript>{t("login.noScript")}</noscript>
        </form>
        <p className="mt-6 text-[0.9375rem] text-muted">
          {t("login.noAccount")}{" "}
          <Link to="/signup" state={state} className={entryLinkLook}>
            {t("login.signUp")}
          </Link>
        </p>
      </div>
    </>
  );
}
