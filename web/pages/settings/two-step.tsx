import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { disableTwoStep, fetchTwoStep, renewRecoveryCodes } from "#web/api/two-step.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { ConfirmIdentityDialog, focusSection, Section, SectionQuery } from "./section.tsx";
import { RecoveryCodes, SetUpDialog } from "./two-step-setup.tsx";

const fewCodes = 2;

type Step = "set-up" | "disable" | "renew" | { newCodes: string[] };

/** The two-step status of the signed-in user. */
export const useTwoStep = () =>
  useQuery({ queryKey: ["two-step"], queryFn: ({ signal }) => fetchTwoStep(signal) });

/** Turns two-step sign-in on and off, and renews the recovery codes. */
export function TwoStepSection({ email }: { email: string }) {
  const t = useTranslation();
  const client = useQueryClient();
  const query = useTwoStep();
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
                  <Button onClick={() => setStep("set-up")}>{t("twoStep.turnOn")}</Button>
                )}
                {enabled && (
                  <Button variant="secondary" onClick={() => setStep("renew")}>
                    {t("twoStep.newCodes")}
                  </Button>
                )}
                {enabled && !required && (
                  <Button variant="quiet" onClick={() => setStep("disable")}>
                    {t("twoStep.turnOff")}
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
