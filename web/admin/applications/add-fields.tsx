import { type FormEvent, Fragment, type ReactNode } from "react";
import { Consent, ExperienceLevel } from "#contract/applications.ts";
import { languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import type { ResumeSuggestions } from "#contract/manual-applications.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { EmailSuggestion } from "#web/forms/email-suggestion.tsx";
import { fillField, isControl } from "#web/forms/values.ts";
import { CheckboxField, SelectField, TextareaField, TextField } from "#web/forms/fields.tsx";
import { useFormState } from "#web/forms/form.tsx";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { useTitle } from "../positions/position.tsx";
import { usePositions } from "../positions/queries.ts";

export type SuggestedField = keyof ResumeSuggestions;

/** The fields that a resume may fill. */
export const suggestedFields = {
  full_name: { label: "form.fullName", max: limits.fullName.max, type: "text" },
  email: { label: "form.email", max: limits.email.max, type: "email" },
  phone: { label: "form.phone", max: limits.phone.max, type: "tel" },
} as const;

export const suggestedNames = ["full_name", "email", "phone"] as const;

const links = [
  ["portfolio_url", "form.portfolio"],
  ["linkedin_url", "form.linkedin"],
  ["github_url", "form.github"],
] as const;

type Typed = Partial<Record<SuggestedField, string>>;

/** The fields of an application that is added by hand. */
export function AddFields({
  job,
  suggestions,
  typed,
  onType,
  children,
}: {
  /** The position that the list shows. */
  job: string | undefined;
  suggestions: ResumeSuggestions | undefined;
  /** The present values of the fields that have suggestions. */
  typed: Typed;
  onType: (typed: Typed) => void;
  /** Shown below the fields that name the person. */
  children: ReactNode;
}) {
  const { t, language } = useI18n();
  const { element } = useFormState();
  const titleOf = useTitle();
  const { data: positions = [], isSuccess } = usePositions();
  const open = positions.filter(({ state }) => state === "open");
  const options = open.map((position) => [position.slug, titleOf(position)] as const);
  const optional = { required: false, autoComplete: "off" };
  const chosenFrom = <Value extends string>(
    question: TextKey,
    values: readonly Value[],
    textOf: (value: Value) => TextKey,
  ) => ({
    required: true,
    options: [
      ["", t(question)],
      ...values.map((value) => [value, t(textOf(value))] as const),
    ] as const,
  });

  return (
    <>
      <div
        className="grid gap-5 sm:col-span-2 sm:grid-cols-2"
        onInput={({ target }: FormEvent) => {
          if (isControl(target)) onType({ ...typed, [target.name]: target.value });
        }}
      >
        {suggestedNames.map((name) => {
          const Around = name === "email" ? EmailSuggestion : Fragment;
          return (
            <div key={name} className={name === "full_name" ? "sm:col-span-2" : ""}>
              <Around>
                <TextField
                  name={name}
                  label={t(suggestedFields[name].label)}
                  type={suggestedFields[name].type}
                  maxLength={suggestedFields[name].max}
                  required={name !== "phone"}
                  showsAsterisk={name !== "phone"}
                  autoComplete="off"
                  spellCheck={false}
                />
              </Around>
              <Suggestion
                text={suggestions?.[name] ?? null}
                typed={typed[name] ?? ""}
                field={t(suggestedFields[name].label)}
                onUse={(text) => {
                  fillField(element.current, name, text);
                  element.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
                }}
              />
            </div>
          );
        })}
      </div>
      {children}
      <SelectField
        // The default is known once the positions have loaded.
        key={String(isSuccess)}
        name="position"
        label={t("details.job")}
        required
        options={[["", t("add.position.choose")], ...options]}
        defaultValue={options.some(([slug]) => slug === job) ? job : ""}
      />
      <SelectField
        {...chosenFrom(
          "add.experience.choose",
          ExperienceLevel.options,
          (one) => `experience.${one}`,
        )}
        name="experience_level"
        label={t("form.experience")}
      />
      <SelectField
        {...chosenFrom("add.source.choose", ApplicationSource.options, (one) => `source.${one}`)}
        name="source"
        label={t("applications.source")}
      />
      <TextField
        {...optional}
        name="source_detail"
        label={t("add.sourceDetail")}
        hint={t("add.sourceDetailHint")}
        maxLength={limits.sourceDetail.max}
      />
      <SelectField
        {...chosenFrom("add.consent.choose", Consent.options, (one) => `consent.${one}`)}
        name="consent"
        label={t("add.consent")}
        className="sm:col-span-2"
      />
      <details className="sm:col-span-2">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("add.more")}</summary>
        <div className="grid gap-5 pt-2 sm:grid-cols-2">
          <TextareaField
            name="notes"
            label={t("form.coverLetter")}
            maxLength={limits.coverLetter.max}
            className="sm:col-span-2"
          />
          {links.map(([name, label]) => (
            <TextField
              key={name}
              {...optional}
              name={name}
              label={t(label)}
              type="url"
              maxLength={limits.link.max}
            />
          ))}
          <TextField
            {...optional}
            name="available_start_date"
            label={t("form.startDate")}
            type="date"
          />
        </div>
      </details>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 border-t border-line pt-5 sm:col-span-2">
        <CheckboxField
          name="send_receipt"
          value="true"
          label={t("add.receipt")}
          hint={t("add.receiptText")}
          className="grow basis-72"
        />
        <SelectField
          name="language"
          label={t("add.language")}
          options={languages.map((one) => [one, t(`language.${one}`)])}
          defaultValue={language}
          className="basis-48"
        />
      </div>
    </>
  );
}

/** A value found in the resume, with a button that takes it over. */
function Suggestion({
  text,
  typed,
  field,
  onUse,
}: {
  text: string | null;
  typed: string;
  field: string;
  onUse: (text: string) => void;
}) {
  const t = useTranslation();
  if (text === null || typed.trim() === text) return null;
  return (
    <span className="mt-1.5 flex items-center justify-between gap-3 rounded-md bg-info-soft py-1.5 pr-1.5 pl-3.5 text-sm">
      <span className="min-w-0 wrap-anywhere">{t("add.suggestion", { text })}</span>
      <SmallButton
        className="shrink-0 bg-surface"
        aria-label={t("add.useOf", { text, field })}
        onClick={() => onUse(text)}
      >
        {t("add.use")}
      </SmallButton>
    </span>
  );
}
