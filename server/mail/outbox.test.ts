import assert from "node:assert/strict";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { transact } from "#server/db/transact.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { only, readMessage } from "#server/testing/mail-message.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { receiptLetter } from "./application-emails.ts";
import { post, receiptAllowed } from "./outbox.ts";

const applicant = { email: "Dao@applicants.example", name: "Nguyễn Thị Ánh Đào" };
const hour = 3_600_000;

const receipt = (app: TestApp) =>
  receiptLetter("vi", {
    id: "018f3c5e-7a10-7000-8000-0000a1b2c3d4",
    fullName: applicant.name,
    jobTitle: "AI Engineer",
    createdAt: app.clock().toISOString(),
    siteUrl: app.config.siteUrl,
    statusLink: `${app.config.siteUrl}/application-status#token`,
  });

const receiptCount = (app: TestApp) =>
  transact(app.db, async (tx) => {
    await pause(20);
    return (await tx.selectFrom("outbox").select("id").execute()).length;
  });

onBothEngines("The outbox", (engine) => {
  describe("without a mail server", () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });

    test("files a letter that a mail program can open, readable by its owner alone", async () => {
      const letter = receipt(app);
      await transact(app.db, (tx) => post(tx, letter, applicant, {}, app.clock()));
      app.mailer.kick();
      const row = await waitUntil("the letter to be filed", async () => {
        const [found] = await app.db.selectFrom("outbox").selectAll().execute();
        return found?.state === "filed" && found;
      });
      const folder = join(app.config.dataDir, "outbox");
      assert.deepEqual(await readdir(folder), [`${row.id}.eml`]);
      const path = join(folder, `${row.id}.eml`);
      assert.equal((await stat(path)).mode & 0o777, 0o600);
      assert.equal((await stat(folder)).mode & 0o777, 0o700);
      const message = readMessage(await readFile(path));
      assert.equal(only(message.headers, "subject"), letter.subject);
      assert.equal(only(message.headers, "to"), `${applicant.name} <${applicant.email}>`);
      assert.equal(message.text.trimEnd(), letter.text.trimEnd());
      assert.equal(message.html.trimEnd(), letter.html.trimEnd());
    });
  });

  describe("counts receipts", () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });

    /** Posts a receipt if one more may go to this address, as a submission does. */
    const submit = (email: string) =>
      transact(app.db, async (tx) => {
        const isAllowed = await receiptAllowed(tx, email, app.clock());
        if (isAllowed) await post(tx, receipt(app), { email, name: "" }, {}, app.clock());
        return isAllowed;
      });

    test("three a day go to one address, however it is written", async () => {
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

    test("three, also when twelve submissions come at the same moment", async () => {
      // Connections that are open already; else the time to open them would set the twelve apart.
      await Promise.all(Array.from({ length: 12 }, () => receiptCount(app)));
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => submit("crowd@applicants.example")),
      );
      assert.equal(answers.filter(Boolean).length, 3);
    });
  });
});
