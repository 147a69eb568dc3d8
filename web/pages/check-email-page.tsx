import { useState } from "react";
import { company } from "#content/company.ts";
import type { EmailCheckResult } from "#contract/email-check.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { EmailField, TextField } from "#web/forms/fields.tsx";
import { Form, SubmitButton } from "#web/forms/form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { formatDate } from "#web/i18n/format.ts";
import { interpolateNodes, useI18n } from "#web/i18n/i18n.tsx";
import { EmailLink } from "#web/sections/outside-links.tsx";
import { Lead, PageTitle } from "#web/sections/section.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { Card } from "#web/ui/card.tsx";

const never = ["money", "secrets", "apps"] as const;

type Checked = EmailCheckResult & { email: string };

/** Checks the code of an email: false recruiters write in the names of real companies. */
export default function CheckEmail() {
  const { t } = useI18n();
  const messageOf = useErrorMessage("checkEmail.failed");
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm({
    schema: async () => (await import("#contract/email-check.ts")).EmailCheck,
    save: async (asked) => {
      setFailure(undefined);
      setChecked(undefined);
      const { checkEmail } = await import("#web/api/applicant-portal.ts");
      setChecked({ ...(await checkEmail(asked)), email: asked.email });
    },
    onFailure: setFailure,
  });
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 py-16 sm:py-20 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-24">
      <div>
        <PageTitle>{t("checkEmail.title")}</PageTitle>
        <Lead className="mt-6 max-w-xl">{t("checkEmail.lead")}</Lead>
        <noscript>
          <p className="mt-6 max-w-xl rounded-md bg-warning-soft p-4 text-warning">
            {interpolateNodes(t("checkEmail.noScript"), {
              email: <EmailLink to={company.hrEmail} className="font-semibold underline" />,
            })}
          </p>
        </noscript>
        <Form form={form} className="mt-10 grid max-w-xl gap-5">
          <EmailField autoComplete="email" label={t("checkEmail.email")} />
          <TextField
            name="code"
            label={t("checkEmail.code")}
            placeholder="XXXX-XXXX-XXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            className="max-w-72 tracking-widest uppercase tabular-nums placeholder:tracking-widest"
          />
          <SubmitButton
            text="checkEmail.submit"
            busy="checkEmail.busy"
            className="justify-self-start"
          />
        </Form>
        <LiveRegion className="max-w-xl not-empty:mt-8">
          {failure !== undefined && <Alert tone="error" title={messageOf(failure)} />}
          {checked !== undefined && <Answer checked={checked} />}
        </LiveRegion>
      </div>
      <Card className="card-padding">
        <h2 className="heading-4">{t("checkEmail.never")}</h2>
        <ul className="mt-4 grid list-disc gap-3 pl-5 marker:text-accent">
          {never.map((name) => (
            <li key={name}>{t(`checkEmail.never.${name}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Answer({ checked: { sent_on: day, email, kind, position } }: { checked: Checked }) {
  const { t, language } = useI18n();
  const hr = <EmailLink to={company.hrEmail} className="font-semibold underline" />;
  if (day === null) {
    return (
      <Alert tone="warning" title={t("checkEmail.no")}>
        <p>{interpolateNodes(t("checkEmail.no.text"), { hr })}</p>
      </Alert>
    );
  }
  const sent = { email, day: formatDate(day, language) };
  if (kind === null) {
    return (
      <Alert tone="warning" title={t("checkEmail.dayOnly")}>
        <p className="wrap-anywhere">
          {interpolateNodes(t("checkEmail.dayOnly.text"), { hr, ...sent })}
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="info" title={t("checkEmail.yes")}>
      <p className="wrap-anywhere">{t("checkEmail.yes.text", sent)}</p>
      <p className="my-3 border-l-4 border-current pl-3 wrap-anywhere">
        <strong className="block text-lg">{t(`checkEmail.kind.${kind}`)}</strong>
        {position?.[language]}
      </p>
      <p>{interpolateNodes(t("checkEmail.compare"), { hr })}</p>
    </Alert>
  );
}
