import { useId, type ReactNode } from "react";
import type * as z from "zod/mini";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PasswordField } from "./password-field.tsx";
import { useSectionForm } from "./use-section-form.ts";

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
