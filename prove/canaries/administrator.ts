import { ApplicationList } from "#contract/applications.ts";
import { User } from "#contract/users.ts";
import type { Caller } from "./caller.ts";
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
  const made = await caller.call("POST", `${api}/users`, { token, body: { email, name, phone } });
  await caller.call("POST", `${api}/users`, { token, body: { email, name, phone } });
  const id = made.status === 201 ? User.parse(JSON.parse(made.text)).id : "none";
  const notes = canaries.plant("notes about a colleague");
  const body = { notes, national_id: canaries.plant("national id of a colleague") };
  await caller.call("PATCH", `${api}/users/${id}`, { token, body });
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
}
