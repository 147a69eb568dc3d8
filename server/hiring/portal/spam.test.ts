import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { SubmittedApplication } from "#contract/applications.ts";
import { createLink } from "#server/accounts/links.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { minimumFreeBytes, minimumFreeBytesForMessages } from "#server/files/files.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import { notMineToken, statusLink } from "#server/hiring/applications/status-link.ts";
import { applicantLimits } from "#server/http/limits.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import type { publicCalls } from "#server/testing/calls-by-role.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { upload } from "#server/testing/upload-calls.ts";

type Path = Extract<(typeof publicCalls)[number][1], `/application-status${string}`>;

const megabyte = 1024 * 1024;
/** A PDF of about so many bytes. */
const pdfOf = (bytes: number) => tinyPdf("x".repeat(bytes - 400));

onBothEngines("What a visitor does with suspected spam", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);
  const countEmails = async () => (await app.db.selectFrom("outbox").select("id").execute()).length;

  type Given = { id: string; token: string; email: string };
  const link = async (
    { id: applicationId, email }: Given,
    purpose: "erase" | "contact" | "back" | "copy" | "pool",
  ) => {
    const now = app.clock();
    const made = await withTransaction(app.db, (tx) =>
      createLink(tx, { purpose, applicationId, email, hours: 1 }, "", now),
    );
    return { token: made.split("=")[1] };
  };
  /** The fields of each call, and the name of the part with its file. */
  type Body = { fields: Record<string, unknown>; file?: string };
  const ofLink = async (given: Given, purpose: Parameters<typeof link>[1]) => ({
    fields: await link(given, purpose),
  });
  const joinPool = ({ token }: Given) => ({ fields: { token, talent_pool: true } });
  const ownToken = ({ token }: Given) => ({ fields: { token } });
  const bodies: Record<Path, (given: Given) => Body | Promise<Body>> = {
    "/application-status": ownToken,
    "/application-status/withdraw": ownToken,
    "/application-status/disowned": ({ id, email }) => ({
      fields: { token: notMineToken(app.keys, id, hashOf(email)) },
    }),
    "/application-status/resume": ({ token }) => ({ fields: { token }, file: "resume" }),
    "/application-status/erasure": ownToken,
    "/application-status/erasure/confirm": (given) => ofLink(given, "erase"),
    "/application-status/links": ({ email }) => ({ fields: { email } }),
    "/application-status/interviews/{id}": ({ token }) => ({
      fields: { token, action: "decline", reason: "" },
    }),
    "/application-status/consent/withdrawal": ownToken,
    "/application-status/emails": ownToken,
    "/application-status/contact": ({ token }) => ({
      fields: { token, email: "moi@people.example" },
    }),
    "/application-status/contact/confirm": (given) => ofLink(given, "contact"),
    "/application-status/contact/keep": async (given) => {
      await link(given, "contact");
      return ofLink(given, "back");
    },
    "/application-status/messages": ({ token }) => ({
      fields: { token, text: "Chào" },
      file: "file",
    }),
    "/application-status/talent-pool": joinPool,
    "/application-status/talent-pool/confirm": async (given) => {
      await call("/application-status/talent-pool", joinPool(given));
      return ofLink(given, "pool");
    },
    "/application-status/resume/file": ownToken,
    "/application-status/copy": ownToken,
    "/application-status/copy/confirm": (given) => ofLink(given, "copy"),
  };
  function call(path: string, { fields, file }: Body) {
    if (file === undefined) return app.client.call("POST", `/api/v1${path}`, { body: fields });
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    body.append(file, new Blob([tinyPdf()]), "a.pdf");
    return app.client.call("POST", `/api/v1${path}`, { body });
  }

  test("causes no email to anybody", async () => {
    for (const [index, [path, bodyOf]] of Object.entries(bodies).entries()) {
      const email = `rac.${index}@people.example`;
      const fields = applicationFields({ email, website: "x" });
      const resume = { name: "cv.pdf", bytes: tinyPdf() };
      const response = await upload(app, applicationForm(fields, resume));
      const { id } = SubmittedApplication.parse(response.body).data;
      const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
      const before = await countEmails();
      const body = await bodyOf({ id, token, email });
      const { status, text } = await call(path.replace("{id}", id), body);
      // Suspected spam has no interview.
      assert.equal(status, path.endsWith("{id}") ? 404 : 200, `${path}: ${text}`);
      assert.equal(await countEmails(), before, path);
    }
  });

  test("causes emails as usual once HR has released it", async () => {
    const id = await calls.submit({ email: "nham@people.example", website: "x" });
    const path = `/api/v1/applications/${id}/restore`;
    await app.client.call("POST", path, { token: calls.token });
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    const body = { token };
    await app.client.call("POST", "/api/v1/application-status/withdraw", { body });
    const kinds = (await calls.emails(id)).map(({ kind }) => kind).toSorted();
    assert.deepEqual(kinds, ["application_withdrawn", "new_application", "receipt", "withdrawn"]);
  });
});

