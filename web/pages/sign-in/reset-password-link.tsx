import { useEffect, useState } from "react";
import type { LinkPurpose } from "#contract/auth.ts";
import { checkLink, resetPassword } from "#web/api/auth.ts";
import { CallFailure, describeFailure, isRefusal } from "#web/api/failure.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stop, WaysOn } from "./link-error.tsx";
import { limits } from "#contract/limits.ts";
import { useNavigate } from "#web/router/router.tsx";
import { useSession } from "#web/auth/session.tsx";
import { useEntryForm } from "#web/forms/use-form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { EmailField, NewPasswordFields } from "./auth-fields.tsx";

type Check = { purpose: LinkPurpose } | { failure: unknown } | null;

/** Asks the server what the link is for, and shows the form for that or what to do instead. */
export default function CheckedLink({ token }: { token: string }) {
  const t = useTranslation();
  const [check, setCheck] = useState<Check>(null);

  useEffect(() => {
    const abort = new AbortController();
    void ask(token, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setCheck(answer);
    });
    return () => abort.abort();
  }, [token]);

  function askAgain(): void {
    setCheck(null);
    void ask(token).then(setCheck);
  }

  if (check === null) return <LoadingScreen message={t("resetPassword.checking")} />;
  if ("purpose" in check) {
    return (
      <PasswordForm
        token={token}
        purpose={check.purpose}
        onUnusable={(failure) => setCheck({ failure })}
      />
    );
  }
  const words = describeFailure(check.failure, t) ?? t("call.unexpected");
  if (isRefusal(check.failure)) {
    return (
      <Stop title={t("resetPassword.gone")} text={words} advice={t("resetPassword.goneText")}>
        <WaysOn />
      </Stop>
    );
  }
  return (
    <Stop title={t("resetPassword.unchecked")} text={words}>
      <Button onClick={askAgain}>{t("common.retry")}</Button>
    </Stop>
  );
}

async function ask(token: string, signal?: AbortSignal): Promise<Check> {
  try {
    return { purpose: await checkLink(token, signal) };
  } catch (failure) {
    return { failure };
  }
}

/** Chooses a password, and for a set-up link the account it belongs to. */
export function PasswordForm({
  token,
  purpose,
  onUnusable,
}: {
  token: string;
  purpose: LinkPurpose;
  /** The link was used up or has ended while the form stood open. */
  onUnusable: (failure: unknown) => void;
}) {
  const t = useTranslation();
  const navigate = useNavigate();
  const { status, signOut } = useSession();
  const form = useEntryForm({
    rules: async () => (await import("./password-rules.ts")).PasswordChoice,
    send: async ({ confirmPassword: _same, ...choice }) => {
      const words = await resetPassword({ token, ...choice });
      toast({ title: t("resetPassword.saved"), description: words, tone: "success" });
      // Somebody else's session must not stand in the way of signing in.
      if (status === "signed-in") await signOut();
      navigate("/login", { replace: true });
    },
    onFailure: (failure) => {
      if (isRefusal(failure) && !namesFields(failure)) return onUnusable(failure);
      const description = describeFailure(failure, t) ?? t("call.unexpected");
      toast({ title: t("resetPassword.failed"), description, tone: "error" });
    },
  });

  return (
    <div className="mx-auto w-full max-w-md px-6 py-14 sm:min-h-[70vh] lg:py-20">
      <h1 className="text-3xl font-semibold">{t(`resetPassword.title.${purpose}`)}</h1>
      <p className="mt-2 text-muted">{t(`resetPassword.text.${purpose}`)}</p>
      <form className="mt-8 grid gap-5" {...form.formProps}>
        {purpose === "setup" && (
          <>
            <Field label={t("form.name")} error={form.problemOf("name")}>
              {(control) => <Input {...control} name="name" autoComplete="name" required />}
            </Field>
            <EmailField form={form} label={t("form.email")} />
          </>
        )}
        <NewPasswordFields
          form={form}
          words={{
            password: t("resetPassword.password"),
            confirmPassword: t("resetPassword.confirm"),
            rule: t("resetPassword.rule", { min: limits.password.min }),
            show: t("form.showPassword"),
            hide: t("form.hidePassword"),
          }}
        />
        <Button type="submit" isBusy={form.isBusy} disabled={!form.canSend} className="mt-2 w-full">
          {t(form.isBusy ? "form.saving" : "resetPassword.submit")}
        </Button>
      </form>
    </div>
  );
}

const namesFields = (failure: unknown) =>
  failure instanceof CallFailure && Object.keys(failure.fields).length > 0;
