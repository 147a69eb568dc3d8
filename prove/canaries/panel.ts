import * as z from "zod/mini";
import { ApplicationList } from "#contract/applications.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { OutboxList } from "#contract/outbox.ts";
import { Invitation, User } from "#contract/users.ts";
import type { Caller } from "./caller.ts";
import type { Canaries } from "./canaries.ts";

const api = "/api/v1";

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** What an administrator does in the rest of the panel: settings, letters, files, many at once, and the end of people and applications. */
export async function useWholePanel(
  caller: Caller,
  canaries: Canaries,
  token: string,
  applicant: string,
): Promise<void> {
  /** Gives what a success says. */
  const call: Call = async (method, path, body) => {
    const { status, text } = await caller.call(method, `${api}${path}`, { token, body });
    return status < 300 && text !== "" ? JSON.parse(text) : undefined;
  };
  await changeSettings(call, canaries);
  await readLetters(call, canaries);
  await takeFiles(caller, token);
  await endUser(call, canaries);
  await endApplication(call, canaries, applicant);
}

async function changeSettings(call: Call, canaries: Canaries): Promise<void> {
  for (const path of ["/overview", "/settings", "/settings/sign-in", "/settings/backup"]) {
    await call("GET", path);
  }
  const chosen = { closedPositions: ["ui-designer"], holidays: ["2031-01-01"] };
  await call("PATCH", "/settings", { ...chosen, rejectionHoldHours: 5 });
  for (const name of ["holidays", "retentionDays", "rejectionHoldHours"]) {
    await call("PATCH", "/settings", { [name]: [canaries.plant(`wrong ${name}`)] });
  }
  await call("GET", `/settings/retention?days=${canaries.plant("days that are none")}`);
  await call("GET", "/settings/retention?days=90");
  await call("PATCH", "/settings/sign-in", { adminsNeedTwoStep: canaries.plant("no yes or no") });
  await call("PATCH", "/settings/sign-in", { adminsNeedTwoStep: false });
}

async function readLetters(call: Call, canaries: Canaries): Promise<void> {
  await call("GET", `/outbox?state=${canaries.plant("state that is none")}`);
  const list = OutboxList.safeParse(await call("GET", "/outbox"));
  for (const id of [list.data?.emails[0]?.id, canaries.plant("letter that is none")]) {
    await call("GET", `/outbox/${id}`);
    await call("POST", `/outbox/${id}/resend`);
  }
  await call("POST", "/outbox/test");
}

/** Exports every list in every format; a success is a file, and no JSON. */
async function takeFiles(caller: Caller, token: string): Promise<void> {
  for (const kind of ["applications", "users"]) {
    for (const format of ["csv", "xlsx"]) {
      await caller.call("POST", `${api}/exports`, { token, body: { kind, format } });
    }
  }
}

async function endUser(call: Call, canaries: Canaries): Promise<void> {
  const own: string[] = [];
  const email = canaries.plant("email of who leaves", own, (word) => `${word}@people.example`);
  own.push(email);
  const name = canaries.plant("name of who leaves", own);
  const made = User.safeParse(await call("POST", "/users", { email, name }));
  const nobody = canaries.plant("user that is none");
  for (const id of [made.data?.id, nobody]) {
    await call("GET", `/users/${id}`);
    const invitation = Invitation.safeParse(await call("POST", `/users/${id}/invitation`));
    const secret = invitation.data?.link.split("#").at(-1);
    if (secret !== undefined) canaries.add("link of an invitation", secret, own);
    await call("POST", `/users/${id}/two-step/reset`);
    await call("GET", `/users/${id}/sessions`);
    await call("DELETE", `/users/${id}/sessions/${canaries.plant("session of a user")}`);
    await call("DELETE", `/users/${id}/sessions`);
    await doToMany(call, canaries, "/users", { action: "deactivate", ids: [id] });
    await call("DELETE", `/users/${id}`);
  }
}

async function endApplication(call: Call, canaries: Canaries, applicant: string): Promise<void> {
  const found = ApplicationList.safeParse(await call("GET", `/applications?email=${applicant}`));
  const nobody = canaries.plant("application that is none");
  for (const id of [found.data?.applications[0]?.id, nobody]) {
    await call("GET", `/applications/${id}`);
    await call("GET", `/applications/${id}/email-preview?status=reviewing`);
    await call("GET", `/applications/${id}/email-preview?status=${canaries.plant("no status")}`);
    await call("GET", `/applications/${id}/cv/page`);
    await call("POST", `/applications/${id}/cv/views`);
    await call("POST", `/applications/${id}/restore`);
    const change = { action: "status", ids: [id], status: "reviewing", notify: false };
    await doToMany(call, canaries, "/applications", change);
    await call("DELETE", `/applications/${id}`);
  }
}

/** Does it and takes it back, and tries to take back what nobody did. */
async function doToMany(call: Call, canaries: Canaries, list: string, change: object) {
  const Answer = z.pick(BulkResponse, { undo_id: true });
  const done = Answer.safeParse(await call("POST", `${list}/bulk`, change));
  for (const undo_id of [done.data?.undo_id, canaries.plant("change that is none")]) {
    await call("POST", `${list}/bulk/undo`, { undo_id });
  }
}
