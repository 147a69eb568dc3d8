import { Interview } from "#contract/interviews.ts";
import { Colleagues } from "#contract/notes.ts";
import type { Caller } from "./caller.ts";
import type { Canaries } from "./canaries.ts";

const api = "/api/v1";
const hourMs = 3_600_000;

const guest = (canaries: Canaries) => ({
  name: canaries.plant("name of a guest"),
  email: canaries.plant("address of a guest", [], (word) => `${word}@partner.example`),
});

/** Staff offer an interview, change it, and read calendars; an applicant without a valid link answers. */
export async function arrangeInterview(
  caller: Caller,
  canaries: Canaries,
  token: string,
  id: string,
  applicant: string,
): Promise<void> {
  const list = await caller.call("GET", `${api}/colleagues`, { token });
  const { colleagues } =
    list.status === 200 ? Colleagues.parse(JSON.parse(list.text)) : { colleagues: [] };
  const starts_at = new Date(Date.now() + 100 * hourMs).toISOString();
  const later = new Date(Date.now() + 200 * hourMs).toISOString();
  const offer = {
    slots: [{ starts_at }],
    minutes: 45,
    place: canaries.plant("place of an interview", [applicant]),
    note: canaries.plant("note of an interview", [applicant]),
    guests: [guest(canaries)],
    interviewers: colleagues.slice(0, 1).map((colleague) => colleague.id),
  };
  const path = `${api}/applications/${id}/interviews`;
  const made = await caller.call("POST", path, { token, body: offer });
  const wrong = { ...offer, minutes: 0, place: canaries.plant("place of an invalid offer") };
  await caller.call("POST", path, { token, body: wrong });
  await caller.call("GET", path, { token });
  await caller.call("POST", `${api}/interviews/clashes`, { token, body: offer });
  await caller.call("GET", `${api}/interviews`, { token });
  await caller.call("GET", `${api}/interviews/places`, { token });
  const interview = made.status === 201 ? Interview.parse(JSON.parse(made.text)).id : id;
  await caller.call("GET", `${api}/interviews/${interview}`, { token });
  const change = { note: canaries.plant("changed note of an interview", [applicant]) };
  await caller.call("PATCH", `${api}/interviews/${interview}`, { token, body: change });
  await caller.call("POST", `${api}/interviews/${interview}/undo`, { token });
  const agreed = {
    ...offer,
    slots: [{ starts_at: later }],
    agreed: true,
    guests: [guest(canaries)],
  };
  const set = await caller.call("POST", path, { token, body: agreed });
  const setId = set.status === 201 ? Interview.parse(JSON.parse(set.text)).id : id;
  const end = {
    state: "cancelled",
    cancel_reason: canaries.plant("reason of a cancellation", [applicant]),
  };
  await caller.call("PATCH", `${api}/interviews/${setId}`, { token, body: end });
  const reason = canaries.plant("reason of a decline");
  const forged = canaries.plant("forged token of an answer");
  const answer = { token: forged, action: "decline", reason };
  await caller.call("POST", `${api}/application-status/interviews/${interview}`, { body: answer });
  await caller.call("GET", `${api}/users/me/calendar-feed`, { token });
  await caller.call("POST", `${api}/users/me/calendar-feed`, { token });
  await caller.call("GET", `${api}/interviews.ics?key=${canaries.plant("key of a feed")}`, {});
  await caller.call("DELETE", `${api}/users/me/calendar-feed`, { token });
}
