import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy, Download, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { company } from "#content/company.ts";
import { EnableTwoStep, type TwoStepSetup } from "#contract/two-step.ts";
import {
  disableTwoStep,
  enableTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
} from "#web/api/two-step.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { CodeField } from "#web/forms/fields.tsx";
import { useCopyText } from "#web/data/use-copy-text.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLeaveGuard } from "#web/forms/leave-guard.tsx";
import { formatDate } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button, SmallButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/controls.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import { twoStepQuery } from "./queries.ts";
import { ConfirmIdentityDialog, focusSection, Section, SectionQuery } from "./section.tsx";

const fewCodes = 2;

type Step = "set-up" | "disable" | "renew" | { newCodes: string[] };

/** Turns two-step sign-in on and off, and renews the recovery codes. */
export function TwoStepSection({ email }: { email: string }) {
  const t = useTranslation();
  const client = useQueryClient();
  const query = useQuery(twoStepQuery);
  const { data: twoStep } = query;
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);

  async function finish(): Promise<void> {
    close();
    await client.invalidateQueries();
    focusSection("two-step");
  }

  return (
    <Section
      id="two-step"
      text={t("twoStep.text")}
      badge={
        twoStep !== undefined && (
          <>
            <Badge tone={twoStep.enabled ? "primary" : "grey"}>
              {t(twoStep.enabled ? "twoStep.on" : "twoStep.off")}
            </Badge>
            {twoStep.required && <Badge tone="amber">{t("twoStep.required")}</Badge>}
          </>
        )
      }
    >
      <SectionQuery query={query}>
        {({ enabled, required, recoveryCodesLeft }) => {
          const codesLeft = t("twoStep.codesLeft", { count: recoveryCodesLeft });
          return (
            <div className="grid gap-4">
              {required && (
                <p className="text-[0.9375rem] text-muted">{t("twoStep.requiredText")}</p>
              )}
              {enabled && recoveryCodesLeft > fewCodes && (
                <p className="text-[0.9375rem]">{codesLeft}</p>
              )}
              {enabled && recoveryCodesLeft <= fewCodes && (
                <Alert tone="warning" title={t("twoStep.fewCodes")}>
                  {`${codesLeft}. ${t("twoStep.fewCodesText")}`}
                </Alert>
              )}
              <div className="flex flex-wrap gap-3">
                {!enabled && (
                  <Button onClick={() => setStep("set-up")}>{t("twoStep.setup.submit")}</Button>
                )}
                {enabled && (
                  <Button variant="secondary" onClick={() => setStep("renew")}>
                    {t("twoStep.renew.title")}
                  </Button>
                )}
                {enabled && !required && (
                  <Button variant="quiet" onClick={() => setStep("disable")}>
                    {t("twoStep.disable.submit")}
                  </Button>
                )}
              </div>
            </div>
          );
        }}
      </SectionQuery>
      {step === "set-up" && (
        <SetUpDialog
          onEnabled={(newCodes) => {
            const description = t("twoStep.setup.doneText");
            toast({ title: t("twoStep.setup.done"), description, tone: "success" });
            setStep({ newCodes });
          }}
          onClose={close}
        />
      )}
      {(step === "disable" || step === "renew") && (
        <ConfirmIdentityDialog
          key={step}
          title={t(`twoStep.${step}.title`)}
          description={t(`twoStep.${step}.text`)}
          texts={{
            submit: `twoStep.${step}.submit`,
            busy: `twoStep.${step}.busy`,
            failed: `twoStep.${step}.failed`,
          }}
          isDangerous={step === "disable"}
          needsCode
          send={async (proof) => {
            if (step === "renew") return setStep({ newCodes: await renewRecoveryCodes(proof) });
            await disableTwoStep(proof);
            toast({ title: t("twoStep.disable.done"), tone: "success" });
            await finish();
          }}
          onClose={close}
        />
      )}
      {typeof step === "object" && (
        <RecoveryCodes codes={step.newCodes} email={email} onClose={() => void finish()} />
      )}
    </Section>
  );
}

