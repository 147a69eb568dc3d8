import assert from "node:assert/strict";
import { before, test } from "node:test";
import { ApplicationList } from "#contract/applications.ts";
import { Funnel, funnelSteps } from "#contract/funnel.ts";
import { UserList } from "#contract/users.ts";
import { purgeOrphanedFiles } from "#server/jobs/purge.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { testTime } from "#server/testing/clock.ts";
import { inventApplication } from "./applications.ts";
import { countRealPeople, insertSeed, type Inserted } from "./insert.ts";
import { inventAccount, type Plan } from "./people.ts";

const plan: Plan = {
  users: 200,
  applications: 200,
  seed: 7,
  resumes: 0.25,
  until: new Date(testTime()),
};

onBothEngines("A seeded store", (engine) => {
  let app: TestApp;
  let inserted: Inserted;
  let token = "";
  before(async () => {
    app = await startTestApp(engine);
    inserted = await insertSeed(app, plan);
    assert.equal(await countRealPeople(app.db), 0);
    token = (await app.client.createSignedIn("admin")).tokens.accessToken;
  });

  const get = async (path: string) => {
    const answer = await app.client.call("GET", `/api/v1/${path}`, { token });
    assert.equal(answer.status, 200, answer.text);
    return answer;
  };
  const users = async (query: string) =>
    UserList.parse((await get(`users?limit=1000&${query}`)).body);
  const applications = async (query: string) =>
    ApplicationList.parse((await get(`applications?limit=1000&${query}`)).body);

  test("has the requested number of accounts, with Vietnamese names", async () => {
    assert.equal(inserted.users, 200);
    const list = await users("");
    assert.equal(list.total, 201);
    const nguyen = list.users.filter(({ name }) => name.startsWith("Nguyễn "));
    assert.ok(nguyen.length > 50 && nguyen.length < 110, `${nguyen.length} of 200`);
    assert.equal((await users("q=nguyen")).total >= nguyen.length, true);
    assert.ok((await users("active=false")).total > 0);
  });

  test("has applications of two years in every status, including suspected spam", async () => {
    const kept = await applications("");
    const suspect = await applications("spam=true");
    assert.equal(kept.total + suspect.total, 200);
    const statuses = new Set(kept.applications.map(({ status }) => status));
    assert.deepEqual(statuses, new Set(["submitted", "reviewing", "accepted", "rejected"]));
    const days = kept.applications.map(
      ({ created_at }) => (plan.until.getTime() - Date.parse(created_at)) / 86_400_000,
    );
    assert.ok(Math.min(...days) >= 0 && Math.max(...days) <= 2 * 365);
    assert.ok(kept.applications.some(({ applied_times }) => applied_times > 1));
  });

  test("has resumes that download unchanged and survive the purge of orphaned files", async () => {
    const rows = await app.db
      .selectFrom("applications")
      .select(["id", "cv_size_bytes"])
      .where("cv_key", "is not", null)
      .execute();
    assert.equal(rows.length, inserted.resumes);
    assert.ok(rows.length > 25 && rows.length < 80, `${rows.length} of 200`);
    const tomorrow = new Date(Date.now() + 86_400_000);
    assert.equal(await purgeOrphanedFiles(app.db, app.files, tomorrow), 0);
    for (const { id, cv_size_bytes } of rows.slice(0, 5)) {
      const resume = await get(`applications/${id}/cv`);
      assert.match(resume.text, /^%PDF-1\.4\n.*%%EOF\n$/s);
      assert.equal(Buffer.byteLength(resume.text), cv_size_bytes);
      assert.ok(Number(cv_size_bytes) < 1_000);
    }
  });

  test("fills the funnel of the dashboard, each step with at most as many as the one before", async () => {
    const { total } = Funnel.parse((await get("overview/funnel?days=365")).body);
    const counts = funnelSteps.map((step) => total[step]);
    assert.deepEqual(
      counts,
      counts.toSorted((one, other) => other - one),
    );
    assert.ok(total.accepted > 0 && Number(total.decision_days) >= Number(total.look_days));
  });

  test("is searchable in the panel", async () => {
    const [user] = (await users("role=user")).users;
    assert.ok(user);
    assert.ok((await users(`q=${encodeURIComponent(user.email)}`)).total === 1);
    const [application] = (await applications("status=accepted")).applications;
    assert.ok(application);
    const found = await applications(`q=${encodeURIComponent(application.full_name)}`);
    assert.ok(found.applications.some(({ id }) => id === application.id));
  });

  test("gets no duplicates from the same plan, and only the missing rows from a larger one", async () => {
    assert.deepEqual(await insertSeed(app, plan), { users: 0, applications: 0, resumes: 0 });
    const more = await insertSeed(app, { ...plan, users: 210, applications: 220 });
    assert.deepEqual([more.users, more.applications], [10, 20]);
  });

  test("differs from a store with real people", async () => {
    assert.equal(await countRealPeople(app.db), 1);
  });
});

test("the same seed invents the same people, and another seed other people", () => {
  const person = (seed: number) => [
    inventAccount({ ...plan, seed }, 3, "hash"),
    inventApplication({ ...plan, seed }, 3).fields,
  ];
  assert.deepEqual(person(1), person(1));
  assert.notDeepEqual(person(1), person(2));
});
