import { limits } from "#contract/limits.ts";
import { useIsHydrated } from "#web/document/hydration.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { FormField, FormPart, LineField } from "./form-parts.tsx";
import type { Form } from "./use-application-form.ts";

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
