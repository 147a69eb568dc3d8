import { Monitor, Smartphone } from "lucide-react";
import type { AccountSession } from "#contract/account.ts";
import { formatDateTime } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { deviceOf, type Device } from "./device.ts";

/** The sessions of an account, each with a button that ends it. */
export function SessionList({
  sessions,
  className,
  end,
}: {
  sessions: readonly AccountSession[];
  className: string;
  /** The call that ends a session. */
  end: { isPending: boolean; variables: string | undefined; mutate: (id: string) => void };
}) {
  const { t, language } = useI18n();
  const nameOf = ({ browser, system }: Device) =>
    browser !== undefined && system !== undefined
      ? t("sessions.device", { browser, system })
      : (browser ?? system ?? t("sessions.unknown"));
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {sessions.map(({ id, userAgent, lastUsedAt, isCurrent, network }) => {
        const device = deviceOf(userAgent);
        const time = formatDateTime(lastUsedAt, language);
        const Icon = device.isHandheld ? Smartphone : Monitor;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <Icon className="size-6 shrink-0 text-accent" />
            <div className="min-w-0 grow basis-44">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                <span>{nameOf(device)}</span>
                {isCurrent && <Badge tone="primary">{t("sessions.current")}</Badge>}
              </p>
              <p className="text-sm text-muted tabular-nums">
                <time dateTime={lastUsedAt} title={lastUsedAt}>
                  {t("sessions.lastUsed", { time })}
                </time>
                {" · "}
                <span className="wrap-anywhere">{t("sessions.network", { network })}</span>
              </p>
            </div>
            {!isCurrent && (
              <SmallButton
                aria-label={t("sessions.endOf", { device: nameOf(device), time })}
                isBusy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                {t("sessions.end")}
              </SmallButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
