import assert from "node:assert/strict";
import { test } from "node:test";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { StandardKind } from "#contract/email-templates.ts";
import { createLink } from "#server/accounts/links.ts";
import { readTable, serializeRow, tableNames } from "#server/db/table-rows.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { emailsIn } from "#server/hiring/email-texts/fixed-emails.ts";
import { sampleEmail } from "#server/hiring/email-texts/sample.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { signedInCalls } from "#server/testing/application-calls.ts";
import {
  adminCalls,
  signedInCalls as userCalls,
  staffCalls,
} from "#server/testing/calls-by-role.ts";
import { emailsTo, startMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { outsideKinds, standardText } from "./email.ts";
import { enqueueEmail } from "./outbox.ts";

onBothEngines("A code that has left", async (engine) => {
  const mail = await startMailServer();
  const app = testApp(engine, { SMTP_URL: mail.url, MAIL_FROM: "site@company.example" });

  test("is in no list, copy, preview, export, stored row or log, for every kind of email", async () => {
    const calls = await signedInCalls(app);
    const email = `ung.vien.${engine}@people.example`;
    const id = await calls.submit({ email });
    const { siteUrl } = app.config;
    const samples = [
      ...StandardKind.options.map((kind) =>
        sampleEmail({ kind, language: "en", ...standardText("en", kind) }, siteUrl, app.clock()),
      ),
      ...Object.values(emailsIn("en", siteUrl, app.clock())),
    ];
    await withTransaction(app.db, async (tx) => {
      for (const kind of outsideKinds) {
        const sample = samples.find((one) => one.kind === kind);
        assert.ok(sample, `there is a sample of ${kind}`);
        const to = { email, name: "" };
        await enqueueEmail({ tx, now: app.clock() }, sample, to, { applicationId: id });
      }
    });
    app.mailer.wake();
    const received = await emailsTo(mail, email, outsideKinds.length + 1);
    const codes = received.map(({ text }) => /with the code ([\w-]{14})\./.exec(text)?.[1] ?? text);
    assert.equal(new Set(codes).size, outsideKinds.length + 1);
    const rows = await waitUntil("every result to be stored", async () => {
      const stored = await app.db.selectFrom("outbox").select(["id", "kind", "state"]).execute();
      return stored.every(({ state }) => state === "sent") && stored;
    });

    const found: string[] = [];
    const search = (where: string, text: string) => {
      const plain = text.toUpperCase().replaceAll("-", "");
      if (codes.some((code) => plain.includes(code.replaceAll("-", "")))) found.push(where);
    };
    let answers = 0;
    const call = async (method: string, path: string, body?: object, token?: string) => {
      const answer = await app.client.call(method, `/api/v1${path}`, { body, token });
      if (answer.status === 200) answers += 1;
      search(`${method} ${path}`, `${answer.text} ${await unpack(answer.bytes)}`);
      return answer;
    };
    const ids = [id, calls.adminId, ...rows.map((row) => row.id)];
    const reads = [...adminCalls, ...staffCalls, ...userCalls].filter(
      ([method]) => method === "get",
    );
    for (const [, path] of reads) {
      const filled = path.replace("{slug}", "ai-engineer").replace(/\{(?!id)\w+\}/, id);
      const paths = filled.includes("{id}")
        ? ids.map((one) => filled.replace("{id}", one))
        : [filled];
      for (const one of paths) await call("GET", one, undefined, calls.token);
    }
    assert.ok(answers > 40, `${answers} answers`);
    const { length } = await call("GET", `/outbox/${rows[0]?.id}`, undefined, calls.token).then(
      ({ text }) => text,
    );
    assert.ok(length > 500, "the text of an email is shown");
    for (const format of ["csv", "xlsx"]) {
      const body = { kind: "applications", format, query: {} };
      assert.equal((await call("POST", "/exports", body, calls.token)).status, 200);
    }
    const body = { subject: "Tin", text: "Chào {name}" };
    const preview = `/applications/${id}/messages/preview`;
    assert.equal((await call("POST", preview, body, calls.token)).status, 200);
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    for (const path of ["", "/emails"]) {
      const answer = await call("POST", `/application-status${path}`, { token });
      assert.equal(answer.status, 200);
      if (path !== "") assert.match(answer.text, /XXXX-XXXX-XXXX/);
    }
    const copy = { purpose: "copy", applicationId: id, hours: 1 } as const;
    const link = await withTransaction(app.db, (tx) => createLink(tx, copy, siteUrl, app.clock()));
    const key = { token: link.split("#copy=")[1] };
    assert.equal((await call("POST", "/application-status/copy/confirm", key)).status, 200);
    for (const table of tableNames) {
      for await (const row of readTable(app.db, table)) search(table, serializeRow(row));
    }
    search("log", app.logged());
    assert.deepEqual(found, []);
  });
});

/** The texts in an archive; nothing for other bytes. */
async function unpack(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString() !== "PK") return "";
  const zip = await yauzl.fromBufferPromise(bytes);
  const texts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    texts.push((await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return texts.join("\n");
}
