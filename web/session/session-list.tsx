import { Monitor, Smartphone } from "lucide-react";
import type { AccountSession } from "#contract/account.ts";
import { formatDateTime } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { deviceOf, type Device } from "./device.ts";

/** More sessions than these are folded. */
const shownSessions = 3;

type Props = {
  sessions: readonly AccountSession[];
  /** The call that ends a session. */
  end: { isPending: boolean; variables: string | undefined; mutate: (id: string) => void };
};

/** The sessions of an account, each with a button that ends it. The older ones of many are folded. */
export function SessionList({ sessions, className, end }: Props & { className: string }) {
  const t = useTranslation();
  const shown = sessions.length > shownSessions + 1 ? shownSessions : sessions.length;
  return (
    <div className={className}>
      <SessionRows sessions={sessions.slice(0, shown)} end={end} />
      {shown < sessions.length && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
            {t("sessions.more", { count: sessions.length - shown })}
          </summary>
          <SessionRows sessions={sessions.slice(shown)} end={end} />
        </details>
      )}
    </div>
  );
}

function SessionRows({ sessions, end }: Props) {
  const { t, language } = useI18n();
  const nameOf = ({ browser, system }: Device) =>
    browser !== undefined && system !== undefined
      ? t("sessions.device", { browser, system })
      : (browser ?? system ?? t("sessions.unknown"));
  return (
    <ul className="divide-y divide-line">
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
