import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmIdentity } from "#contract/account.ts";
import { rankOf, roleRanks } from "#contract/roles.ts";
import { disableTwoStep, renewRecoveryCodes } from "#web/api/two-step.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Badge } from "#web/ui/badge.tsx";
import { toast } from "#web/ui/toast.ts";
import { ProofDialog } from "../proof-dialog.tsx";
import { focusSection, Section, SectionWait } from "../section.tsx";
import { CodeField } from "./code-field.tsx";
import { Policy } from "./policy.tsx";
import { useTwoStep } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { TwoStepState } from "./two-step-state.tsx";

type Step = "set-up" | "disable" | "renew" | { codes: string[] } | null;

/** Two-step sign-in of the own account and, for administrators, whether all of them need it. */
export function TwoStepSection({ user }: { user: SessionUser }) {
  const t = useTranslation();
  const client = useQueryClient();
  const { data: twoStep, error, refetch } = useTwoStep();
  const [step, setStep] = useState<Step>(null);
  const close = () => setStep(null);

  const codeBelow = (problemOf: (name: string) => string | undefined) => ({
    after: <CodeField label={t("settings.code")} error={problemOf("code")} />,
  });

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
      {twoStep === undefined ? (
        <SectionWait failure={error} onRetry={refetch} />
      ) : (
        <TwoStepState twoStep={twoStep} onChoose={setStep} />
      )}
      {rankOf(user.role) >= roleRanks.admin && <Policy />}
      {step === "set-up" && (
        <SetUp
          onEnabled={(codes) => {
            const description = t("twoStep.setup.doneText");
            toast({ title: t("twoStep.setup.done"), description, tone: "success" });
            setStep({ codes });
          }}
          onClose={close}
        />
      )}
      {step === "disable" && (
        <ProofDialog
          title={t("twoStep.disable.title")}
          description={t("twoStep.disable.text")}
          texts={{
            submit: "twoStep.disable.submit",
            busy: "twoStep.disable.busy",
            failed: "twoStep.disable.failed",
          }}
          isDangerous
          schema={ConfirmIdentity}
          send={async (proof) => {
            await disableTwoStep(proof);
            toast({ title: t("twoStep.disable.done"), tone: "success" });
            await finish();
          }}
          onClose={close}
        >
          {codeBelow}
        </ProofDialog>
      )}
      {step === "renew" && (
        <ProofDialog
          title={t("twoStep.renew.title")}
          description={t("twoStep.renew.text")}
          texts={{
            submit: "twoStep.renew.submit",
            busy: "twoStep.renew.busy",
            failed: "twoStep.renew.failed",
          }}
          schema={ConfirmIdentity}
          send={async (proof) => setStep({ codes: await renewRecoveryCodes(proof) })}
          onClose={close}
        >
          {codeBelow}
        </ProofDialog>
      )}
      {typeof step === "object" && step !== null && (
        <RecoveryCodes codes={step.codes} email={user.email} onClose={() => void finish()} />
      )}
    </Section>
  );
}
