import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Consent, ExperienceLevel } from "#contract/applications.ts";
import { languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import type { ResumeSuggestions } from "#contract/manual-applications.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { isControl } from "#web/forms/form-values.ts";
import type { useDialogForm } from "#web/forms/use-dialog-form.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Input, Select, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { usePositions } from "../positions/queries.ts";
import { useTitle } from "../positions/state.tsx";

export type SuggestedField = keyof ResumeSuggestions;

const suggested = {
  full_name: { label: "details.fullName", max: limits.fullName.max, type: "text" },
  email: { label: "form.email", max: limits.email.max, type: "email" },
  phone: { label: "form.phone", max: limits.phone.max, type: "tel" },
} as const;

const links = {
  portfolio_url: "details.portfolio",
  linkedin_url: "details.linkedin",
  github_url: "details.github",
} as const;

type Form = Pick<ReturnType<typeof useDialogForm>, "problemOf">;
type Typed = Partial<Record<SuggestedField, string>>;

/** The fields of an application that is added by hand. */
export function AddFields({
  form,
  job,
  suggestions,
  typed,
  onType,
  onUse,
  children,
}: {
  form: Form;
  /** The position that the list shows. */
  job: string | undefined;
  suggestions: ResumeSuggestions | undefined;
  /** The present values of the fields that have suggestions. */
  typed: Typed;
  onType: (typed: Typed) => void;
  onUse: (name: SuggestedField, text: string) => void;
  /** Shown below the fields that name the person. */
  children: ReactNode;
}) {
  const { t, language } = useI18n();
  const titleOf = useTitle();
  const { data: positions = [] } = usePositions();
  const open = positions.filter(({ state }) => state === "open");
  const options = open.map((position) => [position.slug, titleOf(position)] as const);

  return (
    <>
      <div
        className="grid gap-5 sm:col-span-2 sm:grid-cols-2"
        onInput={({ target }: FormEvent) => {
          if (isControl(target)) onType({ ...typed, [target.name]: target.value });
        }}
      >
        {(["full_name", "email", "phone"] as const).map((name) => (
          <Field
            key={name}
            label={t(suggested[name].label)}
            required={name !== "phone"}
            error={form.problemOf(name)}
            className={name === "full_name" ? "sm:col-span-2" : ""}
          >
            {(control) => (
              <>
                <Input
                  {...control}
                  name={name}
                  type={suggested[name].type}
                  maxLength={suggested[name].max}
                  required={name !== "phone"}
                  autoComplete="off"
                  spellCheck={false}
                />
                <Suggestion
                  text={suggestions?.[name] ?? null}
                  typed={typed[name] ?? ""}
                  field={t(suggested[name].label)}
                  onUse={(text) => onUse(name, text)}
                />
              </>
            )}
          </Field>
        ))}
      </div>
      {children}
      <Choice
        // The default is known once the positions have loaded.
        key={options.length}
        form={form}
        name="position"
        label="details.job"
        empty="add.position.choose"
        options={options}
        defaultValue={options.some(([slug]) => slug === job) ? job : ""}
      />
      <Choice
        form={form}
        name="experience_level"
        label="details.experience"
        empty="add.experience.choose"
        options={ExperienceLevel.options.map((level) => [level, t(`experience.${level}`)])}
      />
      <Choice
        form={form}
        name="source"
        label="applications.source"
        empty="add.source.choose"
        options={ApplicationSource.options.map((source) => [source, t(`source.${source}`)])}
      />
      <Text
        form={form}
        name="source_detail"
        label="add.sourceDetail"
        hint={t("add.sourceDetailHint")}
        maxLength={limits.sourceDetail.max}
      />
      <Choice
        form={form}
        name="consent"
        label="add.consent"
        empty="add.consent.choose"
        options={Consent.options.map((reason) => [reason, t(`consent.${reason}`)])}
        className="sm:col-span-2"
      />
      <details className="sm:col-span-2">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("add.more")}</summary>
        <div className="grid gap-5 pt-2 sm:grid-cols-2">
          <Field
            label={t("details.coverLetter")}
            error={form.problemOf("notes")}
            className="sm:col-span-2"
          >
            {(control) => <Textarea {...control} name="notes" maxLength={limits.coverLetter.max} />}
          </Field>
          {(["portfolio_url", "linkedin_url", "github_url"] as const).map((name) => (
            <Text
              key={name}
              form={form}
              name={name}
              label={links[name]}
              type="url"
              maxLength={limits.link.max}
            />
          ))}
          <Text form={form} name="available_start_date" label="details.startDate" type="date" />
        </div>
      </details>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 border-t border-line pt-5 sm:col-span-2">
        <label className="grid grow basis-72 grid-cols-[auto_1fr] items-center gap-x-3">
          <input
            type="checkbox"
            name="send_receipt"
            aria-describedby="add-receipt-hint"
            className="size-5 accent-primary"
          />
          <span className="font-semibold">{t("add.receipt")}</span>
          <span id="add-receipt-hint" className="col-start-2 text-sm text-muted">
            {t("add.receiptText")}
          </span>
        </label>
        <Choice
          form={form}
          name="language"
          label="add.language"
          options={languages.map((one) => [one, t(`details.language.${one}`)])}
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

function Text({
  form,
  name,
  label,
  hint,
  ...input
}: Omit<ComponentProps<typeof Input>, "form"> & {
  form: Form;
  name: string;
  label: TextKey;
  hint?: string;
}) {
  const t = useTranslation();
  return (
    <Field label={t(label)} hint={hint} error={form.problemOf(name)}>
      {(control) => <Input {...control} name={name} autoComplete="off" {...input} />}
    </Field>
  );
}

/** A select. With an empty option the choice is required. */
function Choice({
  form,
  name,
  label,
  empty,
  options,
  defaultValue = "",
  className,
}: {
  form: Form;
  name: string;
  label: TextKey;
  empty?: TextKey;
  options: readonly (readonly [value: string, text: string])[];
  defaultValue?: string | undefined;
  className?: string | undefined;
}) {
  const t = useTranslation();
  const isRequired = empty !== undefined;
  return (
    <Field
      label={t(label)}
      required={isRequired}
      error={form.problemOf(name)}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <Select {...control} name={name} required={isRequired} defaultValue={defaultValue}>
          {isRequired && <option value="">{t(empty)}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
