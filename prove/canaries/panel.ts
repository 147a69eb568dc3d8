import * as z from "zod/mini";
import { ApplicationList } from "#contract/applications.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { OwnTemplate } from "#contract/email-templates.ts";
import { Attachment, Message } from "#contract/messages.ts";
import { OutboxList } from "#contract/outbox.ts";
import { PrivacyRequest } from "#contract/privacy.ts";
import { StaffPosition } from "#contract/positions.ts";
import { Invitation, User } from "#contract/users.ts";
import { textPdf } from "#server/testing/tiny-pdf.ts";
import { admin } from "../../e2e/server.ts";
import type { Caller } from "./caller.ts";
import type { Canaries } from "./canaries.ts";

const api = "/api/v1";

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** An administrator uses the rest of the panel: settings, emails, exports, bulk actions and deletions. */
export async function useWholePanel(
  caller: Caller,
  canaries: Canaries,
  token: string,
  applicant: string,
): Promise<void> {
  /** Returns the body of a successful response; undefined for a file. */
  const call: Call = async (method, path, body) => {
    const { status, text } = await caller.call(method, `${api}${path}`, { token, body });
    return status < 300 && /^[[{]/.test(text) ? JSON.parse(text) : undefined;
  };
  await changeSettings(call, canaries);
  await editPositions(call, canaries);
  await editEmailTexts(call, canaries);
  await readEmails(call, canaries);
  await downloadExports(caller, token);
  await deleteUser(call, canaries);
  await deleteApplication(call, canaries, applicant);
}

async function changeSettings(call: Call, canaries: Canaries): Promise<void> {
  for (const path of ["/overview", "/services", "/settings", "/settings/backup"]) {
    await call("GET", path);
  }
  const chosen = { holidays: ["2031-01-01"] };
  await call("PATCH", "/settings", { ...chosen, rejectionHoldHours: 5 });
  for (const name of ["holidays", "retentionDays", "rejectionHoldHours"]) {
    await call("PATCH", "/settings", { [name]: [canaries.plant(`wrong ${name}`)] });
  }
  await call("GET", "/overview/funnel?days=90");
  await call("GET", `/overview/funnel?position=${canaries.plant("position of the funnel")}`);
  await call("GET", `/settings/retention?days=${canaries.plant("invalid days")}`);
  await call("GET", "/settings/retention?days=90");
  await call("GET", "/settings/retention/forecast");
  await call("POST", "/settings/retention/confirmation");
  await call("PATCH", "/settings", { adminsNeedTwoStep: canaries.plant("invalid boolean") });
}

async function editPositions(call: Call, canaries: Canaries): Promise<void> {
  await call("GET", "/positions");
  await call("GET", `/positions?state=${canaries.plant("invalid state of positions")}`);
  await call("GET", `/site/positions?language=en&path=${canaries.plant("invalid path")}`);
  await call("GET", `/positions/${canaries.plant("invalid slug")}`);
  const title = { en: canaries.plant("title of a draft") };
  const created = StaffPosition.safeParse(await call("POST", "/positions", { title }));
  const path = `/positions/${created.data?.slug}`;
  await call("GET", path);
  await call("PATCH", path, { location: canaries.plant("location of a draft") });
  await call("PATCH", path, { picture: canaries.plant("invalid picture") });
  await call("GET", `${path}/close`);
  await call("POST", `${path}/close`, { outcome: canaries.plant("invalid outcome") });
  await call("POST", `${path}/close`, { outcome: "keep" });
  await call("POST", `${path}/close/undo`, { undo_id: null });
  await call("DELETE", path);
}

async function editEmailTexts(call: Call, canaries: Canaries): Promise<void> {
  await call("GET", "/email-templates");
  await call("GET", "/email-templates/fixed");
  const email = {
    subject: canaries.plant("subject of an email text", [admin.email]),
    text: canaries.plant("email text", [admin.email]),
  };
  const sample = { ...email, kind: "rejected", language: "en" };
  await call("POST", "/email-templates/preview", sample);
  await call("POST", "/email-templates/test", sample);
  for (const language of ["vi", canaries.plant("invalid language")]) {
    await call("PUT", `/email-templates/erased/${language}`, email);
    await call("DELETE", `/email-templates/erased/${language}`);
  }
  const name = canaries.plant("name of an own text");
  const own = { ...email, name, language: "en" };
  const created = OwnTemplate.safeParse(await call("POST", "/email-templates", own));
  for (const id of [created.data?.id, canaries.plant("unknown email text")]) {
    await call("PATCH", `/email-templates/${id}`, { text: canaries.plant("changed email text") });
    await call("DELETE", `/email-templates/${id}`);
  }
}

async function readEmails(call: Call, canaries: Canaries): Promise<void> {
  await call("GET", `/outbox?state=${canaries.plant("invalid state")}`);
  const list = OutboxList.safeParse(await call("GET", "/outbox"));
  for (const id of [list.data?.emails[0]?.id, canaries.plant("invalid email id")]) {
    await call("GET", `/outbox/${id}`);
    await call("POST", `/outbox/${id}/resend`);
  }
  await call("POST", "/outbox/test");
}

/** Exports every list in every format. The response is a file, not JSON. */
async function downloadExports(caller: Caller, token: string): Promise<void> {
  for (const kind of ["applications", "users"]) {
    for (const format of ["csv", "xlsx"]) {
      await caller.call("POST", `${api}/exports`, { token, body: { kind, format } });
    }
  }
}

async function deleteUser(call: Call, canaries: Canaries): Promise<void> {
  const own: string[] = [];
  const email = canaries.plant("email of a deleted user", own, (word) => `${word}@people.example`);
  own.push(email);
  const name = canaries.plant("name of a deleted user", own);
  const made = User.safeParse(await call("POST", "/users", { email, name }));
  const unknown = canaries.plant("unknown user");
  for (const id of [made.data?.id, unknown]) {
    await call("GET", `/users/${id}`);
    const invitation = Invitation.safeParse(await call("POST", `/users/${id}/invitation`));
    const secret = invitation.data?.link.split("#").at(-1);
    if (secret !== undefined) canaries.add("link of an invitation", secret, own);
    await call("POST", `/users/${id}/two-step/reset`);
    await call("GET", `/users/${id}/sessions`);
    await call("DELETE", `/users/${id}/sessions/${canaries.plant("session of a user")}`);
    await call("DELETE", `/users/${id}/sessions`);
    await runBulkAction(call, canaries, "/users", { action: "deactivate", ids: [id] });
    await call("DELETE", `/users/${id}`);
  }
}

async function deleteApplication(call: Call, canaries: Canaries, applicant: string): Promise<void> {
  const found = ApplicationList.safeParse(await call("GET", `/applications?email=${applicant}`));
  const unknown = canaries.plant("unknown application");
  for (const id of [found.data?.applications[0]?.id, unknown]) {
    await call("GET", `/applications/${id}`);
    await call("GET", `/applications/${id}/email-preview?status=reviewing`);
    await call(
      "GET",
      `/applications/${id}/email-preview?status=${canaries.plant("invalid status")}`,
    );
    await call("GET", `/applications/${id}/cv/page`);
    await call("POST", `/applications/${id}/cv/views`);
    await call("POST", `/applications/${id}/restore`);
    await call("POST", `/applications/${id}/link`, { send: true });
    await writeMessages(call, canaries, `/applications/${id}/messages`, applicant);
    await answerRequests(call, canaries, id);
    const change = { action: "status", ids: [id], status: "reviewing", notify: false };
    await runBulkAction(call, canaries, "/applications", change);
    await changeRejection(call, canaries, `/applications/${id}`, applicant);
    await call("DELETE", `/applications/${id}`);
  }
}

/** Notes a request about personal data, closes it, and exports the register. */
async function answerRequests(call: Call, canaries: Canaries, application_id?: string) {
  const path = "/privacy-requests";
  const kind = canaries.plant("kind of a request");
  await call("POST", path, { application_id, kind });
  const noted = PrivacyRequest.safeParse(
    await call("POST", path, { application_id, kind: "copy" }),
  );
  for (const id of [application_id, canaries.plant("unknown application")]) {
    await call("GET", `/applications/${id}/copy`);
  }
  for (const id of [noted.data?.id, canaries.plant("unknown request")]) {
    await call("PATCH", `${path}/${id}`, { state: "done" });
  }
  await call("GET", path);
  await call("GET", `${path}.csv`);
}

/** Corrects an application, rejects it, and rewrites, cancels, restores and sends the email that waits. */
async function changeRejection(call: Call, canaries: Canaries, path: string, applicant: string) {
  await call("PATCH", path, { full_name: canaries.plant("corrected name", [applicant]) });
  await call("PATCH", path, { phone: canaries.plant("invalid phone"), spam: false });
  await call("PATCH", path, { status: "rejected" });
  await call("GET", "/applications/rejections");
  const rewritten = {
    subject: canaries.plant("subject of a rejection", [applicant]),
    text: canaries.plant("text of a rejection", [applicant]),
  };
  await call("PATCH", `${path}/rejection`, rewritten);
  await call("DELETE", `${path}/rejection`);
  await call("POST", `${path}/rejection`, rewritten);
  await call("POST", `${path}/rejection/send`);
}

/** Writes a message that is sent, and one that is taken back. */
async function writeMessages(call: Call, canaries: Canaries, path: string, applicant: string) {
  const sent = {
    subject: canaries.plant("subject of a message", [applicant]),
    text: canaries.plant("text of a message", [applicant]),
    signature: canaries.plant("signature of a message", [applicant]),
  };
  await call("POST", `${path}/preview`, sent);
  await call("GET", `${path}/templates`);
  const form = new FormData();
  const file = new Uint8Array(textPdf(canaries.plant("content of a file", [applicant])));
  form.set("attachment", new Blob([file]), `${canaries.plant("name of a file", [applicant])}.pdf`);
  const files = path.replace("/messages", "/attachments");
  const attached = Attachment.safeParse(await call("POST", files, form)).data;
  await call("POST", path, { ...sent, attachments: attached === undefined ? [] : [attached.id] });
  await call("GET", files);
  await call("GET", `${files}/${attached?.id ?? canaries.plant("unknown file")}`);
  const cancelled = {
    subject: canaries.plant("subject of a cancelled message"),
    text: canaries.plant("text of a cancelled message"),
  };
  const message = Message.safeParse(await call("POST", path, cancelled));
  for (const id of [message.data?.id, canaries.plant("unknown message")]) {
    await call("DELETE", `${path}/${id}`);
  }
  // The response names the placeholder to its author alone, and no log does.
  await call("POST", path, { ...sent, text: "{unknown}" });
}

/** Runs a bulk action, undoes it, and tries to undo an unknown one. */
async function runBulkAction(call: Call, canaries: Canaries, list: string, change: object) {
  const Answer = z.pick(BulkResponse, { undo_id: true });
  const done = Answer.safeParse(await call("POST", `${list}/bulk`, change));
  for (const undo_id of [done.data?.undo_id, canaries.plant("unknown change")]) {
    await call("POST", `${list}/bulk/undo`, { undo_id });
  }
}
