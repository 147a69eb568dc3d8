import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { type Position, positions } from "#content/positions.ts";
import { limits } from "#contract/limits.ts";
import { findPosition } from "#contract/positions.ts";
import { useIsHydrated } from "#web/document/hydration.ts";
import { useSiteData } from "#web/document/site-data.ts";
import { useLanguage, useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { Input, Select, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import {
  experienceLevels,
  fieldLabels,
  type FieldName,
  isClosedPosition,
  positionLabel,
} from "./fields.ts";
import type { Form } from "./use-application-form.ts";

export function PersonalInformation({ form }: { form: Form }) {
  const t = useTranslation();
  return (
    <FormSection title={t("apply.personal")}>
      <InputField
        form={form}
        name="full_name"
        required
        className="sm:col-span-2"
        aria-required
        autoComplete="name"
        autoCapitalize="words"
      />
      <InputField
        form={form}
        name="email"
        required
        aria-required
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      {/* Spec §5: it shows the asterisk, and an empty number is valid. */}
      <InputField form={form} name="phone" required type="tel" autoComplete="tel" />
    </FormSection>
  );
}

export function CoverLetter({ form, length }: { form: Form; length: number }) {
  const t = useTranslation();
  return (
    <FormSection title={t("apply.coverLetter.part")}>
      <FormField
        form={form}
        name="notes"
        aside={<CharacterCount count={length} />}
        hint={t("apply.coverLetter.hint")}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} autoCapitalize="sentences" />}
      </FormField>
    </FormSection>
  );
}

function CharacterCount({ count }: { count: number }) {
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
  const url = { type: "url", autoComplete: "url", spellCheck: false } as const;
  return (
    <FormSection title={t("apply.links.part")}>
      <InputField
        form={form}
        name="portfolio_url"
        className="sm:col-span-2"
        placeholder="https://"
        {...url}
      />
      <InputField
        form={form}
        name="linkedin_url"
        placeholder="https://www.linkedin.com/in/…"
        {...url}
      />
      <InputField form={form} name="github_url" placeholder="https://github.com/…" {...url} />
    </FormSection>
  );
}

export function AdditionalInformation({ form }: { form: Form }) {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  return (
    <FormSection title={t("apply.additional")}>
      <InputField
        form={form}
        name="available_start_date"
        hint={t("apply.startDate.hint")}
        type="date"
        // A prerendered page cannot know the visitor's date.
        min={isHydrated ? today() : undefined}
      />
    </FormSection>
  );
}

/** The local date as YYYY-MM-DD, which Swedish writes. */
const today = () => new Date().toLocaleDateString("sv");

/** `asked` is the position of the address. An unknown one becomes an option as it is written. */
export function PositionAndExperience({ form, asked }: { form: Form; asked: string | undefined }) {
  const t = useTranslation();
  const { closedPositions } = useSiteData();
  const known = asked === undefined ? undefined : findPosition(positions, asked);
  const isClosed = asked !== undefined && isClosedPosition(asked, closedPositions);
  const option = known?.slug ?? asked;
  const select = useRef<HTMLSelectElement>(null);
  const { setErrors } = form;

  useEffect(() => {
    const element = select.current;
    if (option === undefined || element === null) return;
    // A choice made before hydration counts more than the address.
    const { value } = element;
    if (isClosed) {
      if (value === "") setErrors({ position: "field.position.closed" });
      return;
    }
    // `reset` goes back to the default.
    for (const each of element.options) each.defaultSelected = each.value === option;
    element.value = value === "" ? option : value;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, [option, isClosed, setErrors]);

  return (
    <FormSection title={t("apply.job")}>
      <FormField form={form} name="position" required>
        {(control) => (
          <Select {...control} ref={select} aria-required>
            <option value="">{t("apply.position.choose")}</option>
            {asked !== undefined && known === undefined && (
              <optgroup label={t("apply.position.asked")}>
                <option value={asked}>{asked}</option>
              </optgroup>
            )}
            <PositionOptions kind="full-time" label={t("apply.position.fullTime")} />
            <PositionOptions kind="internship" label={t("apply.position.internship")} />
          </Select>
        )}
      </FormField>
      <FormField form={form} name="experience_level" required>
        {(control) => (
          <Select {...control} aria-required>
            <option value="">{t("apply.experience.choose")}</option>
            {experienceLevels.map((level) => (
              <option key={level} value={level}>
                {t(`apply.experience.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </FormSection>
  );
}

function PositionOptions({ kind, label }: { kind: Position["kind"]; label: string }) {
  const { language } = useLanguage();
  const { closedPositions } = useSiteData();
  const open = positions.filter(
    (position) => position.kind === kind && !closedPositions.includes(position.slug),
  );
  return (
    <optgroup label={label}>
      {open.map((position) => (
        <option key={position.slug} value={position.slug}>
          {positionLabel(position, language)}
        </option>
      ))}
    </optgroup>
  );
}

/** A titled section of the form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
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

/** A field of the form: its label, its control and its error. */
export function FormField({
  form,
  name,
  children,
  ...rest
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useTranslation();
  const messageOf = useTranslateKey();
  const error = form.errorOf(name);
  return (
    <Field
      id={name}
      label={t(fieldLabels[name])}
      error={error === undefined ? undefined : messageOf(error)}
      {...rest}
    >
      {(control) => children({ ...control, name })}
    </Field>
  );
}

/** A field with an input, which takes the remaining props. */
function InputField({
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
