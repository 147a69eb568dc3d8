import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { describeFailure } from "#web/api/failure.ts";
import { useLocation } from "#web/router/router.tsx";
import { useEntryForm } from "#web/forms/use-form.ts";
import { toast } from "#web/ui/toast.ts";
import { EmailField, entryLinkLook } from "./auth-fields.tsx";

/** Where somebody who has forgotten a password asks for a link that sets a new one. */
export default function ForgotPassword() {
  const [asked, setAsked] = useState<AskedLink | null>(null);
  return (
    <div className="mx-auto w-full max-w-md px-6 py-14 sm:min-h-[70vh] lg:py-20">
      {asked === null ? (
        <ForgotPasswordForm onAsked={setAsked} />
      ) : (
        <Asked asked={asked} onAgain={() => setAsked(null)} />
      )}
    </div>
  );
}

/** Says the same whether or not there is such an account. */
function Asked({ asked, onAgain }: { asked: AskedLink; onAgain: () => void }) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-none">
        {t("forgotPassword.sent")}
      </h1>
      <p className="mt-4 wrap-anywhere">{t("forgotPassword.sentTo", { email: asked.email })}</p>
      <p className="mt-4">{asked.words}</p>
      <p className="mt-4 text-muted">{t("forgotPassword.advice")}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="/login" className={buttonClass()}>
          {t("forgotPassword.signIn")}
        </Link>
        <Button variant="secondary" onClick={onAgain}>
          {t("forgotPassword.again")}
        </Button>
      </p>
    </>
  );
}

/** The address a link was asked for, and the server's words on it. */
type AskedLink = { email: string; words: string };

function ForgotPasswordForm({ onAsked }: { onAsked: (asked: AskedLink) => void }) {
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
