import { useState } from "react";
import { company } from "#content/company.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useSession } from "#web/session/session.tsx";
import { EmailField, TextField } from "#web/forms/fields.tsx";
import { useErrorToast } from "#web/data/error-toast.ts";
import { useForm } from "#web/forms/use-form.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Navigate, useLocation } from "#web/router/router.tsx";
import { toast } from "#web/ui/toast.ts";
import { AuthForm, NewPasswordFields, OtherForm } from "./auth-form.tsx";
import { AuthLayout } from "./auth-layout.tsx";

/** The sign-up screen (spec §2). It leads a signed-in user home, also after the sign-up. */
export default function Signup() {
  const t = useTranslation();
  const { status, signUp } = useSession();
  const { state } = useLocation();
  const showFailure = useErrorToast();
  const [problem, setProblem] = useState<TextKey>();
  const form = useForm({
    schema: async () => (await import("./password-schemas.ts")).NewAccount,
    save: async ({ confirmPassword: _same, ...account }) => {
      setProblem(undefined);
      const { name } = await signUp(account);
      toast({
        title: t("signup.success"),
        description: t("signup.successText", { company: company.name, name }),
        tone: "success",
      });
    },
    onFailure: (failure) => {
      // The form shows it at the field.
      if (failure instanceof ApiError && failure.fields["password"] !== undefined) return;
      setProblem("signup.tryAgain");
      if (isUnreadableSuccess(failure)) {
        toast({ title: t("signup.failed"), description: t("signup.noSession"), tone: "error" });
      } else showFailure("signup.failed", failure);
    },
  });

  if (status === "signed-in") return <Navigate to="/" />;
  return (
    <AuthLayout
      welcome={t("signup.welcome", { company: company.name })}
      welcomeText={t("signup.welcomeText")}
    >
      <AuthForm
        form={form}
        title="signup.title"
        text="signup.text"
        submit="signup.submit"
        busy="signup.busy"
        noScript="signup.noScript"
        problem={problem}
        onEdit={() => setProblem(undefined)}
      >
        <TextField name="name" label={t("form.name")} autoComplete="name" />
        <EmailField />
        <NewPasswordFields
          label="form.password"
          rule="form.passwordRule"
          confirm="signup.confirmPassword"
        />
      </AuthForm>
      <OtherForm question="signup.hasAccount" to="/login" state={state} link="signup.signIn" />
    </AuthLayout>
  );
}

/** The server accepted the account, but the response opens no session. */
const isUnreadableSuccess = (failure: unknown) =>
  failure instanceof ApiError && failure.status >= 200 && failure.status < 300;
