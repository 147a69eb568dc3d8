import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ChangePassword } from "#contract/account.ts";
import { limits } from "#contract/limits.ts";
import { changePassword } from "#web/api/account.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { PasswordField } from "./password-field.tsx";
import { Section } from "./section.tsx";
import { useSectionForm } from "./use-section-form.ts";

const Repeated = z.extend(ChangePassword, { confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: "field.password.mismatch",
  }),
);

export function PasswordSection({ email }: { email: string }) {
  const t = useTranslation();
  const client = useQueryClient();
  const form = useSectionForm({
    schema: Repeated,
    send: async ({ confirmPassword: _same, ...change }, element) => {
      const words = await changePassword(change);
      element.reset();
      toast({ title: t("password.saved"), description: words, tone: "success" });
      await client.invalidateQueries();
    },
    failed: "password.failed",
  });
  return (
    <Section id="password" text={t("password.text")}>
      <form className="grid gap-5" {...form.formProps}>
        {/* Tells a password manager whose password it is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField
          name="currentPassword"
          label={t("password.current")}
          error={form.problemOf("currentPassword")}
        />
        <PasswordField
          name="newPassword"
          label={t("password.new")}
          hint={t("password.rule", { min: limits.password.min })}
          error={form.problemOf("newPassword")}
          isNew
        />
        <PasswordField
          name="confirmPassword"
          label={t("password.confirm")}
          error={form.problemOf("confirmPassword")}
          isNew
        />
        <Button type="submit" isBusy={form.isBusy} className="sm:justify-self-start">
          {t(form.isBusy ? "password.busy" : "password.submit")}
        </Button>
      </form>
    </Section>
  );
}
