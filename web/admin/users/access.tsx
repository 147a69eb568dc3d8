import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { User } from "#contract/users.ts";
import { endUserSession, endUserSessions, inviteUser, resetTwoStep } from "#web/api/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { DetailSection } from "./detail-section.tsx";
import { useReloadUsers, useUserSessions } from "./queries.ts";
import { SessionItem } from "#web/auth/session-item.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { LoadError } from "#web/ui/query-state.tsx";
import { Copy } from "lucide-react";
import { Input } from "#web/ui/controls.tsx";

/** How a user signs in, and where they are signed in. */
export function Access({ user }: { user: User }) {
  const t = useTranslation();
  return (
    <>
      {user.invited && (
        <DetailSection title={t("userAccess.invitation")}>
          <InvitationPart user={user} />
        </DetailSection>
      )}
      <DetailSection title={t("userAccess.twoStep")}>
        <TwoStepPart user={user} />
      </DetailSection>
      <Sessions user={user} />
    </>
  );
}

// The button it takes the place of held the focus.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Turns the second step off for whoever has lost it. Asks first, for it makes the account weaker. */
function TwoStepPart({ user }: { user: User }) {
  const t = useTranslation();
  const reload = useReloadUsers();
  const showFailure = useFailureToast();
  const [isAsked, setAsked] = useState(false);
  const { mutate: reset, isPending } = useMutation({
    mutationFn: () => resetTwoStep(user.id),
    onSuccess: () => {
      setAsked(false);
      toast({ title: t("userAccess.twoStepDone"), tone: "success" });
    },
    onError: (failure) => showFailure("userAccess.twoStepFailed", failure),
    onSettled: reload,
  });
  if (!user.two_step) return <p className="text-muted">{t("userAccess.twoStepOff")}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="primary">{t("userAccess.twoStepOn")}</Badge>
        {!isAsked && (
          <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
            {t("userAccess.twoStepReset")}
          </Button>
        )}
      </div>
      {isAsked && (
        <fieldset className="mt-3">
          <legend>{t("userAccess.twoStepQuestion", { name: user.name })}</legend>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="secondary"
              size="small"
              ref={takeFocus}
              onClick={() => setAsked(false)}
            >
              {t("form.cancel")}
            </Button>
            <Button variant="danger" size="small" isBusy={isPending} onClick={() => reset()}>
              {t("userAccess.twoStepConfirm")}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}

/** Where a user is signed in, and the end of any of it. */
function Sessions({ user: { id } }: { user: User }) {
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
    <DetailSection
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
            <LoadError
              title={t("userAccess.sessionsFailed")}
              error={error}
              onRetry={() => void refetch()}
            />
          </div>
        )}
      </div>
    </DetailSection>
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

/** Invites once more. The link is kept nowhere but in the letter, so it shows after a fresh one alone. */
function InvitationPart({ user }: { user: User }) {
  const t = useTranslation();
  const showFailure = useFailureToast();
  const {
    data: invitation,
    mutate: invite,
    isPending,
  } = useMutation({
    mutationFn: () => inviteUser(user.id),
    onSuccess: ({ message }) =>
      toast({ title: t("userAccess.resent"), description: message, tone: "success" }),
    onError: (failure) => showFailure("userAccess.resendFailed", failure),
  });
  return (
    <>
      <p>{t("userAccess.invited")}</p>
      {!user.active && <p className="mt-1 text-muted">{t("userAccess.inactive")}</p>}
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isBusy={isPending}
        onClick={() => invite()}
      >
        {t(isPending ? "form.sending" : "userAccess.resend")}
      </Button>
      {invitation !== undefined && <InvitationLink link={invitation.link} />}
    </>
  );
}

function InvitationLink({ link }: { link: string }) {
  const t = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Missing on plain http.
      await navigator.clipboard.writeText(link);
      toast({ title: t("userAccess.copied"), tone: "success" });
    } catch {
      const description = t("userAccess.notCopiedText");
      toast({ title: t("userAccess.notCopied"), description, tone: "error" });
    }
  }

  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
        {t("userAccess.link")}
      </label>
      <div className="flex flex-wrap gap-3">
        <Input
          id={id}
          ref={field}
          readOnly
          value={link}
          aria-describedby={`${id}-hint`}
          className="min-w-0 grow basis-60"
        />
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t("userAccess.copy")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {t("userAccess.linkText")}
      </p>
    </div>
  );
}
