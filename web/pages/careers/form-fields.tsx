import { useEffect, useRef } from "react";
import { limits } from "#contract/limits.ts";
import { EmailSuggestion } from "#web/forms/email-suggestion.tsx";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { usePagePositions } from "#web/head/site-data.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Select, Textarea } from "#web/ui/controls.tsx";
import { experienceLevels } from "./field-labels.ts";
import { findOption } from "#web/positions/positions.ts";
import { FormField, FormSection, ResumeField, useFormAround } from "./form-field.tsx";

const links = [
  { name: "portfolio_url", placeholder: "https://", className: "sm:col-span-2" },
  { name: "linkedin_url", placeholder: "https://www.linkedin.com/in/…" },
  { name: "github_url", placeholder: "https://github.com/…" },
] as const;

/** The fields in their sections. `asked` is the position of the address. */
export function FormFields({ asked, isLocked }: { asked: string | undefined; isLocked: boolean }) {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  const form = useFormAround();
  const { min } = limits.coverLetter;
  const count = form.values.notes?.length ?? 0;
  const isShort = count > 0 && count < min;
  return (
    <>
      <FormSection title={t("apply.personal")}>
        <FormField
          name="full_name"
          required
          className="sm:col-span-2"
          autoComplete="name"
          autoCapitalize="words"
        />
        <EmailSuggestion>
          <FormField name="email" required type="email" autoComplete="email" spellCheck={false} />
        </EmailSuggestion>
        {/* Spec §5: it shows the asterisk, and an empty number is valid. */}
        <FormField name="phone" required aria-required={false} type="tel" autoComplete="tel" />
      </FormSection>
      <PositionAndExperience asked={asked} />
      <FormSection title={t("apply.resume")}>
        <ResumeField isLocked={isLocked} />
      </FormSection>
      <FormSection title={t("apply.coverLetter.part")}>
        <FormField
          name="notes"
          aside={
            <span className={`text-sm tabular-nums ${isShort ? "text-danger" : "text-muted"}`}>
              {t("apply.coverLetter.count", { count, min })}
            </span>
          }
          hint={t("apply.coverLetter.hint")}
          className="sm:col-span-2"
        >
          {(control) => <Textarea {...control} autoCapitalize="sentences" />}
        </FormField>
      </FormSection>
      <FormSection title={t("apply.links.part")}>
        {links.map((link) => (
          <FormField key={link.name} type="url" autoComplete="url" spellCheck={false} {...link} />
        ))}
      </FormSection>
      <FormSection title={t("apply.additional")}>
        <FormField
          name="available_start_date"
          hint={t("apply.startDate.hint")}
          type="date"
          // A prerendered page cannot know the visitor's date.
          min={isHydrated ? today() : undefined}
        />
      </FormSection>
    </>
  );
}

/** The local date as YYYY-MM-DD, which Swedish writes. */
const today = () => new Date().toLocaleDateString("sv");

const kinds = [
  { kind: "full-time", label: "apply.position.fullTime" },
  { kind: "internship", label: "apply.position.internship" },
] as const;

/** A position of the address that is unknown becomes an option as it is written. */
function PositionAndExperience({ asked }: { asked: string | undefined }) {
  const form = useFormAround();
  const t = useTranslation();
  const { options = [] } = usePagePositions();
  const open = options.filter((option) => !option.isClosed);
  const known = asked === undefined ? undefined : findOption(options, asked);
  const isClosed = known?.isClosed === true;
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
      <FormField name="position" required>
        {(control) => (
          <Select {...control} ref={select} aria-required>
            <option value="">{t("apply.position.choose")}</option>
            {asked !== undefined && known === undefined && (
              <optgroup label={t("apply.position.asked")}>
                <option value={asked}>{asked}</option>
              </optgroup>
            )}
            {kinds
              .filter(({ kind }) => open.some((option) => option.kind === kind))
              .map(({ kind, label }) => (
                <optgroup key={kind} label={t(label)}>
                  {open
                    .filter((option) => option.kind === kind)
                    .map(({ slug, label }) => (
                      <option key={slug} value={slug}>
                        {label}
                      </option>
                    ))}
                </optgroup>
              ))}
          </Select>
        )}
      </FormField>
      <div aria-live="polite" className="empty:hidden sm:col-span-2 sm:order-last">
        {form.sentBefore}
      </div>
      <FormField name="experience_level" required>
        {(control) => (
          <Select
            {...control}
            aria-required
            options={[
              ["", t("apply.experience.choose")],
              ...experienceLevels.map((level) => [level, t(`experience.${level}`)] as const),
            ]}
          />
        )}
      </FormField>
    </FormSection>
  );
}
