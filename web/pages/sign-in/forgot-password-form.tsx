import { describeFailure } from "#web/api/failure.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { useEntryForm } from "#web/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { entryLinkLook } from "./auth-link.ts";
import { EmailField } from "./auth-fields.tsx";

/** The address a link was asked for, and the server's words on it. */
export type AskedLink = { email: string; words: string };

export function ForgotPasswordForm({ onAsked }: { onAsked: (asked: AskedLink) => void }) {
  const t = useTranslation();
  const { state } = useLocation();
  const form = useEntryForm({
    rules: async () => (await import("#contract/auth.ts")).ForgotPassword,
    send: async ({ email }) => {
      const { askForReset } = await import("#web/api/auth.ts");
      onAsked({ email, words: await askForReset({ email }) });
    },
    onFailure: (failure) => {
      const description = describeFailure(failure, t) ?? t("call.unexpected");
      toast({ title: t("forgotPassword.failed"), description, tone: "error" });
    },
  });

  return (
    <>
      <h1 className="text-3xl font-semibold">{t("forgotPassword.title")}</h1>
      <p className="mt-2 text-muted">{t("forgotPassword.text")}</p>
      <form className="mt-8 grid gap-5" {...form.formProps}>
        <EmailField form={form} label={t("form.email")} defaultValue={emailIn(state)} />
        <Button type="submit" isBusy={form.isBusy} disabled={!form.canSend} className="mt-2 w-full">
          {t(form.isBusy ? "form.sending" : "forgotPassword.submit")}
        </Button>
        <noscript>{t("forgotPassword.noScript")}</noscript>
      </form>
      <p className="mt-6">
        <Link to="/login" className={entryLinkLook}>
          {t("forgotPassword.signIn")}
        </Link>
      </p>
    </>
  );
}

/** What was typed at the sign-in. */
function emailIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}
