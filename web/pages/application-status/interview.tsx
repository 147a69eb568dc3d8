import { CalendarPlus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PortalApplication } from "#contract/applicant.ts";
import type { PortalInterview } from "#contract/interviews.ts";
import { interviewLimits } from "#contract/limits.ts";
import { ApiError } from "#web/api/api-error.ts";
import { answerInterview, fetchPortalApplication } from "#web/api/applicant-portal.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { InterviewTime } from "#web/i18n/vietnam-time.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { Field } from "#web/ui/field.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { type Outcome, OutcomeAlert } from "./outcome.tsx";
import { NewTabLink } from "#web/sections/outside-links.tsx";

type Props = {
  token: string;
  interview: PortalInterview;
  onChange: (application: PortalApplication) => void;
};

const tones = { offered: "amber", agreed: "primary", declined: "grey", cancelled: "grey" } as const;

type Answer = Parameters<typeof answerInterview>[2];

/** The answers other than a picked time. */
const refusalButtons = [
  { action: "other_times", text: "ownInterview.otherTimes", variant: "secondary" },
  { action: "decline", text: "ownInterview.decline", variant: "quiet" },
] as const;

type Refusal = (typeof refusalButtons)[number];

/** An interview as its applicant sees it, with the answers that are possible. */
export function InterviewCard({ token, interview, onChange }: Props) {
  const t = useTranslation();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const [busy, setBusy] = useState<Answer["action"]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [asking, setAsking] = useState<Refusal["action"]>();
  const refusals = useRef<HTMLDivElement>(null);
  const { state, starts_at, minutes, place, video_link: video, note, slots } = interview;
  const isOver = state === "declined" || state === "cancelled";

  async function answer(sent: Answer): Promise<void> {
    setBusy(sent.action);
    setOutcome(undefined);
    try {
      onChange(await answerInterview(token, interview.id, sent));
      setAsking(undefined);
      setOutcome({ tone: "success", message: t(`ownInterview.done.${sent.action}`) });
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
    <Card className="mt-6 p-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{t("ownInterview.title")}</h2>
        <Badge tone={tones[state]}>
          {t(state === "offered" ? "ownInterview.state.offered" : `interview.state.${state}`)}
        </Badge>
      </div>
      <OutcomeAlert outcome={outcome} />
      {starts_at !== null && (
        <p
          className={`mt-4 text-lg font-semibold tabular-nums ${isOver ? "text-muted line-through" : ""}`}
        >
          <InterviewTime iso={starts_at} minutes={minutes} />
        </p>
      )}
      {isOver && <p className="mt-4">{t("ownInterview.over")}</p>}
      {!isOver && (
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
      {state === "offered" && interview.can_answer && (
        <Choice
          slots={slots.map((slot) => slot.starts_at)}
          minutes={minutes}
          isBusy={busy === "pick"}
          onPick={(picked) => void answer({ action: "pick", starts_at: picked })}
        />
      )}
      {interview.asked_other_times && interview.can_answer && (
        <p className="mt-4 text-muted">{t("ownInterview.asked")}</p>
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

const saveEvent = (file: string) =>
  saveFile(new Blob([file], { type: "text/calendar" }), "interview.ics");

/** The offered times as radio buttons; a single one is chosen already. */
function Choice({
  slots,
  minutes,
  isBusy,
  onPick,
}: {
  slots: readonly string[];
  minutes: number;
  isBusy: boolean;
  onPick: (startsAt: string) => void;
}) {
  const t = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const [only] = slots;
  const picked = slots.length === 1 ? only : slots.find((slot) => slot === chosen);
  if (slots.length === 0) return <p className="mt-5">{t("ownInterview.allGone")}</p>;
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (picked !== undefined && !isBusy) onPick(picked);
      }}
    >
      <fieldset>
        <legend className="font-semibold">
          {t(slots.length === 1 ? "ownInterview.confirm" : "ownInterview.choose")}
        </legend>
        <div className="mt-3 grid gap-2">
          {slots.map((slot) => (
            <label
              key={slot}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-edge px-4 py-2.5 tabular-nums hover:border-primary has-checked:border-primary has-checked:bg-primary-soft"
            >
              <input
                type="radio"
                name="slot"
                value={slot}
                checked={slot === picked}
                onChange={() => setChosen(slot)}
                className="size-5 shrink-0 accent-primary"
              />
              <span>
                <InterviewTime iso={slot} minutes={minutes} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        className="mt-4 max-sm:w-full"
        isBusy={isBusy}
        disabled={picked === undefined}
      >
        {t("ownInterview.pick")}
      </Button>
    </form>
  );
}

/** The reason of a refusal, which may stay empty, or the times that would suit. */
function AnswerForm({
  action,
  isBusy,
  onSend,
  onClose,
}: {
  action: Refusal["action"];
  isBusy: boolean;
  onSend: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const isRequired = action === "other_times";
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("text");
    if (typeof text === "string" && !isBusy) onSend(text);
  }
  return (
    <form className="mt-5 grid gap-4 border-t border-line pt-5" onSubmit={send}>
      <Field label={t(`ownInterview.label.${action}`)} required={isRequired}>
        {(control) => (
          <Textarea
            {...control}
            ref={focusOnMount}
            name="text"
            rows={3}
            required={isRequired}
            maxLength={interviewLimits.answer}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isRequired ? "primary" : "danger"} isBusy={isBusy}>
          {t(`ownInterview.send.${action}`)}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}
