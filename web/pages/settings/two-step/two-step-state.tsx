import type { TwoStep } from "#contract/two-step.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

const fewCodes = 2;

/** How two-step sign-in stands and what can be done about it. */
export function TwoStepState({
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
