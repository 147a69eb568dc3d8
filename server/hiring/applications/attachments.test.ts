import assert from "node:assert/strict";
import { test } from "node:test";
import { Attachment, Attachments, Message, MessageTemplates } from "#contract/messages.ts";
import { StandardKind } from "#contract/email-templates.ts";
import { Timeline } from "#contract/review.ts";
import { purge } from "#server/jobs/purge.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { newId } from "#server/db/id.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { emailsTo, startMailServer } from "#server/testing/mail-server.ts";
import { textPdf } from "#server/testing/tiny-pdf.ts";

const written = { subject: "A short test", text: "Please do the attached test." };

onBothEngines("Files and signatures of messages", (engine) => {
  const mail = startMailServer();
  const app = testApp(engine, async () => ({ SMTP_URL: (await mail).url }), { clock: "stopped" });
  const calls = applicationCalls(app);
  const call = (method: string, path: string, body?: unknown, token = calls.token) =>
    app.client.call(method, `/api/v1/applications/${path}`, { token, body });
  const apply = async (changes: Record<string, string> = {}, language = "en") => {
    const email = `${newId(app.clock())}@people.example`;
    const headers = { "accept-language": language };
    return { email, id: await calls.submit({ email, ...changes }, headers) };
  };
  const send = (id: string, name: string, bytes: Buffer) => {
    const form = new FormData();
    form.set("attachment", new Blob([new Uint8Array(bytes)]), name);
    return call("POST", `${id}/attachments`, form);
  };
  const attach = async (id: string, name: string, bytes: Buffer) => {
    const response = await send(id, name, bytes);
    assert.equal(response.status, 201, response.text);
    return Attachment.parse(response.body);
  };
  const write = async (id: string, changes: object = {}, token?: string) => {
    const response = await call("POST", `${id}/messages`, { ...written, ...changes }, token);
    assert.equal(response.status, 201, response.text);
    return Message.parse(response.body);
  };
  const list = async (id: string) =>
    Attachments.parse((await call("GET", `${id}/attachments`)).body).attachments;
  const leave = async (email: string) => {
    app.advance(20_000);
    app.mailer.wake();
    return (await emailsTo(await mail, email, 2)).at(-1);
  };
  /** A PDF of this size. */
  const pdf = (text: string, bytes = 0) =>
    Buffer.concat([textPdf(text), Buffer.alloc(Math.max(0, bytes - 2_000), "\n% padding ")]);

  test("a message carries its files byte by byte, and staff can open them afterwards", async () => {
    const { id, email } = await apply();
    const contents = [pdf("Quokkatest", 700_000), pdf("Numbattest")];
    const files = [
      await attach(id, "Bài kiểm tra.pdf", contents[0] ?? Buffer.alloc(0)),
      await attach(id, "Hướng dẫn.pdf", contents[1] ?? Buffer.alloc(0)),
    ];
    assert.deepEqual(await list(id), [], "nothing is sent yet");
    await write(id, { attachments: files.map((file) => file.id) });
    const sent = await leave(email);
    assert.deepEqual(
      sent?.files.map(({ name, type, bytes }) => [name, type, bytes.equals(contents[0] ?? bytes)]),
      [
        ["Bài kiểm tra.pdf", "application/pdf", true],
        ["Hướng dẫn.pdf", "application/pdf", false],
      ],
    );
    assert.deepEqual(sent.files[1]?.bytes, contents[1]);
    assert.deepEqual((await list(id)).map(({ name }) => name).toSorted(), [
      "Bài kiểm tra.pdf",
      "Hướng dẫn.pdf",
    ]);
    const opened = await fetch(`${app.url}/api/v1/applications/${id}/attachments/${files[0]?.id}`, {
      headers: { authorization: `Bearer ${calls.token}` },
    });
    assert.match(opened.headers.get("content-disposition") ?? "", /^attachment/);
    assert.deepEqual(Buffer.from(await opened.arrayBuffer()), contents[0]);
    const events = Timeline.parse((await call("GET", `${id}/events`)).body).events;
    const shown = events.find(({ kind }) => kind === "message");
    assert.match(shown?.after ?? "", /\[Bài kiểm tra\.pdf, Hướng dẫn\.pdf\]$/);
  });

  test("files are examined like resumes, and all together have at most 5 MB", async () => {
    const { id, email } = await apply();
    for (const [name, bytes, status] of [
      ["test.html", Buffer.from("<html><script>alert(1)</script></html>"), 422],
      ["test.pdf.exe", Buffer.from("MZ nothing"), 422],
      ["large.pdf", pdf("large", 5 * 1024 * 1024 + 10_000), 413],
    ] as const) {
      const response = await send(id, name, bytes);
      assert.equal(response.status, status, response.text);
      assert.match(response.text, /"attachment"/);
    }
    const [one, two] = [
      await attach(id, "one.pdf", pdf("one", 3 * 1024 * 1024)),
      await attach(id, "two.pdf", pdf("two", 3 * 1024 * 1024)),
    ];
    const { id: other } = await apply();
    const foreign = await attach(other, "foreign.pdf", pdf("foreign"));
    for (const attachments of [
      [one.id, two.id],
      [one.id, foreign.id],
      [newId(app.clock())],
      [one.id, one.id, one.id, one.id],
    ]) {
      const response = await call("POST", `${id}/messages`, { ...written, attachments });
      assert.equal(response.status, 422, response.text);
      assert.match(response.text, /"attachments"/);
    }
    await write(id, { attachments: [one.id] });
    assert.equal((await leave(email))?.files.length, 1);
    const again = await call("POST", `${id}/messages`, { ...written, attachments: [one.id] });
    assert.equal(again.status, 422, "a file belongs to one message");
  });

  test("the greeting of the standard emails comes first, unless the first line names the applicant", async () => {
    for (const [language, greeting] of [
      ["en", "Hello Lê Thị Hoa,"],
      ["vi", "Chào bạn Lê Thị Hoa,"],
    ] as const) {
      const { id } = await apply({ full_name: "Lê Thị Hoa" }, language);
      const { text } = await write(id);
      assert.ok(text.startsWith(`${greeting}\n\n${written.text}`), text);
      const own = await write(id, { text: "Hi {name}!\n\nOne question." });
      assert.ok(own.text.startsWith("Hi Lê Thị Hoa!"), own.text);
    }
  });

  test("each author has a signature, which the next message ends with", async () => {
    const { id } = await apply();
    const signature = "Trần Thị Ký\nTuyển dụng, 028 1234 5678";
    const first = await write(id, { signature });
    assert.ok(first.text.includes(`\n\n${signature}\n\n`), first.text);
    const { token } = await app.client.createSignedIn("recruiter").then(({ tokens }) => ({
      token: tokens.accessToken,
    }));
    const other = await write(id, {}, token);
    assert.ok(!other.text.includes("Trần Thị Ký"));
    const second = await write(id);
    assert.ok(second.text.includes(signature));
    const templates = MessageTemplates.parse((await call("GET", `${id}/messages/templates`)).body);
    assert.equal(templates.signature, signature);
    const none = await write(id, { signature: "" });
    assert.ok(!none.text.includes("Trần Thị Ký"));
    const preview = await call("POST", `${id}/messages/preview`, {
      ...written,
      signature: "P. S.",
    });
    assert.match(preview.text, /P\. S\./);
    assert.ok(!(await write(id)).text.includes("P. S."), "a preview keeps nothing");
  });

  test("five ready texts in both languages can start a message, and be changed", async () => {
    const { id } = await apply({}, "vi");
    const read = async () =>
      MessageTemplates.parse((await call("GET", `${id}/messages/templates`)).body).templates;
    const ready = (await read()).filter(({ kind }) => kind !== "own");
    const isReady = (kind: string) => kind.startsWith("message_") && kind !== "message_pool";
    const kinds = StandardKind.options.filter(isReady);
    assert.equal(kinds.length, 5);
    assert.deepEqual(
      ready.map(({ kind, language }) => `${kind} ${language}`),
      ["vi", "en"].flatMap((language) => kinds.map((kind) => `${kind} ${language}`)),
    );
    for (const { subject, text } of ready) {
      assert.doesNotMatch(`${subject} ${text}`, /[{}]/);
      await write(id, { subject, text });
    }
    const changed = { subject: "Đổi {position}", text: "Nội dung mới" };
    const path = "/api/v1/email-templates/message_test/vi";
    const put = await app.client.call("PUT", path, { token: calls.token, body: changed });
    assert.equal(put.status, 200, put.text);
    const [first] = (await read()).filter(({ kind }) => kind === "message_test");
    assert.equal(first?.text, changed.text);
  });

  test("a message that is taken back gives its files back, and files without a message go after a day", async () => {
    const { id, email } = await apply();
    const file = await attach(id, "again.pdf", pdf("again"));
    const message = await write(id, { attachments: [file.id] });
    assert.equal((await call("DELETE", `${id}/messages/${message.id}`)).status, 204);
    await write(id, { attachments: [file.id] });
    assert.deepEqual(
      (await leave(email))?.files.map(({ name }) => name),
      ["again.pdf"],
    );
    await attach(id, "forgotten.pdf", pdf("forgotten"));
    app.advance(dayMs + 60_000);
    const log = { info: () => undefined, error: (about: unknown) => assert.fail(String(about)) };
    await purge(app, log);
    const rows = await app.db
      .selectFrom("attachments")
      .select("name")
      .where("application_id", "=", id)
      .execute();
    assert.deepEqual(rows, [{ name: "again.pdf" }]);
  });
});
