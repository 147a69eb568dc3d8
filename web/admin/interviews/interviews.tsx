import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, type LucideIcon, MapPin, Users, Video } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Application } from "#contract/applications.ts";
import { endOfInterview, type Interview, openStates } from "#contract/interviews.ts";
import { updateInterview } from "#web/api/interviews.ts";
import { useAction } from "#web/data/use-action.ts";
import { LoadingText, QueryState } from "#web/data/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { InterviewTime } from "#web/i18n/vietnam-time.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { useNow } from "#web/ui/use-now.ts";
import { ExternalLink } from "../links.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { focusIfLost, focusOnMount } from "#web/ui/focus.ts";
import { interviewLimits } from "#contract/limits.ts";
import { OfferForm } from "./offer-form.tsx";
import { timesOf } from "./offer-values.ts";
import { interviewsQuery } from "./queries.ts";
import { useReport } from "./use-report.ts";

/** The interviews of an application, the newest first, with the form that offers or changes one. */
export function Interviews({
  application,
  offerButton,
}: {
  application: Application;
  /** The button that opens the form, for a shortcut that presses it. */
  offerButton?: RefObject<HTMLButtonElement | null>;
}) {
  const t = useTranslation();
  const query = useQuery(interviewsQuery(application.id));
  /** The interview in the form; null for a new offer, undefined while there is no form. */
  const [edited, setEdited] = useState<Interview | null>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, withdrawn_at, spam_reason } = application;
  const mayOffer = status !== "rejected" && withdrawn_at === null && spam_reason === null;
  const hasInterviews = query.data !== undefined && query.data.length > 0;
  if (!mayOffer && query.data !== undefined && !hasInterviews) return null;
  return (
    <section aria-labelledby="interviews" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="interviews" tabIndex={-1} className="heading-5 outline-none">
          {t("interviews.title")}
        </h2>
        {mayOffer && edited === undefined && (
          <SmallButton
            ref={offerButton}
            Icon={CalendarPlus}
            aria-keyshortcuts={offerButton && "i"}
            onClick={() => setEdited(null)}
          >
            {t("interviews.offer")}
          </SmallButton>
        )}
      </div>
      {edited !== undefined && (
        <OfferForm
          key={edited?.id ?? "new"}
          applicationId={application.id}
          interview={edited}
          onClose={() => {
            flushSync(() => setEdited(undefined));
            focusIfLost(heading.current);
          }}
        />
      )}
      <QueryState
        query={query}
        failed={t("interviews.failed")}
        loading={<LoadingText text={t("interviews.loading")} />}
      >
        {(interviews) => (
          <ol className="grid gap-3 empty:hidden">
            {interviews
              .filter(({ id }) => id !== edited?.id)
              .map((interview) => (
                <Item
                  key={interview.id}
                  interview={interview}
                  onEdit={edited === undefined ? () => setEdited(interview) : undefined}
                />
              ))}
          </ol>
        )}
      </QueryState>
    </section>
  );
}

export const stateTones = {
  offered: "amber",
  agreed: "primary",
  declined: "red",
  cancelled: "grey",
} as const;

function Item({
  interview,
  onEdit,
}: {
  interview: Interview;
  /** Undefined while another one is edited. */
  onEdit: (() => void) | undefined;
}) {
  const t = useTranslation();
  const now = useNow();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { report, reload } = useReport();
  const [isCancelling, setCancelling] = useState(false);
  const { mutate: cancel, isPending } = useAction({
    mutationFn: (reason: string) =>
      updateInterview(
        interview.id,
        { state: "cancelled", cancel_reason: reason },
        interview.updated_at,
      ),
    onSuccess: () => report(interview.id, "interviews.cancelled"),
    onError: reload,
    failed: "interviews.sendFailed",
  });
  const { state, minutes, place, video_link: video, note } = interview;
  const isExpected = openStates.some((open) => open === state);
  const isOver = isExpected && endOfInterview(timesOf(interview), minutes) <= now;
  const isOpen = isExpected && !isOver;
  const people = [...interview.interviewers, ...interview.guests].map(({ name }) => name);
  const reason = interview.decline_reason ?? interview.cancel_reason;
  return (
    <li className="grid gap-2 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <ul className="grid gap-1 font-semibold tabular-nums">
          {timesOf(interview).map((time) => (
            <li key={time} className={isOpen || isOver ? "" : "text-muted line-through"}>
              <InterviewTime iso={time} minutes={minutes} />
            </li>
          ))}
        </ul>
        <Badge tone={stateTones[state]}>{t(`interview.state.${state}`)}</Badge>
      </div>
      <ul className="grid gap-1 text-muted">
        {place !== "" && <Detail Icon={MapPin}>{place}</Detail>}
        {video !== "" && (
          <Detail Icon={Video}>
            <ExternalLink href={video} />
          </Detail>
        )}
        {people.length > 0 && <Detail Icon={Users}>{people.join(", ")}</Detail>}
      </ul>
      {note !== "" && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
      {interview.other_times !== null && isOpen && (
        <p className="rounded-md bg-warning-soft px-3 py-2 wrap-anywhere whitespace-pre-wrap">
          {t("interviews.wish", { text: interview.other_times })}
        </p>
      )}
      {reason && (
        <p className="wrap-anywhere whitespace-pre-wrap">
          {t("interviews.reason", { text: reason })}
        </p>
      )}
      {isOpen && isCancelling && (
        <CancelForm
          isBusy={isPending}
          onCancel={cancel}
          onKeep={() => {
            flushSync(() => setCancelling(false));
            cancelButton.current?.focus();
          }}
        />
      )}
      {isOpen && !isCancelling && onEdit !== undefined && (
        <div className="flex flex-wrap gap-2">
          <SmallButton onClick={onEdit}>{t("interviews.change")}</SmallButton>
          <SmallButton ref={cancelButton} onClick={() => setCancelling(true)}>
            {t("interviews.cancel")}
          </SmallButton>
        </div>
      )}
    </li>
  );
}

/** Asks for the reason, which may stay empty, before everybody is told of the cancellation. */
function CancelForm({
  isBusy,
  onCancel,
  onKeep,
}: {
  isBusy: boolean;
  onCancel: (reason: string) => void;
  onKeep: () => void;
}) {
  const t = useTranslation();
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const reason = new FormData(event.currentTarget).get("reason");
        if (typeof reason === "string" && !isBusy) onCancel(reason);
      }}
    >
      <Field label={t("interviews.cancelReason")} hint={t("interviews.cancelReasonHint")}>
        {(control) => (
          <Textarea
            {...control}
            ref={focusOnMount}
            name="reason"
            rows={2}
            maxLength={interviewLimits.answer}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <SmallButton type="submit" isBusy={isBusy}>
          {t("interviews.cancel")}
        </SmallButton>
        <SmallButton onClick={onKeep}>{t("interviews.keep")}</SmallButton>
      </div>
    </form>
  );
}

function Detail({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
