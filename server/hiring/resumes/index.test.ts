import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { rescan } from "#server/hiring/resumes/rescan.ts";
import { examine } from "#server/operations/doctor.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { applicationForm } from "#server/testing/client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { textPdf, tinyPdf } from "#server/testing/tiny-pdf.ts";
import { indexResumes } from "./index-texts.ts";

const coverLetter = (word: string) => `${word} ${"I would like to work with you. ".repeat(4)}`;

onBothEngines("The index of resumes", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);
  const idsOf = async (q: string) => (await calls.find(`q=${q}`)).applications.map(({ id }) => id);
  const textOf = (id: string) =>
    app.db
      .selectFrom("resume_texts")
      .select(["state", "text", "words"])
      .where("application_id", "=", id)
      .executeTakeFirst();
  const nothingRead = { state: "pending", text: "", words: "" };

  test("forgets a replaced resume at once and reads the new one", async () => {
    const id = await calls.upload("CV.pdf", textPdf("Wombat keeper"));
    await indexResumes(app);
    assert.deepEqual(await idsOf("wombat"), [id]);
    const token = statusLink(app.keys, app.config.siteUrl, id).split("#")[1] ?? "";
    const body = applicationForm({ token }, { name: "CV.pdf", bytes: textPdf("Numbat keeper") });
    const answer = await app.client.call("POST", "/api/v1/application-status/resume", { body });
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(await textOf(id), nothingRead);
    assert.deepEqual(await idsOf("wombat"), []);
    await indexResumes(app);
    assert.deepEqual(await idsOf("wombat"), []);
    assert.deepEqual(await idsOf("numbat"), [id]);
  });

  test("keeps a resume queued that is replaced while the old one is read", async () => {
    const id = await calls.upload("CV.pdf", textPdf("Bettong keeper"));
    const files = {
      ...app.files,
      readVerified: async (...args: Parameters<typeof app.files.readVerified>) => {
        const content = await app.files.readVerified(...args);
        const row = app.db.updateTable("resume_texts").where("application_id", "=", id);
        await row.set({ cv_sha256: "of the new resume" }).execute();
        return content;
      },
    };
    await indexResumes({ ...app, files });
    assert.deepEqual(await textOf(id), nothingRead);
    assert.deepEqual(await idsOf("bettong"), []);
  });

  test("loses the words of an erased application", async () => {
    const id = await calls.upload("CV.pdf", textPdf("Potoroo keeper"));
    await indexResumes(app);
    assert.deepEqual(await idsOf("potoroo"), [id]);
    await app.client.call("DELETE", `/api/v1/applications/${id}`, { token: calls.token });
    assert.equal(await textOf(id), undefined);
    assert.deepEqual(await idsOf("potoroo"), []);
    if (engine === "postgres") return;
    const { rows } = await sql`select rowid from resume_texts_fts
      where resume_texts_fts match 'potoroo'`.execute(app.db);
    assert.deepEqual(rows, []);
  });

  test("delays no upload and no other call while it reads", async () => {
    const first = await calls.upload("CV.pdf", textPdf("Quoll keeper"));
    const reading = Promise.withResolvers<undefined>();
    const released = Promise.withResolvers<undefined>();
    const files = {
      ...app.files,
      readVerified: async (...args: Parameters<typeof app.files.readVerified>) => {
        reading.resolve(undefined);
        await released.promise;
        return app.files.readVerified(...args);
      },
    };
    const running = indexResumes({ ...app, files });
    await reading.promise;
    const second = await calls.upload("CV.pdf", textPdf("Quoll keeper too"));
    assert.deepEqual(await textOf(second), nothingRead, "the upload itself reads nothing");
    assert.equal((await calls.read(first)).status, "submitted");
    assert.deepEqual(await idsOf("quoll"), []);
    released.resolve(undefined);
    await running;
    await indexResumes(app);
    assert.deepEqual(await idsOf("quoll"), [second, first]);
  });

  test("is told by the doctor, with the number of unreadable resumes", async () => {
    await app.db.deleteFrom("applications").execute();
    for (const word of ["one", "two"]) await calls.upload("CV.pdf", tinyPdf(word));
    await calls.upload("CV.pdf", textPdf("Dunnart keeper"));
    await indexResumes(app);
    await calls.submit();
    const { dataDir, databaseUrl } = app.config;
    const environment = {
      DATA_DIR: dataDir,
      AUTH_SECRET: "a secret of the tests, long enough",
      PORT: String(await freePort()),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    const findings = await Array.fromAsync(examine(environment));
    const found = findings.map(({ level, found }) => `${level}: ${found}`);
    const told = found.find((line) => line.includes("searchable"));
    assert.match(told ?? "", /^advice: 1 are searchable, 1 wait to be read, 2 resumes cannot be/);
  });
});

onBothEngines("An infected resume", (engine) => {
  const app = testApp(engine, async () => ({ CLAMD_URL: `tcp://127.0.0.1:${await freePort()}` }));
  const calls = applicationCalls(app);

  test("is never read for the search", async () => {
    const id = await calls.upload("CV.pdf", textPdf("Kowari keeper"));
    await app.db
      .updateTable("applications")
      .set({ cover_letter: coverLetter("Mulgara") })
      .execute();
    const read: string[] = [];
    const files = {
      ...app.files,
      readVerified: (...args: Parameters<typeof app.files.readVerified>) => {
        read.push(args[0]);
        return app.files.readVerified(...args);
      },
    };
    assert.equal(await indexResumes({ ...app, files }), 0, "it waits for the scanner");
    const scanner = {
      scan: async () => "infected" as const,
      check: async () => undefined,
      isDown: () => false,
    };
    assert.equal(await rescan({ ...app, scanner }), 1);
    assert.equal(await indexResumes({ ...app, files }), 1);
    assert.deepEqual(read, []);
    assert.equal((await calls.find("q=kowari")).total, 0);
    const [found] = (await calls.find("q=mulgara")).applications;
    assert.equal(found?.id, id);
    assert.equal(found.match?.field, "cover_letter");
  });
});
