import assert from "node:assert/strict";
import { test } from "node:test";
import { PortalApplication } from "#contract/applicant.ts";
import { Attachments } from "#contract/messages.ts";
import { Overview } from "#contract/overview.ts";
import { Timeline } from "#contract/review.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

onBothEngines("What an applicant writes to HR", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" }, { clock: "stopped" });
  const calls = applicationCalls(app);
  const tokenOf = (id: string) => statusLink(app.keys, "", id).split("#")[1] ?? "";
  const path = "/api/v1/application-status/messages";
  const write = (body: unknown) => app.client.call("POST", path, { body });
  const read = async (path: string) =>
    (await app.client.call("GET", `/api/v1${path}`, { token: calls.token })).body;
  const today = async () => Overview.parse(await read("/overview")).today.unanswered;
  const send = (id: string) =>
    app.client.call("POST", `/api/v1/applications/${id}/messages`, {
      token: calls.token,
      body: { subject: "Về câu hỏi của bạn", text: "Vâng, bạn cứ đến." },
    });

  test("is in the timeline, HR is told by email, and it waits in Today until HR answers", async () => {
    const id = await calls.submit({ email: "hoi@people.example" });
    const before = (await today()).count;
    const text = "Tôi có thể bắt đầu từ tháng 1 được không?\n<b>Cảm ơn!</b>";
    const own = PortalApplication.parse((await write({ token: tokenOf(id), text })).body);
    assert.deepEqual(
      own.messages.map((message) => [message.text, message.file_name]),
      [[text, null]],
    );
    const { events } = Timeline.parse(await read(`/applications/${id}/events`));
    const [event] = events.filter(({ kind }) => kind === "applicant_message");
    assert.deepEqual([event?.after, event?.actor], [text, null]);
    const [email] = (await calls.emails(id)).filter(({ kind }) => kind === "applicant_message");
    assert.equal(email?.to_email, "hr@company.example");
    assert.ok(!email.text.includes("tháng 1"), "the text stays in the panel");
    assert.equal((await today()).count, before + 1);
    const listed = async () =>
      (await calls.find("unanswered=true")).applications.some((one) => one.id === id);
    assert.ok(await listed());
    const sent = await send(id);
    assert.equal(sent.status, 201, sent.text);
    assert.equal(await listed(), false);
    // An answer that is taken back is none.
    const messageId = String(Reflect.get(Object(sent.body), "id"));
    const taken = `/api/v1/applications/${id}/messages/${messageId}`;
    await app.client.call("DELETE", taken, { token: calls.token });
    assert.ok(await listed());
    assert.equal((await calls.change(id, { message_at: null })).status, 200);
    assert.equal(await listed(), false);
    assert.equal((await today()).count, before);
    assert.equal((await calls.change(id, { message_at: "2026-01-01T00:00:00.000Z" })).status, 422);
  });

  test("carries a file, which is examined like a resume", async () => {
    const id = await calls.submit();
    const form = (name: string, bytes: Uint8Array, token = tokenOf(id)) => {
      const body = new FormData();
      body.append("token", token);
      body.append("text", "Đây là bằng của tôi.");
      body.append("file", new Blob([new Uint8Array(bytes)]), name);
      return body;
    };
    const response = await write(form("Bằng.pdf", tinyPdf("diploma")));
    assert.equal(response.status, 200, response.text);
    const { attachments } = Attachments.parse(await read(`/applications/${id}/attachments`));
    assert.deepEqual(
      attachments.map(({ name, purpose }) => [name, purpose]),
      [["Bằng.pdf", "answer"]],
    );
    const refused = await write(form("virus.pdf", Buffer.from("MZ\u0090\u0000 no document")));
    assertFailure(refused, 422, "Please check the highlighted fields.", {
      file: ["Please upload a PDF or Word document"],
    });
    assert.equal((await write(form("a.pdf", tinyPdf("a"), "x"))).status, 422);
    const without = new FormData();
    without.append("token", tokenOf(id));
    without.append("text", "Không có tệp");
    assert.equal((await write(without)).status, 200);
  });

  test("is limited, and refused when empty or too long", async () => {
    const id = await calls.submit();
    for (const text of ["", " \n ", "a".repeat(5_001), undefined]) {
      assert.equal((await write({ token: tokenOf(id), text })).status, 422, String(text));
    }
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await write({ token: tokenOf(id), text: `Câu ${count}` })).status);
    }
    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429]);
  });
});
