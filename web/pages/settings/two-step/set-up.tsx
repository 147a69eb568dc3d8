import { useId, useState } from "react";
import { ConfirmPassword } from "#contract/account.ts";
import { EnableTwoStep, type TwoStepSetup } from "#contract/two-step.ts";
import { enableTwoStep, setUpTwoStep } from "#web/api/two-step.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProofDialog } from "../proof-dialog.tsx";
import { useSectionForm } from "../use-section-form.ts";
import { CodeField } from "./code-field.tsx";
import { QrCode } from "./qr-code.tsx";

/** Turns two-step sign-in on: the password, then the app and a code of it. */
export function SetUp({
  onEnabled,
  onClose,
}: {
  onEnabled: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  if (setup !== null) return <FirstCode setup={setup} onEnabled={onEnabled} onClose={onClose} />;
  return (
    <ProofDialog
      title={t("twoStep.setup.title")}
      description={t("twoStep.setup.proof")}
      texts={{
        submit: "twoStep.setup.next",
        busy: "twoStep.setup.nextBusy",
        failed: "twoStep.setup.failed",
      }}
      schema={ConfirmPassword}
      send={async ({ password }) => setSetup(await setUpTwoStep(password))}
      onClose={onClose}
    />
  );
}

function FirstCode({
  setup,
  onEnabled,
  onClose,
}: {
  setup: TwoStepSetup;
  onEnabled: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const formId = useId();
  const form = useSectionForm({
    schema: EnableTwoStep,
    send: async ({ code }) => onEnabled(await enableTwoStep(code)),
    failed: "twoStep.setup.failed",
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("twoStep.setup.scan")}
      description={t("twoStep.setup.scanText")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("form.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {t(form.isBusy ? "twoStep.setup.busy" : "twoStep.setup.submit")}
          </Button>
        </>
      }
    >
      <QrCode text={setup.address} label={t("twoStep.setup.image")} />
      <p className="mt-4 text-sm text-muted">{t("twoStep.setup.key")}</p>
      <p className="font-mono font-semibold break-words">{inGroups(setup.secret)}</p>
      <a
        href={setup.address}
        className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
      >
        {t("twoStep.setup.open")}
      </a>
      <form id={formId} className="mt-3" {...form.formProps}>
        <CodeField
          label={t("twoStep.setup.code")}
          hint={t("twoStep.setup.codeHint")}
          error={form.problemOf("code")}
        />
      </form>
    </Dialog>
  );
}

/** Four letters at a time are easier to type off; apps overlook the spaces. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, "$& ");
