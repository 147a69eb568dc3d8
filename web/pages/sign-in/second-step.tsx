import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { useSession } from "#web/auth/session.tsx";
import { TextField } from "#web/forms/text-fields.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/controls.tsx";

type Props = {
  challenge: string;
  onSignedIn: (name: string) => void;
  /** Receives a failure that the field does not show. */
  onFailure: (failure: unknown) => void;
  onBack: () => void;
};

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep(props: Props) {
  const t = useTranslation();
  const [method, setMethod] = useState<"app" | "recovery">("app");
  return (
    <>
      <h1 className="text-3xl font-semibold">{t("secondStep.title")}</h1>
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
    loadSchema: async () => (await import("#contract/two-step.ts")).EnableTwoStep,
    send: async ({ code }) => {
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
    <form className="mt-8 grid gap-5" {...form.formProps}>
      <TextField
        form={form}
        name="code"
        label={t(label)}
        hint={t(hint)}
        ref={focusOnMount}
        spellCheck={false}
        autoCapitalize="none"
        {...input}
      />
      <Button type="submit" isBusy={form.isBusy} disabled={!form.canSend} className="w-full">
        {t(form.isBusy ? "secondStep.busy" : "secondStep.submit")}
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" disabled={form.isBusy} onClick={onBack}>
          {t("secondStep.back")}
        </Button>
        <Button variant="quiet" disabled={form.isBusy} onClick={onOtherMethod}>
          {t(other)}
        </Button>
      </div>
    </form>
  );
}

/** Shows a wrong code at its field. */
function asFieldError(failure: unknown): unknown {
  if (!(failure instanceof ApiError) || failure.code !== "invalid_credentials") return failure;
  const { status, serverMessage, fallbackKey, code } = failure;
  const fields = { code: [serverMessage ?? fallbackKey] };
  return new ApiError({ status, serverMessage, fallbackKey, code, fields });
}
