import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Navigate, useLocation } from "#web/router/router.tsx";
import { useSession } from "#web/auth/session.tsx";
import { EntryFrame } from "./auth-layout.tsx";
import { limits } from "#contract/limits.ts";
import { CallFailure, describeFailure } from "#web/api/failure.ts";
import { Link } from "#web/router/link.tsx";
import { useEntryForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { EmailField, entryLinkLook, NewPasswordFields } from "./auth-fields.tsx";

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

function SignupForm() {
  const t = useTranslation();
  const { signUp } = useSession();
  const { state } = useLocation();
  const form = useEntryForm({
    rules: async () => (await import("./password-rules.ts")).NewAccount,
    send: async ({ confirmPassword: _same, ...account }) => {
      const { name } = await signUp(account);
      toast({
        title: t("signup.success"),
        description: t("signup.successText", { company: company.name, name }),
        tone: "success",
      });
    },
    onFailure: (failure) => {
      // The form tells it at the field.
      if (failure instanceof CallFailure && failure.fields["password"] !== undefined) return;
      const words = isUnreadableSuccess(failure)
        ? t("signup.noSession")
        : describeFailure(failure, t);
      const description = words ?? t("call.unexpected");
      toast({ title: t("signup.failed"), description, tone: "error" });
    },
  });

  return (
    <>
      <h1 className="text-3xl font-semibold">{t("signup.title")}</h1>
      <p className="mt-2 text-muted">{t("signup.text")}</p>
      <form className="mt-8 grid gap-5" {...form.formProps}>
        <Field label={t("form.name")} error={form.problemOf("name")}>
          {(control) => <Input {...control} name="name" autoComplete="name" required />}
        </Field>
        <EmailField form={form} label={t("form.email")} />
        <NewPasswordFields
          form={form}
          words={{
            password: t("login.password"),
            confirmPassword: t("signup.confirmPassword"),
            rule: t("signup.passwordRule", { min: limits.password.min }),
            show: t("form.showPassword"),
            hide: t("form.hidePassword"),
          }}
        />
        <Button type="submit" isBusy={form.isBusy} disabled={!form.canSend} className="mt-2 w-full">
          {t(form.isBusy ? "signup.busy" : "signup.submit")}
        </Button>
        <noscript>{t("signup.noScript")}</noscript>
      </form>
      <p className="mt-6 text-[0.9375rem] text-muted">
        {t("signup.hasAccount")}{" "}
        <Link to="/login" state={state} className={entryLinkLook}>
          {t("signup.signIn")}
        </Link>
      </p>
    </>
  );
}

/** The server agreed, but what it answered opens no session. */
const isUnreadableSuccess = (failure: unknown) =>
  failure instanceof CallFailure && failure.status >= 200 && failure.status < 300;
