import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SettingsRecord } from "#contract/settings.ts";
import { confirmRetention } from "#web/api/privacy.ts";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Link } from "#web/router/link.tsx";
import { tabAddress } from "../routes.ts";
import { retentionKey, retentionQuery } from "./queries.ts";

/** What the saved settings erase in the next 30 days, and why they do not erase it now. */
export function RetentionNow({ settings }: { settings: SettingsRecord }) {
  const t = useTranslation();
  const client = useQueryClient();
  const { retentionDays, acceptedRetentionDays } = settings;
  const { data } = useQuery(retentionQuery(retentionDays, acceptedRetentionDays));
  const { mutate: confirm, isPending } = useAction({
    mutationFn: confirmRetention,
    done: "adminSettings.retention.confirmed",
    failed: "adminSettings.saveFailed",
    onSettled: () => client.invalidateQueries({ queryKey: retentionKey }),
  });
  if (data === undefined) return null;
  const { due, within_30_days: soon, held, undecided_closed: undecided, paused } = data;
  return (
    <div className="grid gap-3">
      <div className="rounded-md border border-line bg-surface px-4 py-3 text-[0.9375rem]">
        <h4 className="heading-5">{t("adminSettings.retention.forecast")}</h4>
        <p>{t("adminSettings.retention.soon", { count: soon })}</p>
        {held > 0 && <p>{t("adminSettings.retention.held", { count: held })}</p>}
        {undecided > 0 && (
          <p>
            <Link
              to={tabAddress("applications", { closed_undecided: "true" })}
              className="text-primary underline underline-offset-2"
            >
              {t("adminSettings.retention.undecidedClosed", { count: undecided })}
            </Link>
          </p>
        )}
      </div>
      {paused !== null && paused !== "unseen" && (
        <Alert tone="warning" title={t("adminSettings.retention.paused")}>
          <p>{t(`adminSettings.retention.paused.${paused}`, { count: due })}</p>
          <SmallButton className="mt-3" isBusy={isPending} onClick={() => confirm()}>
            {t("adminSettings.retention.eraseDue", { count: due })}
          </SmallButton>
        </Alert>
      )}
    </div>
  );
}
