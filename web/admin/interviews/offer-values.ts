import * as z from "zod/mini";
import {
  CheckClashes,
  type Guest,
  type Interview,
  OfferInterview,
  type UpdateInterview,
} from "#contract/interviews.ts";
import { PersonName } from "#contract/fields.ts";
import { asTyped } from "#web/forms/values.ts";
import { differingFields } from "#web/forms/conflict.ts";
import { fromVietnamField, toVietnamField } from "#web/i18n/format.ts";

/** The name of the first field is that of the errors about all times. */
export const slotNames = ["slots", "slot2", "slot3"] as const;
export const personPrefix = "person-";

/** The line of a guest, as mail programs write an address. */
const guestLine = ({ name, email }: Guest) => `${name} <${email}>`;

/** The guests of a text with one a line, as name and address: "Lan <lan@example.com>", "Lan, lan@example.com". */
export function guestsOf(text: unknown): Guest[] {
  const lines =
    typeof text === "string" ? text.split("\n").filter((line) => line.trim() !== "") : [];
  return lines.map((line) => {
    const [email = ""] = line.match(/[^\s,;<>]+@[^\s,;<>]+/) ?? [];
    const name = line
      .replace(email, "")
      .replaceAll(/[,;<>"\t]/g, " ")
      .replaceAll(/ +/g, " ");
    return { name: name.trim(), email };
  });
}

type Typed = Record<string, unknown> & {
  slots: { starts_at: string }[];
  minutes: number;
  interviewers: string[];
  guests?: Guest[] | undefined;
  agreed?: boolean | undefined;
};

/** The values of the form as an offer. */
function toOffer(values: Record<string, unknown>): Typed {
  const times = slotNames.map((name) => values[name]).filter((time) => typeof time === "string");
  return {
    ...values,
    agreed: values["agreed"] !== undefined,
    guests: guestsOf(values["guests"]),
    minutes: Number(values["minutes"]),
    slots: times.filter(Boolean).map((time) => ({ starts_at: fromVietnamField(time) })),
    interviewers: Object.keys(values)
      .filter((name) => name.startsWith(personPrefix))
      .map((name) => name.slice(personPrefix.length)),
  };
}

/** `own_name` is the full name of an author who has none yet. */
const Offer = z.extend(OfferInterview, { own_name: z.optional(PersonName) });
export const OfferSchema = z.pipe(z.transform(toOffer), Offer);
export const ClashSchema = z.pipe(z.transform(toOffer), CheckClashes);

const editedFields = ["minutes", "place", "video_link", "note", "interviewers", "guests"] as const;

/** An offer as the texts of the form. `interviewers` are ids. */
const offerTexts = ({ slots, interviewers, guests, ...offer }: OfferInterview) => {
  const { minutes, place, video_link, note } = offer;
  const [first = "", second = "", third = ""] = slots.map(({ starts_at }) =>
    toVietnamField(starts_at),
  );
  return {
    slots: first,
    slot2: second,
    slot3: third,
    minutes: String(minutes),
    place,
    video_link,
    note: asTyped(note),
    interviewers: [...interviewers].sort().join(" "),
    guests: guests.map(guestLine).join("\n"),
  };
};

/** The agreed time, or the offered ones. */
export const timesOf = ({ starts_at, slots }: Pick<Interview, "starts_at" | "slots">) =>
  starts_at === null ? slots.map((slot) => slot.starts_at) : [starts_at];

/** The fields that HR sees before a change is saved. State and wish cannot be edited. */
export function textsOf(interview: Interview) {
  const { interviewers, state, other_times } = interview;
  const slots = timesOf(interview).map((starts_at) => ({ starts_at }));
  const ids = interviewers.map(({ id }) => id);
  const offer = offerTexts({ ...interview, slots, interviewers: ids });
  return { ...offer, state, other_times: other_times ?? "" };
}

export type InterviewTexts = Readonly<Record<keyof ReturnType<typeof textsOf>, string>>;

/** The edited form in the place of what was read. */
export const editedTexts = (offer: OfferInterview, read: InterviewTexts): InterviewTexts => ({
  ...read,
  ...offerTexts(offer),
});

/** The changed fields alone. Unchanged times are left out, because new ones offer the interview again. */
export function changeOf(offer: OfferInterview, read: InterviewTexts): UpdateInterview {
  const changed: readonly string[] = differingFields(editedTexts(offer, read), read);
  const fields = editedFields.filter((field) => changed.includes(field));
  return {
    ...Object.fromEntries(fields.map((field) => [field, offer[field]])),
    ...(slotNames.some((name) => changed.includes(name)) && { slots: offer.slots }),
  };
}
