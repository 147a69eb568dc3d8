import { type ReactNode, useId } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { useFailureToast, useFailureWords } from "#web/forms/use-failure-toast.ts";
import type * as z from "zod/mini";
import { CallFailure } from "#web/api/failure.ts";
import { useEntryForm } from "#web/forms/use-form.ts";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/controls.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** The sections of the settings, in the order of the page. The ids stand in addresses. */
export const sections = [
  { id: "password", title: "password.title" },
  { id: "two-step", title: "twoStep.title" },
  { id: "sessions", title: "sessions.title" },
  { id: "email", title: "email.title" },
  { id: "appearance", title: "appearance.title" },
  { id: "language", title: "speech.title" },
  { id: "activity", title: "activity.title" },
  { id: "data", title: "data.title" },
  { id: "delete", title: "delete.title" },
] as const satisfies readonly { id: string; title: TextKey }[];

type SectionId = (typeof sections)[number]["id"];

const titles = new Map<SectionId, TextKey>(sections.map(({ id, title }) => [id, title]));

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
  const title = titles.get(id);
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="outline-none">
      <Card className="p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`${id}-title`} className="text-xl font-semibold">
            {title !== undefined && t(title)}
          </h2>
          {badge}
        </div>
        <p className="mt-1 text-[0.9375rem] text-muted wrap-anywhere">{text}</p>
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}

/** Puts the focus on a section whose button has gone with what it did. */
export function focusSection(id: SectionId): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** What a section shows while its content is on its way, or could not come. */
export function SectionWait({
  failure,
  onRetry,
}: {
  failure: Error | null;
  onRetry: () => unknown;
}) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  if (failure === null) return <Skeleton className="h-24 w-full" />;
  return (
    <Alert tone="error" title={t("settings.loadFailed")}>
      <p>{wordsFor(failure)}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => void onRetry()}>
        {t("common.retry")}
      </Button>
    </Alert>
  );
}

/** A form of the settings: problems with fields stand beside them, any other failure in a toast. */
export function useSectionForm<Schema extends z.ZodMiniType>(form: {
  schema: Schema;
  send: (values: z.output<Schema>, element: HTMLFormElement) => Promise<void>;
  failed: TextKey;
}) {
  const showFailure = useFailureToast();
  return useEntryForm({
    // They came with the settings.
    rules: async () => form.schema,
    send: form.send,
    onFailure: (failure) => {
      if (!namesFields(failure)) showFailure(form.failed, failure);
    },
  });
}

const namesFields = (failure: unknown) =>
  failure instanceof CallFailure && Object.keys(failure.fields).length > 0;

export function PasswordField({
  name,
  label,
  hint,
  error,
  isNew = false,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  isNew?: boolean;
}) {
  const t = useTranslation();
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={isNew ? "new-password" : "current-password"}
          required
          showLabel={t("form.showPassword")}
          hideLabel={t("form.hidePassword")}
        />
      )}
    </Field>
  );
}

/** Asks for the password before something that being signed in is not proof enough for. */
export function ProofDialog<Schema extends z.ZodMiniType>({
  title,
  description,
  texts,
  isDangerous = false,
  schema,
  send,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  texts: { submit: TextKey; busy: TextKey; failed: TextKey };
  isDangerous?: boolean;
  /** Says what the fields must hold; `password` is one of them. */
  schema: Schema;
  send: (values: z.output<Schema>) => Promise<void>;
  onClose: () => void;
  /** What stands above the password, and fields below it. */
  children?: (problemOf: (name: string) => string | undefined) => {
    before?: ReactNode;
    after?: ReactNode;
  };
}) {
  const t = useTranslation();
  const formId = useId();
  const form = useSectionForm({ schema, send, failed: texts.failed });
  const { before, after } = children?.(form.problemOf) ?? {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("form.cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? "danger" : "primary"}
            isBusy={form.isBusy}
          >
            {t(form.isBusy ? texts.busy : texts.submit)}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5" {...form.formProps}>
        {before}
        <PasswordField
          name="password"
          label={t("settings.yourPassword")}
          error={form.problemOf("password")}
        />
        {after}
      </form>
    </Dialog>
  );
}
