import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { type ChangePassword, ConfirmIdentity } from "#contract/account.ts";
import { limits } from "#contract/limits.ts";
import { ApiError } from "#web/api/api-error.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { useErrorToast } from "#web/forms/use-error-toast.ts";
import { useForm } from "#web/forms/use-form.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Card } from "#web/ui/card.tsx";
import { Input, PasswordInput } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { QueryState } from "#web/forms/query-state.tsx";

/** The sections in the order of the page. Addresses contain their ids. */
export const sections = {
  password: "password.title",
  "two-step": "twoStep.title",
  sessions: "sessions.title",
  email: "email.title",
  appearance: "appearance.title",
  language: "languageSetting.title",
  activity: "activity.title",
  data: "data.title",
  delete: "delete.title",
} as const satisfies Record<string, TextKey>;

type SectionId = keyof typeof sections;

export function Section({
  id,
  text,
  badge,
  children,
}: {
  id: SectionId;
  text: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="outline-none">
      <Card className="p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`${id}-title`} className="text-xl font-semibold">
            {t(sections[id])}
          </h2>
          {badge}
        </div>
        <p className="mt-1 text-[0.9375rem] text-muted wrap-anywhere">{text}</p>
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}

/** Focuses a section, because the pressed button disappears. */
export function focusSection(id: SectionId): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** The content of a section that a query loads. */
export function SectionQuery<Data>({
  query,
  children,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}) {
  const t = useTranslation();
  return (
    <QueryState
      query={query}
      failed={t("settings.loadFailed")}
      loading={<Skeleton className="h-24 w-full" />}
    >
      {children}
    </QueryState>
  );
}

/** A form that shows field errors beside the fields and any other failure in a toast. */
export function useSectionForm<Schema extends z.ZodMiniType>({
  schema,
  send,
  failed,
}: {
  schema: Schema;
  send: (values: z.output<Schema>, element: HTMLFormElement) => Promise<void>;
  failed: TextKey;
}) {
  const showFailure = useErrorToast();
  return useForm({
    rules: async () => schema,
    send,
    onFailure: (failure) => {
      const isOfFields = failure instanceof ApiError && Object.keys(failure.fields).length > 0;
      if (!isOfFields) showFailure(failed, failure);
    },
  });
}

type FieldProps = {
  form: ReturnType<typeof useSectionForm>;
  label: string;
  hint?: string | undefined;
};

export function PasswordField({
  form,
  name = "password",
  label,
  hint,
}: FieldProps & { name?: "password" | keyof ChangePassword | "confirmPassword" }) {
  const t = useTranslation();
  const isCurrent = name === "password" || name === "currentPassword";
  return (
    <Field label={label} hint={hint} error={form.problemOf(name)}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={isCurrent ? "current-password" : "new-password"}
          required
          showLabel={t("form.showPassword")}
          hideLabel={t("form.hidePassword")}
        />
      )}
    </Field>
  );
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ form, label, hint }: FieldProps) {
  return (
    <Field label={label} hint={hint} error={form.problemOf("code")}>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.twoStepCode.max}
          required
          className="max-w-60 tracking-widest tabular-nums"
        />
      )}
    </Field>
  );
}

/** Asks for the password, and with two-step sign-in for a code, before a sensitive change. */
export function ConfirmIdentityDialog({
  title,
  description,
  texts,
  isDangerous = false,
  needsCode = false,
  send,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  texts: { submit: TextKey; busy: TextKey; failed: TextKey };
  isDangerous?: boolean;
  needsCode?: boolean;
  send: (proof: ConfirmIdentity) => Promise<void>;
  onClose: () => void;
  /** Shown above the password. */
  children?: ReactNode;
}) {
  const t = useTranslation();
  const form = useSectionForm({ schema: ConfirmIdentity, send, failed: texts.failed });
  return (
    <FormDialog
      form={{ ...form, requestClose: onClose }}
      title={title}
      description={description}
      submit={t(texts.submit)}
      busy={t(texts.busy)}
      isDangerous={isDangerous}
      notice={children}
    >
      <div className="grid gap-5 sm:col-span-2">
        <PasswordField form={form} label={t("settings.yourPassword")} />
        {needsCode && <CodeField form={form} label={t("settings.code")} />}
      </div>
    </FormDialog>
  );
}
