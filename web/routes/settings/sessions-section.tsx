import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import type { OwnSession } from "#contract/account.ts";
import { endOtherSessions, endSession, listSessions } from "#web/api/account.ts";
import { formatDateTime } from "#web/format.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { deviceOf, type Device } from "./device.ts";
import { focusSection, Section, SectionWait } from "./section.tsx";
import { useFailureToast } from "#web/use-failure-toast.ts";

/** Where the user is signed in, and the end of any of it. */
export function SessionsSection() {
  const t = useText();
  const {
    data: sessions,
    error,
    refetch,
  } = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => listSessions(signal),
  });
  const end = useEnding(endSession, t("sessions.ended"));
  const endOthers = useEnding(endOtherSessions, t("sessions.othersEnded"));
  return (
    <Section id="sessions" text={t("sessions.text")}>
      {sessions === undefined ? (
        <SectionWait failure={error} onRetry={refetch} />
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              look="secondary"
              className="mt-5"
              isBusy={endOthers.isPending}
              onClick={() => endOthers.mutate()}
            >
              {t("sessions.endOthers")}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

/** Ends sessions, tells of it and reads them anew. The button goes with them, so the section takes the focus. */
function useEnding<Which>(end: (which: Which) => Promise<void>, words: string) {
  const client = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast({ title: words, tone: "success" }),
    onError: (failure) => showFailure("sessions.failed", failure),
    onSettled: async () => {
      await client.invalidateQueries();
      focusSection("sessions");
    },
  });
}

function SessionItem({
  session,
  isEnding,
  onEnd,
}: {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const t = useText();
  const { language } = useLanguage();
  const device = deviceOf(session.userAgent);
  const name = useDeviceName(device);
  const time = formatDateTime(session.lastUsedAt, language);
  const Icon = device.isHandheld ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-bronze" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.isCurrent && <Badge tone="jade">{t("sessions.current")}</Badge>}
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
          look="secondary"
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
  const t = useText();
  if (browser !== undefined && system !== undefined)
    return t("sessions.device", { browser, system });
  return browser ?? system ?? t("sessions.unknown");
}