onBothEngines("The files of messages", (engine) => {
  const limits = { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" };
  const app = testApp(engine, limits, { clock: "stopped" });
  const calls = applicationCalls(app);
  const write = (id: string, bytes: number, { network = "203.0.113.1", server = app } = {}) => {
    const body = new FormData();
    body.append("token", statusLink(app.keys, "", id).split("#")[1] ?? "");
    body.append("text", "Đây là bằng của tôi.");
    body.append("file", new Blob([pdfOf(bytes)]), "bằng.pdf");
    const headers = { "x-forwarded-for": network };
    return server.client.call("POST", "/api/v1/application-status/messages", { body, headers });
  };
  const stored = async (id: string) => {
    const files = app.db.selectFrom("attachments").select("bytes").where("application_id", "=", id);
    return (await files.execute()).reduce((sum, { bytes }) => sum + bytes, 0);
  };
  const messages = async (id: string) =>
    (
      await app.db
        .selectFrom("application_events")
        .select("id")
        .where("application_id", "=", id)
        .where("kind", "=", "applicant_message")
        .execute()
    ).length;

  test("of one application are 20 MB in all, of suspected spam 5 MB, with the same sentence", async () => {
    for (const [website, room, network] of [
      ["", 20, "203.0.113.2"],
      ["x", 5, "203.0.113.3"],
    ] as const) {
      const id = await calls.submit({ website, email: `tep.${room}@people.example` });
      const send = async () => {
        const { status, text } = await write(id, 2.4 * megabyte, { network });
        assert.equal(status, 200, text);
      };
      await send();
      // As if all but the last file had been sent.
      await app.db
        .updateTable("attachments")
        .set({ bytes: (room - 2.5) * megabyte })
        .where("application_id", "=", id)
        .execute();
      await send();
      const before = await stored(id);
      assertFailure(
        await write(id, 2.4 * megabyte, { network }),
        413,
        "Your application has room for no more files like this one. Your message was not sent; write it without the file.",
      );
      assert.ok(before <= room * megabyte);
      assert.equal(await stored(id), before);
      assert.equal(await messages(id), 2, "what was refused is not shown as sent");
    }
  });

  test("have one budget an hour for each network, on all servers, which uploads do not share", async () => {
    const { databaseUrl } = app.config;
    const other =
      databaseUrl === undefined
        ? app
        : await startTestApp(engine, { ...limits, DATABASE_URL: databaseUrl });
    other.stopClock();
    const network = "203.0.113.4";
    const first = await calls.submit({ email: "mang@people.example" });
    assert.equal((await write(first, 3 * megabyte, { network })).status, 200);
    const { messageBytes } = applicantLimits;
    const left = await app.db
      .updateTable("throttles")
      .set({ hits: messageBytes.hits - 5 * megabyte })
      .where("key", "like", `${messageBytes.name}:%`)
      .where("hits", "<", 4 * megabyte)
      .returning("key")
      .execute();
    assert.equal(left.length, 1);
    const statuses: number[] = [];
    for (const server of [app, other, app, other]) {
      statuses.push((await write(first, 2 * megabyte, { network, server })).status);
    }
    assert.deepEqual(statuses, [200, 200, 429, 429]);
    assert.equal(await messages(first), 3);
    const bytes = tinyPdf();
    const resume = applicationForm(applicationFields(), { name: "cv.pdf", bytes });
    assert.equal((await upload(app, resume, { "x-forwarded-for": network })).status, 201);
    app.advance(3_600_000);
    await calls.signIn();
    const id = await calls.submit({ email: "gio.sau@people.example" });
    assert.equal((await write(id, megabyte, { network })).status, 200);
    if (other !== app) await other.close();
  });

  test("leave the last of the disk to applications", async () => {
    const id = await calls.submit({ email: "dia.day@people.example" });
    const free = mock.method(app.files, "freeBytes", () =>
      Promise.resolve(minimumFreeBytesForMessages - 1),
    );
    assert.ok(minimumFreeBytesForMessages > 2 * minimumFreeBytes);
    assert.equal((await write(id, megabyte, { network: "203.0.113.5" })).status, 503);
    assert.match(app.logged(), /"reason":"the disk has 1023 MB free","msg":"call rejected"/);
    assert.equal(await messages(id), 0);
    const resume = applicationForm(applicationFields(), { name: "cv.pdf", bytes: tinyPdf() });
    assert.equal((await upload(app, resume)).status, 201);
    free.mock.restore();
  });
});
