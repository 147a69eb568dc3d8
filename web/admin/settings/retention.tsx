import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { UpdateSettings } from "#contract/settings.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { useFailureToast, useFailureWords } from "#web/forms/use-failure-toast.ts";
import { forecastOf } from "./queries.ts";
import { type SectionProps, SettingForm, wholeNumber, WholeNumberField } from "./setting-form.tsx";
import { useSettingForm } from "./use-setting-form.ts";
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { settingLimits } from "#contract/limits.ts";

type Value = { choice: "none" | "erase" | "keep"; days: string };

const suggestedDays = "365";

/** How long applications are kept that came to nothing. */
export function Retention({ settings }: SectionProps) {
  const t = useTranslation();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const [question, setQuestion] = useState<{ change: UpdateSettings; due: number } | null>(null);
  const form = useSettingForm<Value>({
    saved: settings,
    read: ({ retentionChosen, retentionDays }) => ({
      choice: retentionDays !== null ? "erase" : retentionChosen ? "keep" : "none",
      days: retentionDays === null ? "" : String(retentionDays),
    }),
    toChange: ({ choice, days }) => ({
      retentionDays: choice === "erase" ? wholeNumber(days) : null,
    }),
  });
  const { value, set } = form;

  // Whoever shortens the time is told first what that erases.
  const { mutate: ask, isPending: isAsking } = useMutation({
    mutationFn: async (change: UpdateSettings) => {
      const days = change.retentionDays ?? null;
      const due = days === null ? 0 : (await client.fetchQuery(forecastOf(days))).due;
      return { change, due };
    },
    onSuccess: ({ change, due }) => {
      if (due === 0) form.send(change);
      else setQuestion({ change, due });
    },
    onError: (failure) => showFailure("adminSettings.saveFailed", failure),
  });

  return (
    <SettingForm
      title="adminSettings.retention"
      form={form}
      linesOf={(one) => [lineOf(one)]}
      onSend={ask}
      isWaiting={isAsking}
    >
      {!settings.retentionChosen && (
        <Alert tone="warning" title={t("adminSettings.retention.undecided")}>
          {t("adminSettings.retention.undecidedText")}
        </Alert>
      )}
      <fieldset className="grid">
        <legend className="mb-2 font-semibold">{t("adminSettings.retention.question")}</legend>
        {(["erase", "keep"] as const).map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="retention"
              checked={value.choice === choice}
              onChange={() =>
                set({
                  choice,
                  days: choice === "erase" ? value.days || suggestedDays : value.days,
                })
              }
              className="size-5 shrink-0 accent-primary"
            />
            {t(`adminSettings.retention.${choice}`)}
          </label>
        ))}
      </fieldset>
      {value.choice === "erase" && (
        <div className="grid gap-4">
          <WholeNumberField
            id={form.fieldId}
            label={t("adminSettings.retention.days")}
            hint={t("adminSettings.retention.hint")}
            error={form.problem}
            value={value.days}
            onChange={(days) => set({ ...value, days })}
          />
          <Forecast days={value.days} />
        </div>
      )}
      {question !== null && (
        <EraseQuestion
          due={question.due}
          onClose={() => setQuestion(null)}
          onConfirm={() => {
            setQuestion(null);
            form.send(question.change);
          }}
        />
      )}
    </SettingForm>
  );

  function lineOf({ choice, days }: Value): string {
    return choice === "erase"
      ? t("adminSettings.retention.after", {
          count: days,
        })
      : t(`adminSettings.retention.${choice}`);
  }
}

/** Asks before a retention time is saved that erases something at once. */
function EraseQuestion({
  due,
  onConfirm,
  onClose,
}: {
  /** How many applications it erases. */
  due: number;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  return (
    <ConfirmDialog
      title={t("adminSettings.retention.confirm", { count: due })}
      text={t("adminSettings.retention.confirmText")}
      submit={t("adminSettings.retention.confirmNow", { count: due })}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

const pauseMs = 400;

/** Says what a number of days would erase if it were saved now. Follows the typing after a pause. */
function Forecast({ days: typed }: { days: string }) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const days = wholeNumber(useAfterPause(typed));
  const { min, max } = settingLimits.retentionDays;
  const { data, error } = useQuery({ ...forecastOf(days), enabled: days >= min && days <= max });
  return (
    <output className="block min-h-14 rounded-md border border-line bg-surface px-4 py-3 text-[0.9375rem]">
      {error !== null
        ? wordsFor(error)
        : data === undefined
          ? t("adminSettings.retention.noForecast")
          : [
              t("adminSettings.retention.due", { count: data.due }),
              data.held > 0 ? t("adminSettings.retention.held", { count: data.held }) : "",
            ].join(" ")}
    </output>
  );
}

function useAfterPause(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
