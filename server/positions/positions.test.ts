import assert from "node:assert/strict";
import { before, test } from "node:test";
import records from "#content/positions.json" with { type: "json" };
import { ApplicationList } from "#contract/applications.ts";
import { PagePositions } from "#contract/positions.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields } from "#server/testing/client.ts";
import { PositionCalls, positionTexts } from "#server/testing/position-calls.ts";
import { closeDuePositions } from "./close.ts";
import { fillPositions } from "./first-positions.ts";
import * as z from "zod/mini";

const dayMs = 86_400_000;
const Slugs = z.object({ positions: z.array(z.object({ slug: z.string() })) });

onBothEngines("Positions", (engine) => {
  let app: TestApp;
  let calls: PositionCalls;
  let user: string;
  const signIn = async () => {
    const { tokens } = await app.client.createSignedIn("admin");
    calls = new PositionCalls(app, tokens.accessToken);
  };
  before(async () => {
    app = await startTestApp(engine);
    await signIn();
    user = (await app.client.createSignedIn("user")).tokens.accessToken;
  });
  const publicSlugs = async () =>
    Slugs.parse((await app.client.call("GET", "/api/v1/positions")).body).positions.map(
      ({ slug }) => slug,
    );

  test("an empty table is filled from the content once", async () => {
    const positions = await calls.list("all");
    assert.deepEqual(
      positions.map(({ slug, label, title }) => ({ slug, label, title })),
      records.map(({ slug, label, title }) => ({ slug, label, title })),
    );
    await fillPositions(app.db, app.clock());
    const again = await calls.list("all");
    assert.equal(again.length, records.length);
  });

  test("the public reads open advertised ones, and a state needs an administrator", async () => {
    assert.deepEqual(
      await publicSlugs(),
      records.filter(({ advertised }) => advertised).map(({ slug }) => slug),
    );
    assertFailure(
      await app.client.call("GET", "/api/v1/positions?state=all"),
      401,
      "Please sign in to continue.",
    );
    const forbidden = await calls.call("GET", "/positions?state=draft", undefined, {}, user);
    assert.equal(forbidden.status, 403);
  });

  test("a draft may lack texts, has a slug from its title, and is hidden from the public", async () => {
    const draft = await calls.create({ title: { vi: "Kỹ sư dữ liệu Đà Nẵng" } });
    assert.equal(draft.slug, "ky-su-du-lieu-da-nang");
    assert.equal(draft.state, "draft");
    assert.equal(draft.is_sample, false);
    assert.ok(draft.missing.includes("title.en") && draft.missing.includes("duties.vi"));
    assert.ok(!(await publicSlugs()).includes(draft.slug));
    const asPublic = await app.client.call("GET", `/api/v1/positions/${draft.slug}`);
    assert.equal(asPublic.status, 404);
    assert.equal((await calls.call("GET", `/positions/${draft.slug}`)).status, 200);
    assert.equal(
      (await calls.call("GET", `/positions/${draft.slug}`, undefined, {}, user)).status,
      404,
    );
  });

  test("publishing names what is missing in each language", async () => {
    const { slug } = await calls.create({ title: { en: "Half done" } });
    const response = await calls.call("PATCH", `/positions/${slug}`, { state: "open" });
    assert.equal(response.status, 422);
    const { errors } = z.object({ errors: z.record(z.string(), z.unknown()) }).parse(response.body);
    assert.deepEqual(Object.keys(errors).toSorted(), [
      "duties.en",
      "duties.vi",
      "requirements.en",
      "requirements.vi",
      "summary.en",
      "summary.vi",
      "title.vi",
    ]);
    assert.equal((await calls.read(slug)).state, "draft");
  });

  test("lists over their limit and odd texts are refused by the name of the field", async () => {
    const many = Array.from({ length: 21 }, (_, index) => `Duty ${index}`);
    const response = await calls.call("POST", "/positions", {
      duties: { vi: many },
      skills: many,
      title: { en: "a\u0000b" },
      slug: "apply",
      picture: "unknown",
    });
    assert.equal(response.status, 422);
    const { errors } = z.object({ errors: z.record(z.string(), z.unknown()) }).parse(response.body);
    assert.deepEqual(Object.keys(errors).toSorted(), ["duties.vi", "skills", "slug", "title.en"]);
    const picture = await calls.call("POST", "/positions", { picture: "unknown" });
    assert.equal(picture.status, 422);
  });

  test("a published position is public, is applied for by its title, and keeps it afterwards", async () => {
    const { slug } = await calls.create({ ...positionTexts, state: "open" });
    assert.ok((await publicSlugs()).includes(slug));
    const { id } = await calls.submit({ position: positionTexts.title.vi });
    await calls.change(slug, { title: { en: "Analyst" }, slug: "analyst" });
    const list = await calls.call("GET", "/applications?job_id=analyst");
    const [application] = ApplicationList.parse(list.body).applications;
    assert.equal(application?.id, id);
    assert.equal(application?.job_id, "data-analyst");
    assert.equal(application?.job_title, "Data Analyst");
    const moved = await app.client.call("GET", "/api/v1/positions/data-analyst");
    assert.equal(z.object({ slug: z.string() }).parse(moved.body).slug, "analyst");
    const full = await calls.read("analyst");
    assert.equal(full.applications, 1);
    assert.equal(full.waiting, 1);
    assert.deepEqual(full.former_slugs, ["data-analyst"]);
    const taken = await calls.call("POST", "/positions", { slug: "data-analyst" });
    assert.equal(taken.status, 422, "an earlier address is taken");
  });

  test("a closed one takes no applications, a position with applications cannot be deleted", async () => {
    const { slug } = await calls.create({
      ...positionTexts,
      title: { en: "Tester", vi: "Kiểm thử" },
      state: "open",
    });
    await calls.submit({ position: "tester" });
    await calls.change(slug, { state: "closed" });
    const body = applicationFields({ position: "tester" });
    const refused = await app.client.call("POST", "/api/v1/applications", { body });
    assert.equal(refused.status, 422);
    assert.equal((await calls.call("DELETE", `/positions/${slug}`)).status, 409);
    const draft = await calls.create({});
    assert.equal((await calls.call("DELETE", `/positions/${draft.slug}`)).status, 204);
    assert.equal((await calls.call("GET", `/positions/${draft.slug}`)).status, 404);
  });

  test("the name in the form follows the title unless it has its own text", async () => {
    const { slug } = await calls.create({
      title: { en: "Writer", vi: "Biên tập" },
      label: { vi: "Viết" },
    });
    const changed = await calls.change(slug, { title: { en: "Editor", vi: "Biên tập viên" } });
    assert.deepEqual(changed.label, { en: "Editor", vi: "Viết" });
    assert.deepEqual((await calls.change(slug, { label: { vi: "" } })).label.vi, "Biên tập viên");
  });

  test("an edited sample is real, one that only moves stays a sample", async () => {
    const sample = records.find(({ is_sample }) => is_sample)?.slug ?? "";
    assert.equal((await calls.change(sample, { order: 0 })).is_sample, true);
    const positions = await calls.list("all");
    assert.equal(positions[0]?.slug, sample);
    assert.deepEqual(
      positions.map(({ order }) => order),
      positions.map((_, index) => index),
    );
    assert.equal((await calls.change(sample, { openings: 2 })).is_sample, false);
  });

  test("a position closes at the end of its last day in Vietnam, and HR hears three days before", async () => {
    const day = (after: number) =>
      new Date(app.clock().getTime() + after * dayMs + 7 * 3_600_000).toISOString().slice(0, 10);
    const { slug } = await calls.create({
      ...positionTexts,
      title: { en: "Closing", vi: "Sắp đóng" },
      state: "open",
      closes_on: day(4),
    });
    const emails = () =>
      app.db
        .selectFrom("outbox")
        .select("subject")
        .where("kind", "=", "position_closing")
        .execute();
    await closeDuePositions(app);
    assert.deepEqual(await emails(), []);
    app.advance(dayMs);
    await closeDuePositions({ ...app, config: { ...app.config, hrEmail: undefined } });
    assert.deepEqual(await emails(), [], "HR has no address yet");
    await closeDuePositions(app);
    await closeDuePositions(app);
    assert.deepEqual(await emails(), [{ subject: "Closing soon: Closing" }]);
    app.stopClock();
    const now = app.clock().getTime();
    app.advance(Date.parse(`${day(4)}T00:00:00+07:00`) - now - 1);
    assert.equal(await closeDuePositions(app), 0);
    app.advance(1);
    const closings = [closeDuePositions(app), closeDuePositions(app)];
    const [one = 0, other = 0] = await Promise.all(closings);
    assert.equal(one + other, 1, "at midnight, once");
    await signIn();
    assert.equal((await calls.read(slug)).state, "closed");
    const past = await calls.call("PATCH", `/positions/${slug}`, { state: "open" });
    assert.equal(past.status, 422);
  });

  test("a page gets only what it shows, in its language", async () => {
    const ask = async (path: string) => {
      const response = await app.client.call(
        "GET",
        `/api/v1/site/positions?path=${encodeURIComponent(path)}&language=vi`,
      );
      return response.status === 200 ? PagePositions.parse(response.body) : response.status;
    };
    const careers = await ask("/careers");
    assert.ok(typeof careers === "object" && (careers.cards?.length ?? 0) > 3);
    const own = await ask("/careers/ai-engineer");
    assert.ok(typeof own === "object");
    assert.equal(own.position?.slug, "ai-engineer");
    assert.equal(own.cards?.length, 3);
    assert.deepEqual(await ask("/about"), {});
    assert.equal(await ask("/careers/unknown"), 404);
  });
});
