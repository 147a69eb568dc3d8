import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import type { User } from "#contract/users.ts";
import { endUserSessions, inviteUser, resetTwoStep } from "#web/api/users.ts";
import { SessionList } from "#web/session/session-list.tsx";
import { ConfirmDialog } from "#web/data/confirm-dialog.tsx";
import { useAction } from "#web/data/use-action.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { QueryState } from "#web/data/query-state.tsx";
import { toast } from "#web/ui/toast.ts";
import { CopyField } from "../copy-field.tsx";
import { userSessionsQuery, usersKey } from "./queries.ts";

/** Sends the invitation again. Only the response contains the new link. */
export function InvitationSection({ user }: { user: User }) {
  const t = useTranslation();
  const invite = useAction({
    mutationFn: () => inviteUser(user.id),
    onSuccess: ({ message }) =>
      toast({ title: t("userAccess.resent"), description: message, tone: "success" }),
    failed: "userAccess.resendFailed",
  });
  const link = invite.data?.link;

  return (
    <DetailSection title={t("userAccess.invitation")}>
      <p>{t("userAccess.invited")}</p>
      {!user.active && <p className="mt-1 text-muted">{t("userAccess.inactive")}</p>}
      <SmallButton className="mt-3" isBusy={invite.isPending} onClick={() => invite.mutate()}>
        {t(invite.isPending ? "form.sending" : "userAccess.resend")}
      </SmallButton>
      {link !== undefined && (
        <div className="mt-4">
          <CopyField label={t("userAccess.link")} hint={t("userAccess.linkText")} link={link} />
        </div>
      )}
    </DetailSection>
  );
}

/** Resets two-step sign-in for a user who has lost the app. It asks first, because this weakens the account. */
export function TwoStepSection({ user }: { user: User }) {
  const t = useTranslation();
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate: reset, isPending } = useAction({
    mutationFn: () => resetTwoStep(user.id),
    onSuccess: () => setConfirming(false),
    done: "userAccess.twoStepDone",
    failed: "userAccess.twoStepFailed",
    onSettled: () => client.invalidateQueries({ queryKey: usersKey }),
  });
  return (
    <DetailSection title={t("twoStep.title")}>
      {user.two_step ? (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="primary">{t("twoStep.on")}</Badge>
          <SmallButton onClick={() => setConfirming(true)}>
            {t("userAccess.twoStepReset")}
          </SmallButton>
        </div>
      ) : (
        <p className="text-muted">{t("twoStep.off")}</p>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t("twoStep.title")}
          text={t("userAccess.twoStepQuestion", { name: user.name })}
          submit={t("userAccess.twoStepConfirm")}
          isBusy={isPending}
          onConfirm={() => reset()}
          onClose={() => setConfirming(false)}
        />
      )}
    </DetailSection>
  );
}

export function SessionsSection({ id }: { id: string }) {
  const t = useTranslation();
  const query = useQuery(userSessionsQuery(id));
  const { data: sessions = [], refetch } = query;
  const list = useRef<HTMLDivElement>(null);
  const end = useAction({
    mutationFn: (sessionId?: string) => endUserSessions(id, sessionId),
    done: (_, sessionId) => (sessionId === undefined ? "userAccess.allEnded" : "sessions.ended"),
    failed: "userAccess.endFailed",
    onSettled: async () => {
      await refetch();
      // The focused button is gone with its session.
      list.current?.focus({ preventScroll: true });
    },
  });
  const hasCurrent = sessions.some(({ isCurrent }) => isCurrent);
  return (
    <DetailSection
      title={t("sessions.title")}
      action={
        sessions.length > (hasCurrent ? 1 : 0) && (
          <SmallButton
            isBusy={end.isPending && end.variables === undefined}
            onClick={() => end.mutate(undefined)}
          >
            {t(hasCurrent ? "sessions.endOthers" : "userAccess.endAll")}
          </SmallButton>
        )
      }
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryState
          query={query}
          failed={t("userAccess.sessionsFailed")}
          loading={<Skeleton className="h-12 w-full" />}
        >
          {(sessions) =>
            sessions.length === 0 ? (
              <p className="text-muted">{t("userAccess.noSessions")}</p>
            ) : (
              <SessionList sessions={sessions} className="-mt-3" end={end} />
            )
          }
        </QueryState>
      </div>
    </DetailSection>
  );
}

export function DetailSection({
  title,
  action,
  children,
}: {
  title: string;
  /** At the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
        <h3 id={id} className="heading-5">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
