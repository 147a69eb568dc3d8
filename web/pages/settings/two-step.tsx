import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmIdentity } from "#contract/account.ts";
import { rankOf, roleRanks } from "#contract/roles.ts";
import {
  changeSignInSettings,
  disableTwoStep,
  fetchSignInSettings,
  renewRecoveryCodes,
} from "#web/api/two-step.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import type { SessionUser } from "#web/auth/tokens.ts";
import { Badge } from "#web/ui/badge.tsx";
import { toast } from "#web/ui/toast.ts";
import { focusSection, ProofDialog, Section, SectionWait } from "./section.tsx";
import { CodeField, RecoveryCodes, SetUp, useTwoStep } from "./two-step-setup.tsx";
import type { TwoStep } from "#contract/two-step.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

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

const fewCodes = 2;

/** How two-step sign-in stands and what can be done about it. */
function TwoStepState({
  twoStep: { enabled, required, recoveryCodesLeft },
  onChoose,
}: {
  twoStep: TwoStep;
  onChoose: (step: "set-up" | "disable" | "renew") => void;
}) {
  const t = useTranslation();
  return (
    <div className="grid gap-4">
      {required && <p className="text-[0.9375rem] text-muted">{t("twoStep.requiredText")}</p>}
      {enabled && recoveryCodesLeft > fewCodes && (
        <p className="text-[0.9375rem]">{t("twoStep.codesLeft", { count: recoveryCodesLeft })}</p>
      )}
      {enabled && recoveryCodesLeft <= fewCodes && (
        <Alert tone="warning" title={t("twoStep.fewCodes")}>
          {`${t("twoStep.codesLeft", { count: recoveryCodesLeft })}. ${t("twoStep.fewCodesText")}`}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {enabled ? (
          <>
            <Button variant="secondary" onClick={() => onChoose("renew")}>
              {t("twoStep.newCodes")}
            </Button>
            {/* Where it is required the server would refuse. */}
            {!required && (
              <Button variant="quiet" onClick={() => onChoose("disable")}>
                {t("twoStep.turnOff")}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => onChoose("set-up")}>{t("twoStep.turnOn")}</Button>
        )}
      </div>
    </div>
  );
}

/** Lets an administrator ask two-step sign-in of all of them. */
function Policy() {
  const t = useTranslation();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const { data: settings } = useQuery({
    queryKey: ["sign-in-settings"],
    queryFn: ({ signal }) => fetchSignInSettings(signal),
  });
  const { mutate: change, isPending } = useMutation({
    mutationFn: changeSignInSettings,
    onSuccess: (saved) => {
      client.setQueryData(["sign-in-settings"], saved);
      const title = saved.adminsNeedTwoStep ? "twoStep.policyOn" : "twoStep.policyOff";
      toast({ title: t(title), tone: "success" });
      return client.invalidateQueries({ queryKey: ["two-step"] });
    },
    onError: (failure) => showFailure("twoStep.policyFailed", failure),
  });
  // Whoever has yet to turn it on may not decide about others; the server says so.
  if (settings === undefined) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          aria-describedby="policy-text"
          checked={settings.adminsNeedTwoStep}
          disabled={isPending}
          onChange={({ target }) => change({ adminsNeedTwoStep: target.checked })}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="font-semibold">{t("twoStep.policy")}</span>
      </label>
      <p id="policy-text" className="text-sm text-muted">
        {t("twoStep.policyText")}
      </p>
    </div>
  );
}
