import { ApplicationList } from "#contract/applications.ts";
import { Colleagues } from "#contract/notes.ts";
import { User } from "#contract/users.ts";
import type { Caller } from "./caller.ts";
import { arrangeInterview } from "./interviews.ts";
import { addByHand } from "./manual.ts";
import type { Canaries } from "./canaries.ts";

const api = "/api/v1";

/** An administrator searches and edits, also with invalid input. */
export async function administer(
  caller: Caller,
  canaries: Canaries,
  token: string,
  applicant: string,
): Promise<void> {
  for (const list of ["users", "applications", "audit"]) {
    await caller.call("GET", `${api}/${list}?q=${canaries.plant(`search in ${list}`)}`, { token });
    const long = canaries.plant(`overlong search in ${list}`).repeat(30);
    await caller.call("GET", `${api}/${list}?q=${long}`, { token });
  }
  const email = canaries.plant("email searched for", [], (word) => `${word}@people.example`);
  await caller.call("GET", `${api}/applications?email=${email}`, { token });
  await caller.call("GET", `${api}/applications/${canaries.plant("invalid id")}`, { token });
  await caller.call("GET", `${api}/users?role=${canaries.plant("invalid role")}`, { token });
  const query = { q: canaries.plant("search of an export") };
  await caller.call("POST", `${api}/exports`, {
    token,
    body: { kind: "users", format: "csv", query },
  });
  await writeAboutUser(caller, canaries, token);
  await writeAboutApplication(caller, canaries, token, applicant);
  await addByHand(caller, canaries, token);
  const hrEmail = canaries.plant("invalid recipient");
  await caller.call("PATCH", `${api}/settings`, { token, body: { hrEmails: [hrEmail] } });
}

async function writeAboutUser(caller: Caller, canaries: Canaries, token: string): Promise<void> {
  const own: string[] = [];
  const email = canaries.plant("email of a colleague", own, (word) => `${word}@people.example`);
  own.push(email);
  const name = canaries.plant("name of a colleague", own);
  const phone = canaries.plantPhone("phone of a colleague");
  const body = { email, name, phone, role: "recruiter" };
  const made = await caller.call("POST", `${api}/users`, { token, body });
  await caller.call("POST", `${api}/users`, { token, body });
  const id = made.status === 201 ? User.parse(JSON.parse(made.text)).id : "none";
  const notes = canaries.plant("notes about a colleague");
  const change = { notes, national_id: canaries.plant("national id of a colleague") };
  await caller.call("PATCH", `${api}/users/${id}`, { token, body: change });
  const wrong = { dob: canaries.plant("invalid birth date") };
  await caller.call("PATCH", `${api}/users/${id}`, { token, body: wrong });
  await caller.call("POST", `${api}/users/${id}/reveal`, { token });
}

async function writeAboutApplication(
  caller: Caller,
  canaries: Canaries,
  token: string,
  applicant: string,
): Promise<void> {
  const found = await caller.call("GET", `${api}/applications?email=${applicant}`, { token });
  if (found.status !== 200) return;
  const id = ApplicationList.parse(JSON.parse(found.text)).applications[0]?.id ?? "none";
  const statusEmail = {
    subject: canaries.plant("subject of an email", [applicant]),
    text: canaries.plant("text of an email", [applicant]),
  };
  const body = {
    status: "accepted",
    notes: canaries.plant("notes about an applicant"),
    status_email: statusEmail,
  };
  await caller.call("PATCH", `${api}/applications/${id}`, { token, body });
  const wrong = { status: canaries.plant("invalid status") };
  await caller.call("PATCH", `${api}/applications/${id}`, { token, body: wrong });
  await caller.call("GET", `${api}/applications/${id}/cv`, { token });
  await caller.call("GET", `${api}/applications/${id}/events`, { token });
  await writeTeamNotes(caller, canaries, token, id);
  await arrangeInterview(caller, canaries, token, id, applicant);
}

async function writeTeamNotes(
  caller: Caller,
  canaries: Canaries,
  token: string,
  id: string,
): Promise<void> {
  const path = `${api}/applications/${id}/notes`;
  const { status, text: list } = await caller.call("GET", `${api}/colleagues`, { token });
  const { colleagues } = status === 200 ? Colleagues.parse(JSON.parse(list)) : { colleagues: [] };
  // The email about a mention contains no word of the note.
  const mentions = colleagues.map(({ name }) => `@${name}`).join(" ");
  const text = `${canaries.plant("text of a team note")} ${mentions}`;
  await caller.call("POST", path, { token, body: { text, verdict: "yes" } });
  const verdict = canaries.plant("invalid verdict");
  await caller.call("POST", path, { token, body: { text: "", verdict } });
  await caller.call("GET", path, { token });
  await caller.call("POST", `${api}/applications/${id}/verdicts/open`, { token });
  await caller.call("GET", `${api}/permissions`, { token });
}
