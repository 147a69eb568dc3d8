import assert from "node:assert/strict";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { singleHeader, parseEmail } from "#server/testing/mail-message.ts";
import { receiptFor } from "#server/testing/sample-emails.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { codeMark, codeValue, siteMark, writeCode } from "./email-code.ts";
import { withNotMine } from "./not-mine.ts";
import { enqueueEmail } from "./outbox.ts";

const applicant = { email: "Dao@applicants.example", name: "Nguyễn Thị Ánh Đào" };
const hour = 3_600_000;

const receipt = (app: TestApp) => receiptFor(app, applicant.name);

const receiptCount = (app: TestApp) =>
  withTransaction(app.db, async (tx) => {
    await pause(20);
    return (await tx.selectFrom("outbox").select("id").execute()).length;
  });

onBothEngines("The outbox", (engine) => {
  describe("without a mail server", () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });

    test("saves an email as a file that mail programs open, readable by its owner alone", async () => {
      const email = receipt(app);
      await withTransaction(app.db, (tx) =>
        enqueueEmail({ tx, now: app.clock() }, email, applicant),
      );
      app.mailer.wake();
      const row = await waitUntil("the email to be saved", async () => {
        const [found] = await app.db.selectFrom("outbox").selectAll().execute();
        return found?.state === "savedToFile" && found;
      });
      const folder = join(app.config.dataDir, "outbox");
      assert.deepEqual(await readdir(folder), [`${row.id}.eml`]);
      const path = join(folder, `${row.id}.eml`);
      assert.equal((await stat(path)).mode & 0o777, 0o600);
      assert.equal((await stat(folder)).mode & 0o777, 0o700);
      const message = await parseEmail(await readFile(path));
      assert.equal(singleHeader(message.headers, "subject"), email.subject);
      assert.equal(singleHeader(message.headers, "to"), `${applicant.name} <${applicant.email}>`);
      const code = writeCode(codeValue(app.keys.emailCode, row.id));
      const complete = (part: string) =>
        part.replaceAll(codeMark, code).replaceAll(siteMark, app.config.siteUrl).trimEnd();
      const { text, html } = withNotMine({ ...email, to_email: applicant.email }, null);
      assert.equal(message.text.trimEnd(), complete(text));
      assert.equal(message.html.trimEnd(), complete(html));
    });
  });

  describe("counts receipts", () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });

    /** Enqueues a receipt if the address may get another one, as a submission does. */
    const submit = (email: string) =>
      withTransaction(app.db, async (tx) => {
        const to = { email, name: "" };
        const moment = { tx, now: app.clock() };
        return (await enqueueEmail(moment, receipt(app), to, { byVisitor: true })) !== undefined;
      });

    test("sends three a day to one address in any spelling", async () => {
      const spellings = [
        "dao@applicants.example",
        "DAO@applicants.example",
        "dao@APPLICANTS.example",
      ];
      for (const email of spellings) assert.equal(await submit(email), true);
      assert.equal(await submit("Dao@Applicants.Example"), false);
      assert.equal(await submit("other@applicants.example"), true);
      app.advance(24 * hour + 1_000);
      assert.equal(await submit("dao@applicants.example"), true);
    });

    test("sends three when twelve submissions arrive at the same moment", async () => {
      // Opens the connections first, so that the twelve run at the same moment.
      await Promise.all(Array.from({ length: 12 }, () => receiptCount(app)));
      const responses = await Promise.all(
        Array.from({ length: 12 }, () => submit("crowd@applicants.example")),
      );
      assert.equal(responses.filter(Boolean).length, 3);
    });
  });
});
