import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { changeSignInSettings } from "#web/api/two-step.ts";
import { useErrorToast, useErrorMessage } from "#web/forms/use-error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Switch } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { settingsKey } from "./queries.ts";
import { SectionForm, type SectionProps } from "./setting-form.tsx";

/**
 * Whether every administrator must sign in in two steps. The server refuses the rule from an administrator
 * without two-step sign-in.
 */
export function SignInRule({ settings }: SectionProps) {
  const t = useTranslation();
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const showFailure = useErrorToast();
  const saved = settings.adminsNeedTwoStep;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const value = chosen ?? saved;
  const isChanged = value !== saved;
  const isRefusal = (failure: Error | null) =>
    failure instanceof ApiError && failure.code === "conflict";
  const {
    mutate: save,
    isPending,
    error,
    reset,
  } = useMutation({
    mutationFn: changeSignInSettings,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: settingsKey });
      setChosen(null);
      toast({ title: t("adminSettings.saved"), tone: "success" });
    },
    onError: (failure) => {
      if (!isRefusal(failure)) showFailure("adminSettings.saveFailed", failure);
    },
  });

  function choose(next: boolean | null): void {
    setChosen(next);
    reset();
  }

  return (
    <SectionForm
      isChanged={isChanged}
      isAtRisk={isChanged && !isRefusal(error)}
      isBusy={isPending}
      onSave={() => save({ adminsNeedTwoStep: value })}
      onDiscard={() => choose(null)}
    >
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-4">
          <Switch
            aria-describedby="sign-in-rule"
            checked={value}
            disabled={isPending}
            onChange={({ target }) => choose(target.checked)}
          />
          <span className="font-semibold">{t("adminSettings.signIn.rule")}</span>
        </label>
        <p id="sign-in-rule" className="mt-1 text-sm text-muted">
          {t("adminSettings.signIn.ruleText")}
        </p>
      </div>
      {isRefusal(error) && (
        <Alert tone="error" title={messageOf(error)}>
          <Link
            to="/settings#two-step"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {t("adminSettings.signIn.open")}
          </Link>
        </Alert>
      )}
    </SectionForm>
  );
}