/** Turns two-step sign-in on: asks for the password, then shows the QR code and asks for a code. */
function SetUpDialog({
  onEnabled,
  onClose,
}: {
  onEnabled: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  if (setup !== null) {
    return <QrCodeDialog setup={setup} onEnabled={onEnabled} onClose={onClose} />;
  }
  return (
    <ConfirmIdentityDialog
      title={t("twoStep.setup.title")}
      description={t("twoStep.setup.proof")}
      texts={{
        submit: "twoStep.setup.next",
        busy: "twoStep.setup.nextBusy",
        failed: "twoStep.setup.failed",
      }}
      send={async ({ password }) => setSetup(await setUpTwoStep(password))}
      onClose={onClose}
    />
  );
}

function QrCodeDialog({
  setup: { address, secret },
  onEnabled,
  onClose,
}: {
  setup: TwoStepSetup;
  onEnabled: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const form = useForm({
    schema: EnableTwoStep,
    save: async ({ code }) => onEnabled(await enableTwoStep(code)),
    failed: "twoStep.setup.failed",
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("twoStep.setup.scan")}
      description={t("twoStep.setup.scanText")}
      submit={t("twoStep.setup.submit")}
      busy={t("twoStep.setup.busy")}
      notice={
        <div className="mb-3">
          <QrCode text={address} label={t("twoStep.setup.image")} />
          <p className="mt-4 text-sm text-muted">{t("twoStep.setup.key")}</p>
          <p className="font-mono font-semibold wrap-anywhere">{inGroupsOfFour(secret)}</p>
          <a
            href={address}
            className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
          >
            {t("twoStep.setup.open")}
          </a>
        </div>
      }
    >
      <div className="sm:col-span-2">
        <CodeField label={t("twoStep.setup.code")} hint={t("twoStep.setup.codeHint")} />
      </div>
    </FormDialog>
  );
}

/** Groups of four are easier to type, and apps ignore the spaces. */
const inGroupsOfFour = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, "$& ");

/** Shows new recovery codes. It closes once the box says that they are saved. */
function RecoveryCodes({
  codes,
  email,
  onClose,
}: {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}) {
  const { t, language } = useI18n();
  const copyText = useCopyText({
    copied: "twoStep.codes.copied",
    notCopied: "twoStep.codes.notCopied",
    notCopiedText: "twoStep.codes.notCopiedText",
  });
  const saved = useRef<HTMLInputElement>(null);
  const [isReminded, setReminded] = useState(false);
  const [madeAt] = useState(() => new Date().toISOString());
  const date = formatDate(madeAt, language);
  const title = t("twoStep.codes.file", { company: company.name, email, date });
  const text = `${title}\n\n${codes.join("\n")}\n`;

  const file = new Blob([text], { type: "text/plain" });
  const actions = [
    { label: "form.copy", Icon: Copy, run: () => void copyText(text) },
    {
      label: "form.download",
      Icon: Download,
      run: () => saveFile(file, t("twoStep.codes.fileName")),
    },
    { label: "twoStep.codes.print", Icon: Printer, run: () => print() },
  ] as const;

  /** Whether the box is ticked. If not, a text asks for it. */
  function mayClose(): boolean {
    if (saved.current?.checked === true) return true;
    setReminded(true);
    saved.current?.focus();
    return false;
  }
  const close = () => mayClose() && onClose();
  // The codes are shown only now, so Back, a link and closing the tab wait for the box too.
  useLeaveGuard({ isDirty: () => !mayClose() });

  return (
    <Dialog
      onClose={close}
      title={t("twoStep.codes.title")}
      description={t("twoStep.codes.text")}
      closeLabel={t("common.close")}
      actions={<Button onClick={close}>{t("twoStep.codes.done")}</Button>}
    >
      <p className="hidden print:mb-4 print:block">{title}</p>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1 rounded-md border border-line bg-raised p-4 font-mono text-[0.9375rem] whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {actions.map(({ label, Icon, run }) => (
          <SmallButton Icon={Icon} key={label} onClick={run}>
            {t(label)}
          </SmallButton>
        ))}
      </div>
      <Checkbox
        ref={saved}
        aria-describedby="codes-saved-first"
        className="mt-5 min-h-11 cursor-pointer gap-3 print:hidden"
        onChange={() => setReminded(false)}
      >
        {t("twoStep.codes.saved")}
      </Checkbox>
      <p id="codes-saved-first" aria-live="polite" className="text-sm text-danger print:hidden">
        {isReminded && t("twoStep.codes.savedFirst")}
      </p>
    </Dialog>
  );
}
