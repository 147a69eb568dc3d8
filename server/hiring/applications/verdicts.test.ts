import assert from "node:assert/strict";
import { before, test } from "node:test";
import { ApplicationList } from "#contract/applications.ts";
import { TeamNote, TeamNotes } from "#contract/notes.ts";
import { Timeline } from "#contract/review.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";

const secret = "Chưa hợp văn hóa nhóm";

onBothEngines("Hidden verdicts", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);
  let [an, binh] = ["", ""];
  before(async () => {
    an = (await app.client.createSignedIn("recruiter")).tokens.accessToken;
    binh = (await app.client.createSignedIn("recruiter")).tokens.accessToken;
  });

  const call = async (method: string, path: string, token: string, body?: unknown) => {
    const response = await app.client.call(method, `/api/v1/applications${path}`, { token, body });
    assert.ok(response.status < 300, response.text);
    return response.body;
  };
  const add = async (id: string, token: string, body: object) =>
    TeamNote.parse(await call("POST", `/${id}/notes`, token, body));
  const notes = async (id: string, token: string) =>
    TeamNotes.parse(await call("GET", `/${id}/notes`, token)).notes;
  const open = async (id: string, token: string) =>
    TeamNotes.parse(await call("POST", `/${id}/verdicts/open`, token)).notes;
  const openings = async (id: string) => {
    const { events } = Timeline.parse(await call("GET", `/${id}/events`, binh));
    return events.filter(({ kind }) => kind === "verdicts_opened");
  };
  const chips = async (id: string) => {
    const list = ApplicationList.parse(await call("GET", "?limit=100", binh));
    return list.applications.find((one) => one.id === id)?.verdicts;
  };

  test("hide the words that came with them from every answer", async () => {
    const id = await calls.submit();
    await add(id, an, { text: secret, verdict: "no" });
    await add(id, an, { text: "Gọi lại sau" });
    const [plain, withVerdict] = await notes(id, binh);
    assert.deepEqual([plain?.text, plain?.verdict_hidden], ["Gọi lại sau", false]);
    assert.deepEqual([withVerdict?.text, withVerdict?.verdict_hidden], [null, true]);
    for (const path of [`/${id}`, `/${id}/notes`, `/${id}/events`, `?q=${encodeURI("văn hóa")}`]) {
      const body = JSON.stringify(await call("GET", path, binh));
      assert.ok(!body.includes(secret), path);
    }
    const emails = await app.db.selectFrom("outbox").select(["text", "html"]).execute();
    assert.ok(!JSON.stringify(emails).includes(secret));
  });

  test("can be opened, which the history tells once, and a verdict given then is marked", async () => {
    const id = await calls.submit();
    assert.deepEqual(await open(id, binh), [], "nothing to open");
    assert.deepEqual(await openings(id), []);
    await add(id, an, { text: secret, verdict: "no" });
    assert.deepEqual(await chips(id), []);
    const [opened] = await open(id, binh);
    assert.deepEqual(
      [opened?.text, opened?.verdict, opened?.verdict_hidden],
      [secret, "no", false],
    );
    await open(id, binh);
    assert.equal((await openings(id)).length, 1);
    assert.deepEqual(await chips(id), ["no"]);
    const given = await add(id, binh, { verdict: "no" });
    assert.equal(given.after_others, true);
    assert.equal((await add(id, binh, { text: "Không kèm ý kiến" })).after_others, false);
    const marks = (await notes(id, binh)).map(({ after_others }) => after_others);
    assert.deepEqual(marks, [false, true, false]);
  });

  test("are open after an own verdict, which is not marked", async () => {
    const id = await calls.submit();
    await add(id, an, { text: secret, verdict: "no" });
    assert.equal((await add(id, binh, { verdict: "yes" })).after_others, false);
    await open(id, binh);
    assert.deepEqual(await openings(id), []);
    assert.equal((await notes(id, binh)).at(-1)?.text, secret);
  });
});
