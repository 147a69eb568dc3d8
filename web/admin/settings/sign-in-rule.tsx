import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { changeSignInSettings } from "#web/api/two-step.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { toast } from "#web/ui/toast.ts";
import { useErrorToast, useErrorMessage } from "#web/forms/use-error-toast.ts";
import { Switch } from "#web/ui/controls.tsx";
import { settingsKey } from "./queries.ts";
import { SaveBar, type SectionProps } from "./setting-form.tsx";

/**
 * Whether every administrator must sign in in two steps. The server refuses the rule from an administrator
 * without two-step sign-in.
 */
export function SignInRule({ settings }: SectionProps) {
  const t = useTranslation();
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const showFailure = useErrorToast();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const saved = settings.adminsNeedTwoStep;
  const isChanged = chosen !== null && chosen !== saved;
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
  const { question } = useUnsavedChanges(() => isChanged && !isRefusal(error));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (isChanged) save({ adminsNeedTwoStep: chosen });
    else toast({ title: t("adminSettings.unchanged") });
  }

  return (
    <>
      <form onSubmit={submit} className="grid gap-6">
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-4">
            <Switch
              aria-describedby="sign-in-rule"
              checked={chosen ?? saved}
              disabled={isPending}
              onChange={({ target }) => {
                setChosen(target.checked);
                reset();
              }}
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
        <SaveBar
          isChanged={isChanged}
          isBusy={isPending}
          onDiscard={() => {
            setChosen(null);
            reset();
          }}
        />
      </form>
      {question}
    </>
  );
}
