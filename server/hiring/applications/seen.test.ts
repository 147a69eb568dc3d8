import assert from "node:assert/strict";
import { test } from "node:test";
import * as z from "zod/mini";
import { Application } from "#contract/applications.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { Failure } from "#contract/failure.ts";
import { Attachment } from "#contract/messages.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationForm, readSampleResume, type TestResponse } from "#server/testing/client.ts";
import { afterUndoMs, interviewCalls } from "#server/testing/interview-calls.ts";
import { textPdf } from "#server/testing/tiny-pdf.ts";

const Conflict = z.object({ current: Application });

/** An act on an application of which the page of a colleague knows nothing. */
type Act = (id: string, interview: string) => Promise<TestResponse>;

onBothEngines("A decision on an older page", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 0;
  const nextTime = () => calls.inHours((day += 1) * 24);
  const path = (id: string) => `/applications/${id}`;
  const portal = (call: string, body: object) =>
    app.client.call("POST", `/api/v1/application-status${call}`, { body });
  const own = (call: string, more: object) => (id: string) =>
    portal(call, { token: calls.tokenOf(id), ...more });
  const staff =
    (method: string, call: string, body?: object): Act =>
    (id) =>
      calls.send(method, path(id) + call, body);
  const change = (body: object) => staff("PATCH", "", body);
  const ofInterview =
    (body: () => object): Act =>
    (_id, interview) =>
      calls.send("PATCH", `/interviews/${interview}`, body());
  const answer =
    (given: object): Act =>
    (id, interview) =>
      calls.answer(id, interview, given);
  const written = { subject: "A question", text: "When can you call?" };
  const withFile: Act = async (id) => {
    const form = new FormData();
    form.set("attachment", new Blob([new Uint8Array(textPdf("A test"))]), "test.pdf");
    const file = await calls.send("POST", `${path(id)}/attachments`, form);
    const attachments = [Attachment.parse(file.body).id];
    return calls.send("POST", `${path(id)}/messages`, { ...written, attachments });
  };
  const replaceResume: Act = async (id) => {
    const bytes = await readSampleResume("Phạm Thị Mẫu – CV.docx");
    const body = applicationForm({ token: calls.tokenOf(id) }, { name: "mới.docx", bytes });
    return app.client.call("POST", "/api/v1/application-status/resume", { body });
  };

  const raising: Record<string, [Act, RegExp]> = {
    "an offered interview": [
      (id) => calls.send("POST", `${path(id)}/interviews`, calls.body([nextTime()])),
      /^\S.* has arranged an interview on \w+day \d\d:\d\d$/,
    ],
    "a moved interview": [
      ofInterview(() => ({ slots: [{ starts_at: nextTime() }] })),
      / has changed the interview on \w+day \d\d:\d\d$/,
    ],
    "another place": [ofInterview(() => ({ place: "Tầng 9" })), / has changed the interview on /],
    "a cancelled interview": [
      ofInterview(() => ({ state: "cancelled" })),
      / has cancelled an interview$/,
    ],
    "an undone change of an interview": [
      async (_id, interview) => {
        await calls.patch(interview, { note: "Mới" });
        return calls.send("POST", `/interviews/${interview}/undo`);
      },
      / has changed the interview on .+; .+ has taken back the last change of the interview$/,
    ],
    "an agreed time": [
      async (id, interview) => {
        const { slots } = await calls.readInterview(interview);
        return calls.answer(id, interview, { action: "pick", starts_at: slots[0]?.starts_at });
      },
      /^The applicant has agreed to the interview on \w+day \d\d:\d\d$/,
    ],
    "a declined interview": [
      answer({ action: "decline", reason: "" }),
      /^The applicant has declined the interview$/,
    ],
    "a wish for other times": [
      answer({ action: "other_times", message: "Chiều thứ ba" }),
      /^The applicant has asked for other interview times$/,
    ],
    "a message to the applicant": [
      staff("POST", "/messages", written),
      / has written to the applicant$/,
    ],
    "a message with a file": [withFile, / has written to the applicant$/],
    "a message of the applicant": [
      own("/messages", { text: "Tôi có thêm giấy tờ" }),
      /^The applicant has written a message$/,
    ],
    "a note": [staff("POST", "/notes", { text: "Gọi lại" }), / has added a team note$/],
    "a verdict": [staff("POST", "/notes", { verdict: "yes" }), / has added a team note$/],
    "a correction": [change({ full_name: "Trần Thị Khác" }), / has corrected the contact data$/],
    "another position": [change({ job_id: "marketing-intern" }), / has corrected the position$/],
    "a correction of the applicant": [
      own("/contact", { phone: "0987 654 321" }),
      /^The applicant has corrected the contact data$/,
    ],
    "another resume": [replaceResume, /^The applicant has replaced the CV$/],
    "a withdrawal": [
      own("/withdraw", {}),
      /^The applicant has withdrawn the application; The applicant has cancelled an interview$/,
    ],
    "another decision": [change({ status: "reviewing" }), / has changed the status$/],
  };

  const others: Record<string, Act> = {
    "a read": staff("GET", ""),
    "the list": () => calls.send("GET", "/applications"),
    "the history": staff("GET", "/events"),
    "a view of the resume": staff("POST", "/cv/views"),
    "a download of the resume": staff("GET", "/cv"),
    "a preview of an email": staff("GET", "/email-preview?status=rejected"),
    // A page without them conflicts by the version of the record.
    "the notes of HR": change({ notes: "Gọi lại" }),
    "a legal hold": change({ legal_hold: true }),
    "the talent pool": own("/talent-pool", { talent_pool: true }),
    "a copy": own("/copy", {}),
    "a visit of the applicant": own("", {}),
    "a file that no message carries yet": (id) => {
      const form = new FormData();
      form.set("attachment", new Blob([new Uint8Array(textPdf("A test"))]), "test.pdf");
      return calls.send("POST", `${path(id)}/attachments`, form);
    },
  };

  const prepare = async (name = "") => {
    const resume = "Phạm Thị Mẫu – CV.docx";
    const id = name.includes("resume")
      ? await calls.upload(resume, await readSampleResume(resume))
      : await calls.submit();
    const { id: interview } = await calls.offer(id, [nextTime(), nextTime()]);
    // The applicant sees the offer.
    app.advance(afterUndoMs);
    return { id, interview, page: await calls.read(id) };
  };
  const decide = (id: string, seen: number, status = "rejected") =>
    calls.change(id, { status }, { "if-seen": String(seen) });
  const decideMany = async (ids: string[], seen: Record<string, number>) => {
    const body = { action: "status", ids, status: "rejected", seen };
    return BulkResponse.parse((await calls.send("POST", "/applications/bulk", body)).body);
  };

  for (const [name, [act, happened]] of Object.entries(raising)) {
    test(`names ${name} and changes nothing, until it is made all the same`, async () => {
      const { id, interview, page } = await prepare(name);
      const acted = await act(id, interview);
      assert.ok(acted.status < 300, acted.text);
      const before = await calls.read(id);
      assert.ok(before.seen_version > page.seen_version);

      const refused = await decide(id, page.seen_version);
      assert.equal(refused.status, 409, refused.text);
      const failure = Failure.parse(refused.body);
      assert.match(failure.happened?.join("; ") ?? "", happened);
      assert.equal(
        failure.message,
        `Since you opened this application: ${failure.happened?.join("; ")}`,
      );
      assert.equal(Conflict.parse(refused.body).current.seen_version, before.seen_version);
      const fresh = await calls.submit({ email: "khac@people.example" });
      const many = await decideMany([id, fresh], { [id.toUpperCase()]: page.seen_version });
      assert.deepEqual(many.done, [fresh]);
      const { seen_version } = before;
      assert.deepEqual(many.refused, [{ id, message: failure.message, seen_version }]);
      assert.deepEqual(await calls.read(id), before);

      assert.equal((await decide(id, before.seen_version)).status, 200);
    });
  }

  for (const [name, act] of Object.entries(others)) {
    test(`is not refused for ${name}`, async () => {
      const { id, interview, page } = await prepare(name);
      const acted = await act(id, interview);
      assert.ok(acted.status < 300, acted.text);
      const [listed] = (await calls.find(`q=${page.receipt_number}`)).applications;
      assert.equal(listed?.seen_version, page.seen_version);
      const { done } = await decideMany([id], { [id]: page.seen_version });
      assert.deepEqual(done, [id]);
    });
  }

  test("is not refused without the version, nor at the notes of the same page", async () => {
    const { id, page } = await prepare();
    await own("/messages", { text: "Xin chào" })(id);
    const etag = `"${page.updated_at}"`;
    const noted = await calls.change(
      id,
      { notes: "Gọi lại" },
      { "if-match": etag, "if-seen": "0" },
    );
    assert.equal(noted.status, 200, noted.text);
    const changed = await calls.change(id, { status: "rejected" });
    assert.equal(changed.status, 200);
    const { seen_version } = Application.parse(changed.body);
    // The answer of one's own act carries the version with which the next one is made.
    assert.equal((await decide(id, seen_version, "accepted")).status, 200);
    assert.equal((await calls.change(id, { status: "reviewing" }, { "if-seen": "x" })).status, 400);
  });
});
