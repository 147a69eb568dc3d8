import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { purge } from "#server/jobs/purge.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";
import { storeFolder } from "#server/testing/s3-server.ts";
import { textPdf } from "#server/testing/tiny-pdf.ts";
import { upload } from "#server/testing/upload-calls.ts";
import { SubmittedApplication } from "#contract/applications.ts";
import { Attachment } from "#contract/messages.ts";
import { statusLink } from "./status-link.ts";
import { indexResumes } from "#server/hiring/resumes/index-texts.ts";

const words = {
  name: "Quokkaname",
  email: "wombatmail",
  letter: "Numbatletter",
  resume: "Bilbyresume",
  file: "Potoroofile",
  notes: "Dingonotes",
  team: "Koalateam",
  message: "Emumessage",
  attachment: "Pademelonfile",
  attached: "Bettongfile",
  guest: "Bandicootguest",
  guestEmail: "quollguest",
  corrected: "Wallabyname",
  address: "wallaroomail",
  answer: "Antechinusanswer",
  answered: "Dunnartfile",
  newer: "Phascogaleresume",
};

onBothEngines("Erased data", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);

  /** Every byte of the data folder, in lower case. */
  async function storedBytes(): Promise<string> {
    let text = "";
    for (const folder of new Set([app.config.dataDir, storeFolder(app.config)])) {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        text += await readFile(join(entry.parentPath, entry.name), "latin1");
      }
    }
    return text.toLowerCase();
  }

  test("is in no byte of the data folder once the purge has run", async () => {
    for (let other = 0; other < 30; other += 1) {
      await calls.submit({ email: `khac.${other}@people.example`, notes: "Chữ khác. ".repeat(20) });
    }
    const fields = applicationFields({
      full_name: `${words.name} Văn Mẫu`,
      email: `${words.email}@people.example`,
      notes: `${words.letter} `.repeat(9),
    });
    const file = { name: `${words.file}.pdf`, bytes: textPdf(`${words.resume} zebra`) };
    const { id } = SubmittedApplication.parse(
      (await upload(app, applicationForm(fields, file))).body,
    ).data;
    await indexResumes(app);
    await calls.change(id, { notes: `${words.notes} one`, status: "reviewing" });
    await calls.change(id, { notes: `${words.notes} two` });
    await calls.send("POST", `/applications/${id}/notes`, { text: words.team, verdict: "yes" });
    const sent = new FormData();
    const bytes = new Uint8Array(textPdf(words.attached));
    sent.set("attachment", new Blob([bytes]), `${words.attachment}.pdf`);
    const received = await calls.send("POST", `/applications/${id}/attachments`, sent);
    const attachments = [Attachment.parse(received.body).id];
    const message = { subject: words.message, text: words.message, attachments };
    await calls.send("POST", `/applications/${id}/messages`, message);
    await calls.offer(id, [calls.inHours(50)], {
      note: words.message,
      agreed: true,
      guests: [{ name: words.guest, email: `${words.guestEmail}@partner.example` }],
    });
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    const desk = async (path: string, body: object) => {
      const response = await calls.send("POST", `/application-status${path}`, body);
      assert.equal(response.status, 200, response.text);
    };
    await desk("/contact", {
      token,
      full_name: `${words.corrected} Thị Mẫu`,
      email: `${words.address}@people.example`,
    });
    const answer = new FormData();
    answer.set("token", token);
    answer.set("text", words.answer);
    answer.set("file", new Blob([new Uint8Array(textPdf(words.answered))]), "a.pdf");
    await desk("/messages", answer);
    const newer = new FormData();
    newer.set("token", token);
    newer.set("resume", new Blob([new Uint8Array(textPdf(words.newer))]), "b.pdf");
    await desk("/resume", newer);
    await calls.leave();
    if (engine === "sqlite") {
      const before = await storedBytes();
      for (const word of Object.values(words)) assert.ok(before.includes(word.toLowerCase()), word);
    }
    assert.equal((await calls.send("DELETE", `/applications/${id}`)).status, 200);
    // The CANCEL of the interview has no name in it, and leaves.
    await calls.leave();
    const log = { info: () => undefined, error: (about: unknown) => assert.fail(String(about)) };
    await purge(app, log);
    const after = await storedBytes();
    for (const word of Object.values(words)) {
      assert.ok(!after.includes(word.toLowerCase().slice(1)), `${word} is left`);
    }
    if (engine === "postgres") {
      const { rows } = await sql<{ dead: number }>`
        select pg_relation_size('applications') as dead`.execute(app.db);
      assert.ok(rows.length === 1);
    }
    assert.equal((await calls.find("q=khac")).total, 30);
  });
});
