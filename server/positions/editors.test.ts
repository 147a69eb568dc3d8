import assert from "node:assert/strict";
import { before, test } from "node:test";
import * as z from "zod/mini";
import { ApplicationList } from "#contract/applications.ts";
import { StaffPosition } from "#contract/positions.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import type { TestResponse } from "#server/testing/client.ts";
import { PositionCalls, positionTexts } from "#server/testing/position-calls.ts";

onBothEngines("Two editors of positions", (engine) => {
  let app: TestApp;
  let calls: PositionCalls;
  before(async () => {
    app = await startTestApp(engine);
    calls = new PositionCalls(app, (await app.client.createSignedIn("admin")).tokens.accessToken);
  });

  test("a change based on an older version gets the current position", async () => {
    const { slug, updated_at } = await calls.create({ title: { en: "Conflict" } });
    app.advance(1_000);
    await calls.change(slug, { location: "Hà Nội" });
    const stale = await calls.call(
      "PATCH",
      `/positions/${slug}`,
      { openings: 2 },
      { "if-match": `"${updated_at}"` },
    );
    assert.equal(stale.status, 409);
    const { current } = z.object({ current: StaffPosition }).parse(stale.body);
    assert.equal(current.location, "Hà Nội");
  });

  test("an editor whose position got another address meanwhile gets the conflict, not a 404", async () => {
    const { slug, updated_at } = await calls.create({ title: { en: "Renamed" } });
    await calls.change(slug, { slug: "renamed-by-another" });
    const stale = await calls.call(
      "PATCH",
      `/positions/${slug}`,
      { location: "Huế" },
      { "if-match": `"${updated_at}"` },
    );
    assert.equal(stale.status, 409);
    const { current } = z.object({ current: StaffPosition }).parse(stale.body);
    assert.equal(current.slug, "renamed-by-another");
    assert.equal((await calls.change(slug, { location: "Huế" })).slug, "renamed-by-another");
  });

  test("each earlier address leads to the position, and a deleted position frees them all", async () => {
    await calls.create({ slug: "first-address" });
    await calls.change("first-address", { slug: "second-address" });
    const back = await calls.change("second-address", { slug: "first-address" });
    assert.deepEqual(back.former_slugs, ["second-address"]);
    const third = await calls.change("first-address", { slug: "third-address" });
    assert.deepEqual(third.former_slugs, ["first-address", "second-address"]);
    for (const slug of [...third.former_slugs, third.slug]) {
      const found = await calls.read(slug);
      assert.equal(found.slug, "third-address");
    }
    assert.equal((await calls.call("DELETE", "/positions/third-address")).status, 204);
    const reused = await calls.create({ slug: "second-address" });
    assert.deepEqual(reused.former_slugs, []);
    assert.equal((await calls.call("DELETE", `/positions/${reused.slug}`)).status, 204);
  });

  test("of simultaneous changes to one address one wins, and the others get 422", async () => {
    const attempts = Array.from({ length: 6 }, () =>
      calls.call("POST", "/positions", { slug: "wanted" }),
    );
    assert.deepEqual(await statusesOf(attempts), [201, 422, 422, 422, 422, 422]);
    const titled = Array.from({ length: 6 }, () => calls.create({ title: { en: "Crowd" } }));
    const drafts = await Promise.all(titled);
    assert.equal(new Set(drafts.map(({ slug }) => slug)).size, 6);
    const renamed = drafts.map(({ slug }) =>
      calls.call("PATCH", `/positions/${slug}`, { slug: "crowded" }),
    );
    assert.deepEqual(await statusesOf(renamed), [200, 422, 422, 422, 422, 422]);
    const moved = drafts.map(({ id }) => id);
    const positions = await calls.list("draft");
    const present = positions.filter(({ id }) => moved.includes(id)).map(({ slug }) => slug);
    await Promise.all(
      present.map((slug, index) =>
        index % 2 === 0
          ? calls.call("DELETE", `/positions/${slug}`)
          : calls.call("PATCH", `/positions/${slug}`, { order: 0 }),
      ),
    );
    const left = await calls.list("all");
    assert.deepEqual(
      left.map(({ order }) => order),
      left.map((_, index) => index),
    );
  });

  test("a title names the open position, not a closed one or a draft of the same title", async () => {
    const title = { en: "Geologist", vi: "Nhà địa chất" };
    const last = await calls.create({
      ...positionTexts,
      title,
      slug: "geologist-2025",
      state: "open",
    });
    await calls.change(last.slug, { state: "closed", order: 0 });
    await calls.create({ ...positionTexts, title, slug: "geologist-2027" });
    await calls.change("geologist-2027", { order: 0 });
    await calls.create({ ...positionTexts, title, slug: "geologist-2026", state: "open" });
    const { id } = await calls.submit({ position: title.vi });
    const stored = await calls.call("GET", `/applications/${id}`);
    assert.equal(z.object({ job_id: z.string() }).parse(stored.body).job_id, "geologist-2026");
    await calls.create({ title: { en: "Secret plan" } });
    await calls.submit({ position: "Secret plan" });
  });

  test("an application for a position that is deleted meanwhile is stored under its text", async () => {
    const { slug } = await calls.create({
      ...positionTexts,
      title: { en: "Gone", vi: "Đã xóa" },
      state: "open",
    });
    const [deleted] = await Promise.all([
      calls.call("DELETE", `/positions/${slug}`),
      calls.submit({ position: slug }),
    ]);
    const list = await calls.call("GET", `/applications?job_id=${slug}`);
    assert.equal(ApplicationList.parse(list.body).applications.length, 1);
    assert.ok([204, 409].includes(deleted.status), deleted.text);
  });
});

const statusesOf = async (responses: readonly Promise<TestResponse>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).toSorted((one, other) => one - other);
