import { ApplicationStatus } from "#contract/applications.ts";
import type { TimelineEvent, TimelineKind } from "#contract/review.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { statusTexts } from "../applications/status.tsx";

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
export function useEventWords(): (event: TimelineEvent) => string {
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
