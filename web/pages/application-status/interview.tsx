import { CalendarPlus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PortalApplication } from "#contract/applicant.ts";
import type { PortalInterview } from "#contract/interviews.ts";
import { ApiError } from "#web/api/api-error.ts";
import { answerInterview, fetchPortalApplication } from "#web/api/applicant-portal.ts";
import { withPatience } from "#web/api/patience.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { formatClock } from "#web/i18n/format.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { InterviewTime } from "#web/i18n/vietnam-time.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { useNow } from "#web/ui/use-now.ts";
import { AnswerForm, Choice, type Refusal, refusalButtons } from "./interview-answers.tsx";
import { OutcomeAlert, useOutcome } from "./outcome.tsx";
import { stageTones } from "./progress.tsx";
import { NewTabLink } from "#web/sections/outside-links.tsx";

type Props = {
  token: string;
  interview: PortalInterview;
  onChange: (application: PortalApplication) => void;
};

type Answer = Parameters<typeof answerInterview>[2];

/** An interview as its applicant sees it, with the answers that are possible. */
export function InterviewCard({ token, interview, onChange }: Props) {
  const t = useTranslation();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const [busy, setBusy] = useState<Answer["action"]>();
  const [outcome, setOutcome] = useOutcome();
  const [asking, setAsking] = useState<Refusal["action"]>();
  const refusals = useRef<HTMLDivElement>(null);
  const { stage, starts_at, minutes, place, video_link: video, note, slots } = interview;
  const now = useNow();
  const isEnded = stage === "declined" || stage === "cancelled" || stage === "withdrawn";

  async function answer(sent: Answer): Promise<void> {
    setBusy(sent.action);
    setOutcome(undefined);
    const finish = (application: PortalApplication) => {
      onChange(application);
      setOutcome({ tone: "success", message: t(`ownInterview.done.${sent.action}`) });
    };
    const start = () => answerInterview(token, interview.id, sent);
    try {
      finish(await withPatience(start, finish, "call.noAnswer"));
      setAsking(undefined);
    } catch (failure) {
      const [error] = failure instanceof ApiError ? Object.values(failure.fields).flat() : [];
      // The interview has changed meanwhile: shows the times that can still be picked.
      if (failure instanceof ApiError && failure.status === 409) {
        await fetchPortalApplication(token).then(onChange, () => {});
      }
      setOutcome({ tone: "error", message: error ?? messageOf(failure) });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Card className="mt-6 card-padding">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading-4">{t("ownInterview.title")}</h2>
        <Badge tone={stageTones[stage]}>{t(`ownInterview.stage.${stage}`)}</Badge>
      </div>
      <OutcomeAlert outcome={outcome} />
      {starts_at !== null && (
        <p
          className={`mt-4 text-lg font-semibold tabular-nums ${isEnded ? "text-muted line-through" : ""}`}
        >
          <InterviewTime iso={starts_at} minutes={minutes} />
        </p>
      )}
      <Told interview={interview} />
      {interview.restorable_until !== null && Date.parse(interview.restorable_until) > now && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            isBusy={busy === "restore"}
            onClick={() => void answer({ action: "restore" })}
          >
            {t("ownInterview.restore")}
          </Button>
          <p className="text-sm text-muted">
            {t("ownInterview.restorable", {
              time: formatClock(interview.restorable_until),
            })}
          </p>
        </div>
      )}
      {!isEnded && (
        <div className="mt-4">
          <DefinitionList gap="gap-x-8 gap-y-4">
            {place !== "" && <Definition term={t("interview.place")}>{place}</Definition>}
            {video !== "" && (
              <Definition term={t("ownInterview.video")}>
                <NewTabLink
                  href={video}
                  rel="noopener noreferrer"
                  className="text-primary underline underline-offset-2 wrap-anywhere"
                >
                  {t("interview.openVideo")}
                </NewTabLink>
              </Definition>
            )}
            {interview.interviewers.length > 0 && (
              <Definition term={t("ownInterview.people")}>
                {interview.interviewers.join(", ")}
              </Definition>
            )}
          </DefinitionList>
          {note !== "" && <p className="mt-4 wrap-anywhere whitespace-pre-wrap">{note}</p>}
        </div>
      )}
      {interview.calendar !== null && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            variant="secondary"
            className="max-sm:w-full"
            onClick={() => saveEvent(interview.calendar?.file ?? "")}
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
            {t("ownInterview.calendarFile")}
          </Button>
          <NewTabLink
            href={interview.calendar.google_url}
            rel="noopener noreferrer"
            className={`${buttonClass({ variant: "quiet" })} max-sm:w-full`}
          >
            {t("ownInterview.googleCalendar")}
          </NewTabLink>
        </div>
      )}
      {interview.state === "offered" && interview.can_answer && (
        <Choice
          slots={slots.map((slot) => slot.starts_at)}
          minutes={minutes}
          isBusy={busy === "pick"}
          onPick={(picked) => void answer({ action: "pick", starts_at: picked })}
        />
      )}
      {interview.can_answer && asking === undefined && (
        <div ref={refusals} className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          {refusalButtons.map(({ action, text, variant }) => (
            <Button
              key={action}
              name={action}
              variant={variant}
              className="max-sm:w-full"
              onClick={() => setAsking(action)}
            >
              {t(text)}
            </Button>
          ))}
        </div>
      )}
      {interview.can_answer && asking !== undefined && (
        <AnswerForm
          key={asking}
          action={asking}
          isBusy={busy === asking}
          onClose={() => {
            flushSync(() => setAsking(undefined));
            refusals.current?.querySelector<HTMLElement>(`[name=${asking}]`)?.focus();
          }}
          onSend={(text) =>
            void answer(
              asking === "decline"
                ? { action: "decline", reason: text }
                : { action: "other_times", message: text },
            )
          }
        />
      )}
    </Card>
  );
}

/** What the stage means, with the words of who has ended or moved the interview. */
function Told({ interview }: { interview: PortalInterview }) {
  const t = useTranslation();
  const { stage, starts_at, other_times, decline_reason, cancel_reason } = interview;
  if (stage === "offered" || stage === "agreed") return null;
  if (stage === "other_times") {
    return (
      <div className="mt-4 grid gap-2">
        <Words title={t("ownInterview.asked")} text={other_times} />
        <p>{t(starts_at === null ? "ownInterview.offerHolds" : "ownInterview.timeHolds")}</p>
      </div>
    );
  }
  return (
    <div className="mt-4 grid gap-2">
      <p>{t(`ownInterview.text.${stage}`)}</p>
      {stage === "declined" && (
        <Words title={t("ownInterview.declineReason")} text={decline_reason} />
      )}
      {stage === "cancelled" && <Words text={cancel_reason} />}
    </div>
  );
}

/** Words that somebody has written, under a title; nothing without any. */
function Words({ title, text }: { title?: string; text: string | null }) {
  if (text === null || text === "") return null;
  return (
    <div>
      {title !== undefined && <p className="text-sm text-muted">{title}</p>}
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </div>
  );
}

const saveEvent = (file: string) =>
  saveFile(new Blob([file], { type: "text/calendar" }), "interview.ics");
