import { useState, type ReactNode } from "react";
import { isClientError } from "#web/api/api-error.ts";
import { useSession } from "#web/session/session.tsx";
import { useLinkToken } from "#web/session/use-link-token.ts";
import { isChunkLoadError } from "#web/browser/chunk-errors.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useChunkErrorToast } from "#web/data/load-error.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";

/** The target of the links that confirm the address of a new account, or another one. */
export default function ConfirmEmail() {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  const token = useLinkToken();
  if (!isHydrated) return <LoadingScreen message={t("common.loading")} />;
  if (token === null) {
    return <Message title={t("confirmEmail.missing")} text={t("confirmEmail.missingText")} />;
  }
  return <Confirm key={token} token={token} />;
}

function Confirm({ token }: { token: string }) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  const showChunkError = useChunkErrorToast();
  const { status, setUser } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ message: string } | { failure: unknown } | null>(null);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      const { confirmEmail } = await import("#web/api/account.ts");
      setOutcome({ message: await confirmEmail({ token }) });
      // The link may belong to another account, so the session's user is fetched again.
      if (status === "signed-in") await fetchUser().then(setUser, () => {});
    } catch (failure) {
      if (isChunkLoadError(failure)) showChunkError();
      else setOutcome({ failure });
    } finally {
      setBusy(false);
    }
  }

  if (outcome !== null && "message" in outcome) {
    return <Message title={t("confirmEmail.done")} text={outcome.message} />;
  }
  const failure = outcome?.failure;
  const message = messageOf(failure);
  if (isClientError(failure)) {
    const text = `${message} ${t("confirmEmail.goneText")}`;
    return <Message title={t("confirmEmail.gone")} text={text} />;
  }
  return (
    <Message title={t("confirmEmail.title")} text={t("confirmEmail.text")}>
      {failure !== undefined && (
        <div className="w-full">
          <Alert tone="error" title={t("confirmEmail.failed")}>
            {message}
          </Alert>
        </div>
      )}
      <Button isBusy={isBusy} onClick={() => void confirm()}>
        {t(isBusy ? "confirmEmail.busy" : "confirmEmail.submit")}
      </Button>
    </Message>
  );
}

const fetchUser = async () => (await import("#web/api/auth.ts")).fetchSignedInUser();

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const t = useTranslation();
  const { status } = useSession();
  const nextStep =
    status === "signed-in" ? (
      <LinkButton to="/settings#email">{t("confirmEmail.settings")}</LinkButton>
    ) : (
      <LinkButton to="/login">{t("nav.signIn")}</LinkButton>
    );
  return (
    <section className="page-width flex min-h-[60vh] flex-col items-start justify-center py-24">
      <div aria-live="polite">
        <h1 className="heading-2">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">{text}</p>
      </div>
      <div className="mt-8 flex max-w-2xl flex-wrap gap-3">{children ?? nextStep}</div>
    </section>
  );
}
