import { useState } from "react";
import { asRecord } from "#web/browser/json.ts";
import { EmailField } from "#web/forms/fields.tsx";
import { useErrorToast } from "#web/data/error-toast.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { AuthForm, authLinkClass, AuthPage } from "./auth-form.tsx";

/** Asks for a link that sets a new password. */
export default function ForgotPassword() {
  const [sent, setSent] = useState<SentRequest | null>(null);
  return (
    <AuthPage>
      {sent === null ? (
        <ForgotPasswordForm onSent={setSent} />
      ) : (
        <LinkSent sent={sent} onAgain={() => setSent(null)} />
      )}
    </AuthPage>
  );
}

type SentRequest = { email: string; message: string };

/** Shows the same whether or not the address has an account. */
function LinkSent({ sent, onAgain }: { sent: SentRequest; onAgain: () => void }) {
  const t = useTranslation();
  return (
    <>
      <h1 ref={focusOnMount} tabIndex={-1} className="heading-3 outline-none">
        {t("forgotPassword.sent")}
      </h1>
      <p className="mt-4 wrap-anywhere">{t("forgotPassword.sentTo", { email: sent.email })}</p>
      <p className="mt-4">{sent.message}</p>
      <p className="mt-4 text-muted">{t("forgotPassword.advice")}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/login">{t("forgotPassword.signIn")}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {t("forgotPassword.again")}
        </Button>
      </p>
    </>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (sent: SentRequest) => void }) {
  const t = useTranslation();
  const { state } = useLocation();
  const showFailure = useErrorToast();
  const form = useForm({
    schema: async () => (await import("#contract/auth.ts")).ForgotPassword,
    save: async ({ email }) => {
      const { askForReset } = await import("#web/api/auth.ts");
      onSent({ email, message: await askForReset({ email }) });
    },
    onFailure: (failure) => showFailure("forgotPassword.failed", failure),
  });

  return (
    <>
      <AuthForm
        form={form}
        title="forgotPassword.title"
        text="forgotPassword.text"
        submit="forgotPassword.submit"
        busy="form.sending"
        noScript="forgotPassword.noScript"
      >
        <EmailField defaultValue={emailIn(state)} />
      </AuthForm>
      <p className="mt-6">
        <Link to="/login" className={authLinkClass}>
          {t("forgotPassword.signIn")}
        </Link>
      </p>
    </>
  );
}

/** The address typed on the sign-in screen. */
function emailIn(state: unknown): string | undefined {
  const { email } = asRecord(state);
  return typeof email === "string" ? email : undefined;
}
