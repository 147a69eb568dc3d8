import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { settingLimits } from "#contract/limits.ts";
import type { UpdateSettings } from "#contract/settings.ts";
import { ConfirmDialog } from "#web/data/confirm-dialog.tsx";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";
import { RetentionNow } from "./retention-now.tsx";
import { forecastQuery } from "./queries.ts";

type Value = { choice: "none" | "erase" | "keep"; days: string; accepted: string };

const suggestedDays = "365";

/** How long rejected and withdrawn applications are kept. */
export function Retention({ settings }: SectionProps) {
  const t = useTranslation();
  const client = useQueryClient();
  const [question, setQuestion] = useState<{ days: number; due: number } | null>(null);
  const confirmed = useRef<UpdateSettings["retentionDays"]>(null);
  const form = useSettingForm<Value>({
    settings,
    read: ({ retentionChosen, retentionDays, acceptedRetentionDays }) => ({
      accepted: acceptedRetentionDays === null ? "" : String(acceptedRetentionDays),
      choice: retentionDays !== null ? "erase" : retentionChosen ? "keep" : "none",
      days: retentionDays === null ? "" : String(retentionDays),
    }),
    toChange: ({ choice, days, accepted }) => ({
      // Without a decision about the others there is none after this either.
      ...(choice !== "none" && { retentionDays: choice === "erase" ? wholeNumber(days) : null }),
      acceptedRetentionDays: accepted.trim() === "" ? null : wholeNumber(accepted),
    }),
    // Asks before a time is saved that erases applications at once.
    mayBeSent: async ({ retentionDays: days = null }) => {
      if (days === null || days === confirmed.current) return true;
      const { due } = await client.fetchQuery(forecastQuery(days));
      if (due > 0) setQuestion({ days, due });
      return due === 0;
    },
  });
  const { value, set } = form;

  return (
    <SettingForm
      title="adminSettings.retention"
      form={form}
      linesOf={({ choice, days }) => [
        choice === "erase"
          ? t("adminSettings.retention.after", { count: days })
          : t(`adminSettings.retention.${choice}`),
      ]}
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
                  ...value,
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
            error={form.error}
            value={value.days}
            onChange={(days) => set({ ...value, days })}
          />
          <Forecast days={value.days} />
        </div>
      )}
      <WholeNumberField
        id={`${form.fieldId}-accepted`}
        label={t("adminSettings.retention.accepted")}
        hint={t("adminSettings.retention.acceptedHint")}
        error={undefined}
        value={value.accepted}
        onChange={(accepted) => set({ ...value, accepted })}
      />
      <RetentionNow settings={settings} />
      {question !== null && (
        <ConfirmDialog
          title={t("adminSettings.retention.confirm", { count: question.due })}
          text={t("adminSettings.retention.confirmText")}
          submit={t("adminSettings.retention.confirmNow", { count: question.due })}
          onClose={() => setQuestion(null)}
          onConfirm={() => {
            setQuestion(null);
            confirmed.current = question.days;
            form.submit();
          }}
        />
      )}
    </SettingForm>
  );
}

/** How many applications a retention time erases now. Never cached. */
const typingPauseMs = 400;

/** Shows what a number of days would erase if it were saved now. It follows the typing after a pause. */
function Forecast({ days: typed }: { days: string }) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const days = wholeNumber(text);
  const { min, max } = settingLimits.retentionDays;
  const { data, error } = useQuery({ ...forecastQuery(days), enabled: days >= min && days <= max });
  return (
    <output className="block min-h-14 rounded-md border border-line bg-surface px-4 py-3 text-[0.9375rem]">
      {error !== null
        ? messageOf(error)
        : data === undefined
          ? t("adminSettings.retention.noForecast")
          : [
              t("adminSettings.retention.due", { count: data.due }),
              data.held > 0 ? t("adminSettings.retention.held", { count: data.held }) : "",
            ].join(" ")}
    </output>
  );
}

/** How long the email of a rejection waits, so that the rejection can be undone. */
export function Rejections({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ rejectionHoldHours, rejectionHours }) => ({
      hours: String(rejectionHoldHours),
      ...rejectionHours,
    }),
    toChange: ({ hours, from, to }) => ({
      rejectionHoldHours: wholeNumber(hours),
      rejectionHours: { from, to },
    }),
  });
  const hoursError = form.form.problemOf("rejectionHours");
  // The control with the error has this id, so that it takes the focus.
  const errorId = (isWrong: boolean, other: string) =>
    isWrong ? form.fieldId : `${form.fieldId}-${other}`;
  return (
    <SettingForm
      title="adminSettings.rejections"
      form={form}
      linesOf={({ hours, from, to }) => [
        t("adminSettings.rejections.waits", { count: hours }),
        t("adminSettings.rejections.window", { from, to }),
      ]}
    >
      <WholeNumberField
        id={errorId(hoursError === undefined, "hours")}
        label={t("adminSettings.rejections.hours")}
        hint={t("adminSettings.rejections.hint")}
        error={hoursError === undefined ? form.error : undefined}
        value={form.value.hours}
        onChange={(hours) => form.set({ ...form.value, hours })}
      />
      <div className="flex flex-wrap gap-4">
        {(["from", "to"] as const).map((end) => (
          <Field
            key={end}
            id={errorId(end === "to" && hoursError !== undefined, end)}
            label={t(`adminSettings.rejections.${end}`)}
            error={end === "to" ? hoursError : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="time"
                value={form.value[end]}
                onChange={({ target }) => form.set({ ...form.value, [end]: target.value })}
                className="max-w-40"
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-sm text-muted">{t("adminSettings.rejections.windowHint")}</p>
    </SettingForm>
  );
}

/** A field for a whole number, which the form keeps as typed. */
export function WholeNumberField({
  value,
  onChange,
  ...field
}: {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="max-w-40"
        />
      )}
    </Field>
  );
}

/** The typed whole number; NaN, which the contract refuses, for any other text. */
export const wholeNumber = (text: string) =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
