import assert from "node:assert/strict";
import { test } from "node:test";
import { receiptNumber } from "#contract/receipt.ts";
import { readFile } from "node:fs/promises";
import { countTexts, indexResumes, queueAll } from "#server/hiring/resumes/index-texts.ts";
import { onBothEngines, onSqlite, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { resumes } from "#server/testing/resumes.ts";
import { textPdf, tinyPdf } from "#server/testing/tiny-pdf.ts";
import { findMatch } from "./text-search.ts";
import { indexedWords, maxIndexedWords } from "#server/hiring/resumes/words.ts";

const letter = (text: string) => `${text} ${"I would like to work with you. ".repeat(4)}`;

onBothEngines("The search", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);
  const find = async (query: string) => (await calls.find(query)).applications;
  const idsOf = async (query: string) => (await find(query)).map(({ id }) => id);
  const fieldOf = async (query: string) => (await find(query)).map(({ match }) => match?.field);
  const textOf = async (id: string) =>
    app.db
      .selectFrom("resume_texts")
      .selectAll()
      .where("application_id", "=", id)
      .executeTakeFirst();

  test("finds words of resumes and cover letters once the job has read them", async () => {
    const inResume = await calls.upload("CV.pdf", textPdf("Ten years of Zigzig and C++"));
    const inLetter = await calls.submit({ notes: letter("Tôi viết hệ thống nhúng bằng zigzig.") });
    assert.deepEqual(await idsOf("q=zigzig"), []);
    assert.equal(await indexResumes(app), 2);
    assert.deepEqual(await idsOf("q=zigzig"), [inLetter, inResume]);
    assert.deepEqual(await fieldOf("q=zigzig"), ["cover_letter", "resume"]);
    for (const q of ["hệ thống nhúng", "he thong nhung", "HỆ THỐNG", "nhung zig"]) {
      assert.deepEqual(await idsOf(`q=${encodeURIComponent(q)}`), [inLetter], q);
    }
    assert.deepEqual(await idsOf(`q=${encodeURIComponent("zigzig c++")}`), [inResume]);
    const [found] = await find("q=zigzig&sort=oldest&limit=1");
    assert.deepEqual(found?.match, {
      field: "resume",
      snippet: [
        { text: "Ten years of ", marked: false },
        { text: "Zigzig", marked: true },
        { text: " and C++", marked: false },
      ],
    });
    assert.equal(await indexResumes(app), 0);
  });

  test("matches beginnings of words, and words of two letters only whole", async () => {
    const id = await calls.submit({ notes: letter("Trusted with Golang and Terraform") });
    await indexResumes(app);
    assert.deepEqual(await idsOf("q=terraf"), [id]);
    for (const q of ["rusted", "go", "erraform"]) assert.deepEqual(await idsOf(`q=${q}`), [], q);
  });

  test("lists names before texts on every page, and only names with in=contacts", async () => {
    const byName = [];
    const byText = [];
    for (let count = 0; count < 3; count += 1) {
      byName.push(await calls.submit({ full_name: "Vương Thị Quokka" }));
      byText.push(await calls.submit({ notes: letter("I have met a quokka.") }));
    }
    await indexResumes(app);
    const all = [...byName.toReversed(), ...byText.toReversed()];
    assert.deepEqual(await idsOf("q=quokka"), all);
    const pages = await Promise.all(
      [0, 2, 4, 6].map((skip) => idsOf(`q=quokka&skip=${skip}&limit=2`)),
    );
    assert.deepEqual(pages.flat(), all);
    for (const window of ["limit=1", "skip=2&limit=1", "skip=9"]) {
      assert.equal((await calls.find(`q=quokka&${window}`)).total, 6, window);
    }
    assert.deepEqual(await idsOf("q=quokka&sort=oldest"), [...byName, ...byText]);
    assert.deepEqual(await idsOf("q=quokka&in=contacts"), byName.toReversed());
    const body = { kind: "applications", format: "csv", query: { q: "quokka" } };
    const file = await app.client.call("POST", "/api/v1/exports", { token: calls.token, body });
    assert.deepEqual(file.text.match(/^[\dA-F]{4}-[\dA-F]{4}/gm), all.map(receiptNumber));
  });

  test("counts what it cannot read, and reads everything again on demand", async () => {
    await app.db.deleteFrom("applications").execute();
    const picture = await calls.upload("CV.pdf", tinyPdf("no text"));
    const id = await calls.upload("CV.pdf", textPdf("Numbat keeper"));
    await indexResumes(app);
    assert.deepEqual(await countTexts(app.db), { pending: 0, indexed: 1, unreadable: 1 });
    assert.equal((await textOf(picture))?.state, "unreadable");
    await app.db.deleteFrom("resume_texts").execute();
    assert.deepEqual(await idsOf("q=numbat"), []);
    await queueAll(app.db);
    assert.deepEqual(await countTexts(app.db), { pending: 2, indexed: 0, unreadable: 0 });
    assert.equal(await indexResumes(app), 2);
    assert.deepEqual(await idsOf("q=numbat"), [id]);
  });
});

