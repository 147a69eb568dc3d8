import type { RefObject } from "react";
import { InterviewState } from "#contract/interviews.ts";
import { fillField } from "#web/forms/values.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { formatInterviewTime } from "#web/i18n/vietnam-time.tsx";
import { fromVietnamField } from "#web/i18n/format.ts";
import { useColleagues } from "#web/admin/team-notes/mention-field.tsx";
import { type InterviewTexts, personPrefix, slotNames } from "./offer-values.ts";

type Field = keyof InterviewTexts;

const labels = {
  state: "form.status",
  other_times: "agenda.wish",
  minutes: "interviews.length",
  place: "interview.place",
  video_link: "interviews.video",
  note: "interviews.note",
  interviewers: "interviews.people",
  guests: "interviews.guests",
} as const;

/** How the form shows what has changed under it, such as the time that the applicant has chosen meanwhile. */
export function useOfferTexts(form: RefObject<HTMLFormElement | null>) {
  const { t, language } = useI18n();
  const colleagues = useColleagues();
  const isSlot = (field: Field) => slotNames.some((name) => name === field);

  function describe(field: Field, text: string): string {
    if (field === "state") return t(`interview.state.${InterviewState.parse(text)}`);
    if (field === "interviewers") {
      const joining = colleagues.filter(({ id }) => text.includes(id));
      return joining.map(({ name }) => name).join(", ");
    }
    return isSlot(field) && text !== ""
      ? formatInterviewTime(fromVietnamField(text), language)
      : text;
  }

  function fill(field: Field, text: string): void {
    if (field !== "interviewers") return void fillField(form.current, field, text);
    for (const { id } of colleagues) {
      fillField(form.current, `${personPrefix}${id}`, String(text.includes(id)));
    }
  }

  const labelOf = (field: Field) =>
    field === "slots" || field === "slot2" || field === "slot3"
      ? t("interviews.slot", { number: slotNames.indexOf(field) + 1 })
      : t(labels[field]);
  return { describe, fill, labelOf };
}
