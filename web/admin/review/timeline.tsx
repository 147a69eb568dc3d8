import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";
import { useTimeline } from "./queries.ts";
import { type FoldedEvent, foldEvents } from "./fold-events.ts";
import { ApplicationStatus } from "#contract/applications.ts";
import type { TimelineEvent, TimelineKind } from "#contract/review.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { statusTexts } from "../applications/status.tsx";

/** What has happened to an application, in words, the newest first. */
export function TimelineList({ id }: { id: string }) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const { data: events, error } = useTimeline(id);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-lg font-semibold">
        {t("review.timeline.title")}
      </h2>
      {events !== undefined ? (
        <ol className="mt-3 border-l border-line">
          {foldEvents(events).map(({ event, times }) => (
            <Entry key={event.id} event={event} times={times} />
          ))}
        </ol>
      ) : error === null ? (
        <output className="mt-3 grid gap-3">
          <span className="sr-only">{t("review.timeline.loading")}</span>
          {["w-3/5", "w-4/5", "w-1/2"].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </output>
      ) : (
        <p role="alert" className="mt-3 text-danger">
          {`${t("review.timeline.failed")}: ${wordsFor(error)}`}
        </p>
      )}
    </section>
  );
}

function Entry({ event, times }: FoldedEvent) {
  const t = useTranslation();
  const wordsOf = useEventWords();
  const { kind, actor, after, letter, created_at } = event;
  const isWaiting = letter?.state === "queued" && letter.run_at > created_at;
  return (
    <li className="relative pb-4 pl-5 text-[0.9375rem] last:pb-0">
      <span aria-hidden="true" className="absolute top-2 -left-1 size-2 rounded-full bg-edge" />
      <p className="wrap-anywhere">
        {times === 1
          ? wordsOf(event)
          : t("review.timeline.times", { event: wordsOf(event), count: times })}
      </p>
      <p className="text-sm text-muted">
        <Timestamp iso={created_at} withTime />
        {actor !== null &&
          ` ${t("review.timeline.by", { name: actor.name ?? t("review.timeline.former") })}`}
      </p>
      {isWaiting && (
        <p className="text-sm text-muted">
          {`${t("review.timeline.letter.until")} `}
          <Timestamp iso={letter.run_at} withTime />
        </p>
      )}
      {letter !== null && letter.last_error !== null && (
        <p className="text-sm wrap-anywhere text-muted">{letter.last_error}</p>
      )}
      {kind === "notes" && (
        <details className="text-sm">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-primary underline underline-offset-2 pointer-coarse:min-h-11">
            {t("review.timeline.notesRead")}
          </summary>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {after === null || after === "" ? t("review.timeline.notesEmpty") : after}
          </p>
        </details>
      )}
    </li>
  );
}

const letterTexts: Readonly<Record<string, TextKey>> = {
  receipt: "review.timeline.letter.receipt",
  new_application: "review.timeline.letter.new_application",
  status: "review.timeline.letter.status",
  status_links: "review.timeline.letter.status_links",
  withdrawn: "review.timeline.letter.withdrawn",
  application_withdrawn: "review.timeline.letter.application_withdrawn",
  erase_link: "review.timeline.letter.erase_link",
};

/** Says what happened in a sentence. */
function useEventWords(): (event: TimelineEvent) => string {
  const t = useTranslation();

  const statusOf = (text: string | null) => {
    const { data: status } = ApplicationStatus.safeParse(text);
    return status === undefined ? (text ?? "") : t(statusTexts[status]);
  };

  const letterWords = ({ letter, created_at }: TimelineEvent) => {
    if (letter === null) return "";
    const { kind, state, to_email, run_at } = letter;
    const values = {
      letter: t(letterTexts[kind] ?? "review.timeline.letter.other"),
      to: to_email ?? "",
    };
    const isWaiting = state === "queued" && run_at > created_at;
    return t(`review.timeline.letter.${isWaiting ? "waiting" : state}`, values);
  };

  const words: Record<TimelineKind, (event: TimelineEvent) => string> = {
    submitted: () => t("review.timeline.submitted"),
    status: ({ before, after }) =>
      t("review.timeline.status", { before: statusOf(before), after: statusOf(after) }),
    notes: () => t("review.timeline.notes"),
    cv_viewed: () => t("review.timeline.viewed"),
    cv_downloaded: () => t("review.timeline.downloaded"),
    cv_replaced: ({ before, after }) =>
      t("review.timeline.replaced", { before: before ?? "", after: after ?? "" }),
    cv_infected: () => t("review.timeline.infected"),
    withdrawn: () => t("review.timeline.withdrawn"),
    spam_restored: () => t("review.timeline.restored"),
    legal_hold: ({ after }) =>
      t(after === "true" ? "review.timeline.holdOn" : "review.timeline.holdOff"),
    erasure_asked: () => t("review.timeline.erasure"),
    letter: letterWords,
  };

  return (event) => words[event.kind](event);
}