test("The words of a text are without diacritics, each once", () => {
  assert.equal(
    indexedWords(["Đặng, C++/C# và Node.js: node", null]),
    "dang c++ c# va node nodejs js",
  );
});

test("More words than a resume has leave the first ones in the index", async () => {
  const many = Array.from({ length: 30_000 }, (_, index) => `w${index}`);
  assert.deepEqual(indexedWords([many.join(" ")]).split(" "), many.slice(0, maxIndexedWords));
  // A sign that stands for eighteen letters.
  assert.ok(indexedWords(["\ufdfa".repeat(20_000)]).length < 200);
});

test("A long text is searched in slices, and each word and pair is found wherever it stands", async () => {
  for (const written of ["zebrafish", "node.js", "go"]) {
    const sought = written.replace(".", "");
    for (let place = 19_700; place < 20_050; place += 1) {
      const text = `${"-".repeat(place)} ${written} ${"x ".repeat(100)}`;
      const match = await findMatch({ resume: text, cover_letter: null }, [sought]);
      const marked = match?.snippet.find((part) => part.marked)?.text;
      assert.equal(marked, written, `${written} at ${place}`);
    }
  }
  const cut = `${"-".repeat(19_870)} google ${"-".repeat(200)}agonode.jsx`;
  assert.equal(await findMatch({ resume: cut.repeat(9), cover_letter: "" }, ["go", "js"]), null);
});

test("Other work runs while hostile texts are searched", async () => {
  const words = Array.from({ length: 8 }, (_, index) => `wanted${index}`);
  for (const unit of ["abc.abc.", "a.", "wante", "\ufdfa", "đ-"]) {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    const texts = { resume: text, cover_letter: words.join(" ") };
    const turns = await turnsDuring(() => findMatch(texts, words));
    assert.ok(turns >= 10, `${turns} turns of the event loop for ${unit}`);
  }
});

onSqlite("The index", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);

  test("of many applications leaves room for other work after each", async () => {
    for (let count = 0; count < 30; count += 1) await calls.submit();
    const turns = await turnsDuring(() => indexResumes(app));
    assert.ok(turns >= 30, `${turns} turns of the event loop`);
  });
});

/** How often the event loop turns during some work. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await work();
  clearImmediate(counting);
  return turns;
}

test("A snippet shows the first match within a long text, between words", async () => {
  const text = `${"trước ".repeat(40)}Hệ thống nhúng ${"sau đó ".repeat(40)}`;
  const match = await findMatch({ resume: text, cover_letter: "thong" }, ["he", "thong"]);
  assert.equal(match?.field, "resume");
  const line = match?.snippet.map((part) => (part.marked ? `[${part.text}]` : part.text)).join("");
  assert.match(line ?? "", /^… trước .* \[Hệ\] \[thống\] nhúng sau .* …$/);
  assert.ok((line ?? "").length < 200);
});

onSqlite("The samples of every program", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);

  test("are found by words with and without diacritics", async () => {
    for (const { name, path } of resumes) await calls.upload(name, await readFile(path));
    await indexResumes(app);
    const counts = await countTexts(app.db);
    for (const q of ["hệ thống hỏi đáp", "he thong", "TypeScript", "Thực tập"]) {
      const { total } = await calls.find(`q=${encodeURIComponent(q)}`);
      assert.equal(total, resumes.length, q);
    }
    assert.deepEqual(counts, { pending: 0, indexed: resumes.length, unreadable: 0 });
  });
});
