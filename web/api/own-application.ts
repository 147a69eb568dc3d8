import { OwnApplication, type AskStatusLinks } from "#contract/applicant.ts";
import { Said } from "#contract/said.ts";
import { readAs, send } from "./http.ts";

// What applicants do by their private link. The token travels in bodies alone.

async function post(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  return send({ path: `/application-status${path}`, method: "POST", body, signal });
}

export async function fetchOwnApplication(
  token: string,
  signal?: AbortSignal,
): Promise<OwnApplication> {
  return readAs(OwnApplication, await post("", { token }, signal));
}

export async function withdrawOwnApplication(token: string): Promise<OwnApplication> {
  return readAs(OwnApplication, await post("/withdraw", { token }));
}

export async function replaceOwnResume(token: string, resume: File): Promise<OwnApplication> {
  const form = new FormData();
  form.append("token", token);
  form.append("resume", resume, resume.name);
  return readAs(OwnApplication, await post("/resume", form));
}

/** Asks for the letter that confirms an erasure. Answers with the server's words for it. */
export async function askErasure(token: string): Promise<string> {
  return (await readAs(Said, await post("/erasure", { token }))).message;
}

export async function confirmErasure(token: string): Promise<string> {
  return (await readAs(Said, await post("/erasure/confirm", { token }))).message;
}

export async function askStatusLinks(asked: AskStatusLinks): Promise<string> {
  return (await readAs(Said, await post("/links", asked))).message;
}
