import { Monitor, Smartphone } from "lucide-react";
import type { AccountSession } from "#contract/account.ts";
import { formatDateTime } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
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
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {sessions.map((session) => (
        <SessionItem
          key={session.id}
          session={session}
          isEnding={end.isPending && end.variables === session.id}
          onEnd={() => end.mutate(session.id)}
        />
      ))}
    </ul>
  );
}

function SessionItem({
  session,
  isEnding,
  onEnd,
}: {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const { t, language } = useI18n();
  const device = deviceOf(session.userAgent);
  const name = useDeviceName(device);
  const time = formatDateTime(session.lastUsedAt, language);
  const Icon = device.isHandheld ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.isCurrent && <Badge tone="primary">{t("sessions.current")}</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          <time dateTime={session.lastUsedAt} title={session.lastUsedAt}>
            {t("sessions.lastUsed", { time })}
          </time>
          {" · "}
          <span className="wrap-anywhere">
            {t("sessions.network", { network: session.network })}
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t("sessions.endOf", { device: name, time })}
          isBusy={isEnding}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: Device): string {
  const t = useTranslation();
  if (browser !== undefined && system !== undefined)
    return t("sessions.device", { browser, system });
  return browser ?? system ?? t("sessions.unknown");
}
