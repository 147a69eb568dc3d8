import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { changeSignInSettings } from "#web/api/panel.ts";
import { useErrorToast, useErrorMessage } from "#web/forms/use-error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Switch } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { settingsKey } from "./sections.ts";
import { SectionForm, type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

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
      <SwitchField
        label={t("adminSettings.signIn.rule")}
        hint={t("adminSettings.signIn.ruleText")}
        checked={value}
        disabled={isPending}
        onChange={choose}
      />
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

/** Whether recruiters may export lists of applications. */
export function Recruiters({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ recruitersMayExport }) => recruitersMayExport,
    toChange: (recruitersMayExport) => ({ recruitersMayExport }),
  });
  return (
    <SettingForm
      title="adminSettings.recruiters"
      form={form}
      linesOf={(isOn) => [t(isOn ? "adminSettings.recruiters.on" : "adminSettings.recruiters.off")]}
    >
      <SwitchField
        id={form.fieldId}
        label={t("adminSettings.recruiters.export")}
        hint={t("adminSettings.recruiters.exportText")}
        checked={form.value}
        disabled={form.isBusy}
        onChange={form.set}
      />
    </SettingForm>
  );
}

/** A setting that is on or off. */
function SwitchField({
  id,
  label,
  hint,
  onChange,
  ...control
}: {
  id?: string;
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-4">
        <Switch
          {...control}
          id={id}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="font-semibold">{label}</span>
      </label>
      <p id={hintId} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
