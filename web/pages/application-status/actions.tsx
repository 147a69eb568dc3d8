import { lazy, Suspense, useId, useState } from "react";
import type { PortalApplication } from "#contract/applicant.ts";
import {
  askCopy,
  askErasure,
  setTalentPool,
  withdrawApplication,
  withdrawConsent,
} from "#web/api/applicant-portal.ts";
import { Boundary } from "#web/data/boundary.tsx";
import { formatDate } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/controls.tsx";
import { useDeskAction } from "./desk-action.ts";
import { OutcomeAlert } from "./outcome.tsx";

// Loads late, because it imports Base UI.
const ConfirmDialog = lazy(async () => ({
  default: (await import("#web/data/confirm-dialog.tsx")).ConfirmDialog,
}));

type Asked = "withdraw" | "consent" | "erase" | "copy";

/** What an applicant can do with the application and its data. */
export function Actions({
  token,
  application,
  onChange,
}: {
  token: string;
  application: PortalApplication;
  onChange: (application: PortalApplication) => void;
}) {
  const { t, language } = useI18n();
  const { busy, outcome, run } = useDeskAction<Asked | "pool">();
  const [asking, setAsking] = useState<Asked | null>(null);
  const poolId = useId();
  const { talent_pool_until: until } = application;

  const acts: Record<Asked, () => Promise<string>> = {
    withdraw: async () => {
      onChange(await withdrawApplication(token));
      return t("applicationStatus.withdrawnNow");
    },
    consent: async () => {
      onChange(await withdrawConsent(token));
      return t("applicationStatus.consent.done");
    },
    erase: () => askErasure(token),
    copy: () => askCopy(token),
  };
  const confirm = async (asked: Asked) => {
    await run(asked, acts[asked]);
    setAsking(null);
  };
  const join = (isJoining: boolean) =>
    run("pool", async () => {
      onChange(await setTalentPool(token, isJoining));
      return t(isJoining ? "talentPool.joined" : "talentPool.left");
    });

  const offered = [
    ...(application.can_withdraw ? (["withdraw"] as const) : []),
    "copy" as const,
    ...(application.consent_withdrawn_at === null ? (["consent"] as const) : []),
    "erase" as const,
  ];

  return (
    <section aria-labelledby="actions" className="mt-12 border-t border-line pt-8">
      <h2 id="actions" className="heading-4">
        {t("applicationStatus.actions")}
      </h2>
      <OutcomeAlert outcome={outcome} />
      {application.consent_withdrawn_at === null && (
        <div className="mt-5 rounded-md border border-line bg-surface px-4 py-3">
          <label className="flex min-h-11 cursor-pointer items-center gap-4">
            <Switch
              aria-describedby={poolId}
              checked={(until !== null) !== (busy === "pool")}
              // A disabled switch would lose the focus.
              onChange={({ target }) => {
                if (busy === null) void join(target.checked);
              }}
            />
            <span className="font-semibold">{t("talentPool.label")}</span>
          </label>
          <p id={poolId} className="mt-1 text-sm text-muted">
            {until === null
              ? t("talentPool.text")
              : t("talentPool.until", { day: formatDate(until, language) })}
          </p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {offered.map((one) => (
          <Button
            key={one}
            variant={one === "withdraw" || one === "copy" ? "secondary" : "quiet"}
            disabled={busy !== null}
            onClick={() => setAsking(one)}
          >
            {t(
              one === "withdraw" ? "applicationStatus.withdraw.submit" : `applicationStatus.${one}`,
            )}
          </Button>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{t("applicationStatus.private")}</p>
      {asking !== null && (
        <Boundary>
          <Suspense>
            <ConfirmDialog
              title={t(`applicationStatus.${asking}.title`)}
              text={t(`applicationStatus.${asking}.text`)}
              submit={t(`applicationStatus.${asking}.submit`)}
              isDangerous={asking !== "copy"}
              isBusy={busy === asking}
              onClose={() => setAsking(null)}
              onConfirm={() => void confirm(asking)}
            >
              {asking !== "copy" && application.interviews.some(({ can_answer }) => can_answer) && (
                <p>{t("ownInterview.ends")}</p>
              )}
            </ConfirmDialog>
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}
