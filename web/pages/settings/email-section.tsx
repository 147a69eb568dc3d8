import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ChangeEmail } from "#contract/account.ts";
import { askEmailChange } from "#web/api/account.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import { PasswordField } from "./password-field.tsx";
import { Section } from "./section.tsx";
import { useSectionForm } from "./use-section-form.ts";

export function EmailSection({ email }: { email: string }) {
  const t = useTranslation();
  const client = useQueryClient();
  const [sent, setSent] = useState<string | null>(null);
  const form = useSectionForm({
    schema: ChangeEmail,
    send: async (change, element) => {
      setSent(null);
      setSent(await askEmailChange(change));
      element.reset();
      await client.invalidateQueries({ queryKey: ["activity"] });
    },
    failed: "email.failed",
  });
  return (
    <Section id="email" text={t("email.text", { email })}>
      <form className="grid gap-5" {...form.formProps}>
        <Field label={t("email.new")} hint={t("email.hint")} error={form.problemOf("email")}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <PasswordField
          name="password"
          label={t("settings.yourPassword")}
          error={form.problemOf("password")}
        />
        {sent !== null && (
          <Alert tone="success" title={t("email.sent")}>
            {sent}
          </Alert>
        )}
        <Button type="submit" isBusy={form.isBusy} className="sm:justify-self-start">
          {t(form.isBusy ? "form.sending" : "email.submit")}
        </Button>
      </form>
    </Section>
  );
}
