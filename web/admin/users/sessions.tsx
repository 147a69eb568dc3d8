import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { User } from "#contract/users.ts";
import { endUserSession, endUserSessions } from "#web/api/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SessionItem } from "#web/auth/session-item.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { LoadFailure } from "../list/load-failure.tsx";
import { Group } from "./details-parts.tsx";
import { useUserSessions } from "./queries.ts";

/** Where a user is signed in, and the end of any of it. */
export function Sessions({ user: { id } }: { user: User }) {
  const t = useTranslation();
  const { data: sessions, error, refetch } = useUserSessions(id);
  const place = useRef<HTMLDivElement>(null);
  // The button goes with what it ended, so the part around it takes the focus.
  const onEnded = async () => {
    await refetch();
    place.current?.focus({ preventScroll: true });
  };
  const end = useEnding(
    (sessionId: string) => endUserSession(id, sessionId),
    t("userAccess.ended"),
    onEnded,
  );
  const endAll = useEnding(() => endUserSessions(id), t("userAccess.allEnded"), onEnded);
  const hasCurrent = sessions?.some(({ isCurrent }) => isCurrent) === true;
  const canEndAll = sessions !== undefined && sessions.length > (hasCurrent ? 1 : 0);
  return (
    <Group
      title={t("userAccess.sessions")}
      action={
        canEndAll && (
          <Button
            variant="secondary"
            size="small"
            isBusy={endAll.isPending}
            onClick={() => endAll.mutate()}
          >
            {t(hasCurrent ? "userAccess.endOthers" : "userAccess.endAll")}
          </Button>
        )
      }
    >
      <div ref={place} tabIndex={-1} className="-mt-3 outline-none">
        {sessions !== undefined && sessions.length > 0 && (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
        )}
        {sessions?.length === 0 && <p className="pt-3 text-muted">{t("userAccess.noSessions")}</p>}
        {sessions === undefined && error === null && <Skeleton className="mt-3 h-12 w-full" />}
        {sessions === undefined && error !== null && (
          <div className="pt-3">
            <LoadFailure
              title={t("userAccess.sessionsFailed")}
              error={error}
              onRetry={() => void refetch()}
            />
          </div>
        )}
      </div>
    </Group>
  );
}

/** Ends sessions, tells of it and reads them anew. */
function useEnding<Which = void>(
  end: (which: Which) => Promise<void>,
  words: string,
  onEnded: () => Promise<void>,
) {
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast({ title: words, tone: "success" }),
    onError: (failure) => showFailure("userAccess.endFailed", failure),
    onSettled: onEnded,
  });
}
