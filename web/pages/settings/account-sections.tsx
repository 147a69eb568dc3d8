import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { ChangeEmail, ChangePassword } from "#contract/account.ts";
import { limits } from "#contract/limits.ts";
import {
  askEmailChange,
  changePassword,
  deleteAccount,
  downloadData,
  requestConfirmation,
} from "#web/api/account.ts";
import { EmailField, PasswordField } from "#web/forms/fields.tsx";
import { useAction } from "#web/data/use-action.ts";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import { ConfirmIdentityDialog, Section } from "./section.tsx";
import { activityQuery, addressQuery, twoStepQuery } from "./queries.ts";

export function EmailSection({ email }: { email: string }) {
  const t = useTranslation();
  const client = useQueryClient();
  const [sentMessage, setSentMessage] = useState<string>();
  const form = useForm({
    schema: ChangeEmail,
    save: async (change) => {
      setSentMessage(undefined);
      setSentMessage(await askEmailChange(change));
      await client.invalidateQueries({ queryKey: activityQuery.queryKey });
    },
    failed: "email.failed",
    onSaved: (_saved, element) => element.reset(),
  });
  return (
    <Section id="email" text={t("email.text", { email })}>
      <UnconfirmedAddress />
      <Form form={form} className="grid gap-5">
        <EmailField label={t("email.new")} hint={t("email.hint")} autoComplete="off" />
        <PasswordField label={t("settings.yourPassword")} />
        {sentMessage !== undefined && (
          <Alert tone="success" title={t("email.sent")}>
            {sentMessage}
          </Alert>
        )}
        <SubmitButton text="email.submit" busy="form.sending" className="sm:justify-self-start" />
      </Form>
    </Section>
  );
}

function UnconfirmedAddress() {
  const t = useTranslation();
  const { data } = useQuery(addressQuery);
  const send = useAction({ mutationFn: requestConfirmation, failed: "email.failed" });
  if (data?.email_confirmed !== false) return null;
  return (
    <Alert tone="warning" title={t("email.unconfirmed")} className="mb-6">
      <p>{t("email.unconfirmedText")}</p>
      <SmallButton className="mt-3" isBusy={send.isPending} onClick={() => send.mutate()}>
        {t(send.isPending ? "form.sending" : "email.sendAgain")}
      </SmallButton>
      <p aria-live="polite" className="mt-2 wrap-anywhere">
        {send.data}
      </p>
    </Alert>
  );
}

const RepeatedPassword = z.extend(ChangePassword, { confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: "field.password.mismatch",
  }),
);

export function PasswordSection({ email }: { email: string }) {
  const t = useTranslation();
  const client = useQueryClient();
  const form = useForm({
    schema: RepeatedPassword,
    save: async ({ confirmPassword: _repeated, ...change }) => {
      const description = await changePassword(change);
      toast({ title: t("password.saved"), description, tone: "success" });
      await client.invalidateQueries();
    },
    failed: "password.failed",
    onSaved: (_saved, element) => element.reset(),
  });
  return (
    <Section id="password" text={t("password.text")}>
      <Form form={form} className="grid gap-5">
        {/* The account of the password, for password managers. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField name="currentPassword" label={t("password.current")} />
        <PasswordField
          name="newPassword"
          label={t("password.new")}
          hint={t("form.passwordRule", { min: limits.password.min })}
          isNew
        />
        <PasswordField name="confirmPassword" label={t("password.confirm")} isNew />
        <SubmitButton
          text="password.submit"
          busy="password.busy"
          className="sm:justify-self-start"
        />
      </Form>
    </Section>
  );
}

export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { data: twoStep } = useQuery(twoStepQuery);

  return (
    <Section id="delete" text={t("delete.text")}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t("delete.title")}
      </Button>
      {isAsking && (
        <ConfirmIdentityDialog
          title={t("delete.question")}
          texts={{ submit: "delete.submit", busy: "form.deleting", failed: "delete.failed" }}
          isDangerous
          needsCode={twoStep?.enabled === true}
          send={async (proof) => {
            await deleteAccount(proof);
            toast({ title: t("delete.done"), tone: "success" });
            onDeleted();
          }}
          onClose={() => setAsking(false)}
        >
          <div className="mb-5">
            <p className="font-semibold">{t("delete.consequences")}</p>
            <ul className="mt-2 grid list-disc gap-1 pl-5 text-[0.9375rem]">
              {(["delete.access", "delete.profile", "delete.applications"] as const).map((text) => (
                <li key={text}>{t(text)}</li>
              ))}
            </ul>
          </div>
        </ConfirmIdentityDialog>
      )}
    </Section>
  );
}

export function DataSection() {
  const t = useTranslation();
  const client = useQueryClient();
  const { mutate: download, isPending } = useAction({
    mutationFn: async (_, onProgress) =>
      saveFile(await downloadData(onProgress), t("data.fileName")),
    onSuccess: () => client.invalidateQueries({ queryKey: activityQuery.queryKey }),
    done: "data.saved",
    failed: "data.failed",
  });
  return (
    <Section id="data" text={t("data.text")}>
      <Button variant="secondary" isBusy={isPending} onClick={() => download()}>
        {t(isPending ? "data.busy" : "form.download")}
      </Button>
    </Section>
  );
}
