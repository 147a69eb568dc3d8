import { limits } from "#contract/limits.ts";
import { useIsHydrated } from "#web/document/hydration.ts";
import { useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { Input, Select, Textarea } from "#web/ui/controls.tsx";
import type { Form } from "./use-application-form.ts";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { type Position, positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import { useSiteData } from "#web/document/site-data.tsx";
import {
  experienceLevels,
  experienceTexts,
  fieldLabels,
  type FieldName,
  isClosedPosition,
  openPositions,
} from "./fields.ts";
import { Field } from "#web/ui/field.tsx";

export function PersonalInformation({ form }: { form: Form }) {
  const t = useTranslation();
  return (
    <FormPart title={t("apply.personal")}>
      <LineField
        form={form}
        name="full_name"
        required
        className="sm:col-span-2"
        aria-required
        autoComplete="name"
        autoCapitalize="words"
      />
      <LineField
        form={form}
        name="email"
        required
        aria-required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* The asterisk is asked for, and so is that an empty number passes (spec §5). */}
      <LineField form={form} name="phone" required type="tel" inputMode="tel" autoComplete="tel" />
    </FormPart>
  );
}

export function CoverLetter({ form, length }: { form: Form; length: number }) {
  const t = useTranslation();
  return (
    <FormPart title={t("apply.coverLetter.part")}>
      <FormField
        form={form}
        name="notes"
        aside={<LetterLength count={length} />}
        hint={t("apply.coverLetter.hint")}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} autoCapitalize="sentences" />}
      </FormField>
    </FormPart>
  );
}

function LetterLength({ count }: { count: number }) {
  const t = useTranslation();
  const isShort = count > 0 && count < limits.coverLetter.min;
  return (
    <span className={`text-sm tabular-nums ${isShort ? "text-danger" : "text-muted"}`}>
      {t("apply.coverLetter.count", { count, min: limits.coverLetter.min })}
    </span>
  );
}

export function Links({ form }: { form: Form }) {
  const t = useTranslation();
  const address = {
    type: "url",
    inputMode: "url",
    autoComplete: "url",
    autoCapitalize: "none",
    spellCheck: false,
  } as const;
  return (
    <FormPart title={t("apply.links.part")}>
      <LineField
        form={form}
        name="portfolio_url"
        className="sm:col-span-2"
        placeholder="https://"
        {...address}
      />
      <LineField
        form={form}
        name="linkedin_url"
        placeholder="https://www.linkedin.com/in/…"
        {...address}
      />
      <LineField form={form} name="github_url" placeholder="https://github.com/…" {...address} />
    </FormPart>
  );
}

export function AdditionalInformation({ form }: { form: Form }) {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  return (
    <FormPart title={t("apply.additional")}>
      <LineField
        form={form}
        name="available_start_date"
        hint={t("apply.startDate.hint")}
        type="date"
        // Today is the reader's, which a prerendered page cannot know.
        min={isHydrated ? today() : undefined}
      />
    </FormPart>
  );
}

function today(): string {
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join("-");
}

/** `asked` is the position the address asks for. One that is not in the list joins it as it is written. */
export function PositionAndExperience({ form, asked }: { form: Form; asked: string | undefined }) {
  const t = useTranslation();
  const { closedPositions } = useSiteData();
  const { fullTime, internship } = openPositions(closedPositions);
  const known = asked === undefined ? undefined : findPosition(positions, asked);
  const isClosed = asked !== undefined && isClosedPosition(asked, closedPositions);
  const wanted = known?.slug ?? asked;
  const select = useRef<HTMLSelectElement>(null);
  const { tell } = form;

  useEffect(() => {
    const element = select.current;
    if (wanted === undefined || element === null) return;
    // What was chosen before the page came alive is worth more than the link that led here.
    const { value } = element;
    if (isClosed) {
      if (value === "") tell({ position: "field.position.closed" });
      return;
    }
    // A form that is cleared goes back to it.
    for (const option of element.options) option.defaultSelected = option.value === wanted;
    element.value = value === "" ? wanted : value;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, [wanted, isClosed, tell]);

  return (
    <FormPart title={t("apply.job")}>
      <FormField form={form} name="position" required>
        {(control) => (
          <Select {...control} ref={select} aria-required>
            <option value="">{t("apply.position.choose")}</option>
            {asked !== undefined && known === undefined && (
              <optgroup label={t("apply.position.asked")}>
                <option value={asked}>{asked}</option>
              </optgroup>
            )}
            <optgroup label={t("apply.position.fullTime")}>
              <Options positions={fullTime} />
            </optgroup>
            <optgroup label={t("apply.position.internship")}>
              <Options positions={internship} />
            </optgroup>
          </Select>
        )}
      </FormField>
      <FormField form={form} name="experience_level" required>
        {(control) => (
          <Select {...control} aria-required>
            <option value="">{t("apply.experience.choose")}</option>
            {experienceLevels.map((level) => (
              <option key={level} value={level}>
                {t(experienceTexts[level])}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </FormPart>
  );
}

function Options({ positions }: { positions: readonly Position[] }) {
  return positions.map(({ slug, label }) => (
    <option key={slug} value={slug}>
      {label}
    </option>
  ));
}

/** One titled part of the form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10 first:border-0 first:pt-0 last:pb-0">
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

type FieldProps = {
  form: Form;
  name: FieldName;
  required?: boolean;
  aside?: ReactNode;
  hint?: string;
  className?: string;
};

type ControlProps = Parameters<ComponentProps<typeof Field>["children"]>[0] & { name: FieldName };

/** A field of the form: its label, its control, and what is wrong with it in the reader's language. */
function FormField({
  form,
  name,
  children,
  ...rest
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useTranslation();
  const messageOf = useTranslateKey();
  const problem = form.problemOf(name);
  return (
    <Field
      id={name}
      label={t(fieldLabels[name])}
      error={problem === undefined ? undefined : messageOf(problem)}
      {...rest}
    >
      {(control) => children({ ...control, name })}
    </Field>
  );
}

/** A field of one line. What is not about the field goes to its input. */
function LineField({
  form,
  name,
  required = false,
  hint,
  className = "",
  ...input
}: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  return (
    <FormField
      form={form}
      name={name}
      required={required}
      className={className}
      {...(hint !== undefined && { hint })}
    >
      {(control) => <Input {...input} {...control} />}
    </FormField>
  );
}
