import { isStaff } from "#contract/staff.ts";
import type { LinkPurpose } from "#contract/auth.ts";
import { checkLink, resetPassword } from "#web/api/auth.ts";
import { isClientError } from "#web/api/api-error.ts";
import { useRequest } from "#web/data/use-request.ts";
import { useSession } from "#web/session/session.tsx";
import { EmailField, TextField } from "#web/forms/fields.tsx";
import { useErrorToast, useErrorMessage } from "#web/data/error-toast.ts";
import { hasFieldErrors, useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { toast } from "#web/ui/toast.ts";
import { AuthForm, AuthPage, NewPasswordFields } from "./auth-form.tsx";
import { LinkError } from "./link-error.tsx";

/** Asks the server for the purpose of the link and shows the form for it, or the next steps. */
export default function ResetPasswordLink({ token }: { token: string }) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  const { result, setResult, retry } = useRequest((signal) => checkLink(token, signal));

  if (result === null) return <LoadingScreen message={t("resetPassword.checking")} />;
  if ("data" in result) {
    return (
      <PasswordForm
        token={token}
        purpose={result.data}
        onUnusable={(failure) => setResult({ failure })}
      />
    );
  }
  const message = messageOf(result.failure);
  if (isClientError(result.failure)) {
    return (
      <LinkError
        title={t("resetPassword.gone")}
        text={message}
        advice={t("resetPassword.goneText")}
      />
    );
  }
  return (
    <LinkError title={t("resetPassword.unchecked")} text={message}>
      <Button onClick={retry}>{t("common.retry")}</Button>
    </LinkError>
  );
}

/** Sets a password, and for a set-up link the name and email address of the account. */
function PasswordForm({
  token,
  purpose,
  onUnusable,
}: {
  token: string;
  purpose: LinkPurpose;
  /** The link was used or has ended while the form was open. */
  onUnusable: (failure: unknown) => void;
}) {
  const t = useTranslation();
  const navigate = useNavigate();
  const showFailure = useErrorToast();
  const { status, signOut, enter } = useSession();
  const form = useForm({
    schema: async () => (await import("./password-schemas.ts")).PasswordChoice,
    save: async ({ confirmPassword: _same, ...choice }, { element }) => {
      const { message, session } = await resetPassword({ token, ...choice });
      toast({ title: t("resetPassword.saved"), description: message, tone: "success" });
      // Another user may be signed in here.
      if (status === "signed-in") await signOut();
      if (session !== undefined) await enter(session);
      // A late answer does not lead back from another page.
      if (!element.isConnected) return;
      const home = session && (isStaff(session.user.role) ? "/admin" : "/");
      navigate(home ?? "/login", { replace: true });
    },
    onFailure: (failure) => {
      if (isClientError(failure) && !hasFieldErrors(failure)) onUnusable(failure);
      else showFailure("resetPassword.failed", failure);
    },
  });

  return (
    <AuthPage>
      <AuthForm
        form={form}
        title={`resetPassword.title.${purpose}`}
        text={`resetPassword.text.${purpose}`}
        submit="resetPassword.submit"
        busy="form.saving"
      >
        {purpose === "setup" && (
          <>
            <TextField name="name" label={t("form.name")} autoComplete="name" />
            <EmailField />
          </>
        )}
        <NewPasswordFields
          label="form.password"
          rule="form.passwordRule"
          confirm="resetPassword.confirm"
        />
      </AuthForm>
    </AuthPage>
  );
}
