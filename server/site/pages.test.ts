import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyPosition } from "#contract/positions.ts";
import type { PositionRecord } from "#server/positions/records.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { openPages, type AllSiteData } from "./pages.ts";

test("pages are served while the database does not respond, and show new data once it does", async () => {
  let now = 0;
  let database = Promise.resolve<AllSiteData>({
    siteUrl: "",
    year: 2026,
    positions: [],
    answerDays: null,
  });
  const pages = await openPages(
    { panelPattern: "^$", pages: [{ path: "/", isIndexed: true, isPublic: true }] },
    {
      render: async (_path, _language, { year }) => {
        const body = Buffer.from(String(year));
        return { status: 200, bodies: { identity: body, br: body, gzip: body } };
      },
      policy: "",
      readSiteData: () => database,
      onData: () => Promise.resolve(),
      now: () => now,
      onError: assert.ifError,
      withoutPositions: { siteUrl: "", year: 2026, positions: [], answerDays: null },
    },
  );
  const shown = async () =>
    String((await pages.find("/", "en")).response.identity.full.body) +
    String(pages.findRendered("/", "en")?.response.identity.full.body);
  assert.equal(await shown(), "20262026");

  const silent = Promise.withResolvers<Awaited<typeof database>>();
  database = silent.promise;
  now += 60_000;
  assert.equal(await shown(), "20262026");
  silent.resolve({ siteUrl: "", year: 2027, positions: [], answerDays: null });
  await waitUntil("the new year", async () => (await shown()) === "20272027");
});

test("a flood of filters delays no other page and no change: busy, a filtered page is the whole one", async () => {
  const skills = Array.from({ length: 30 }, (_, index) => `Skill ${index}`);
  const title = { en: "Engineer", vi: "Kỹ sư" };
  const named = { ...emptyPosition, slug: "engineer", title, label: title, skills };
  const times = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "1" };
  const position: PositionRecord = {
    ...named,
    ...times,
    id: "0193aaaa-0000-7000-8000-000000000001",
    state: "open",
    posted_on: "2026-01-01",
    order: 0,
    former_slugs: [],
  };
  let positions = [position];
  const waiting: PromiseWithResolvers<void>[] = [];
  let now = 0;
  const pages = await openPages(
    { panelPattern: "^$", pages: [{ path: "/careers", isIndexed: true, isPublic: true }] },
    {
      render: async (path, _language, { year }, search) => {
        if (search !== "") {
          const turn = Promise.withResolvers<void>();
          waiting.push(turn);
          await turn.promise;
        }
        const body = Buffer.from(`${path}${search} ${year}`);
        return { status: 200, bodies: { identity: body, br: body, gzip: body } };
      },
      policy: "",
      readSiteData: async () => ({ siteUrl: "", year: 2026, positions, answerDays: null }),
      onData: () => Promise.resolve(),
      now: () => now,
      onError: assert.ifError,
      withoutPositions: { siteUrl: "", year: 2026, positions: [], answerDays: null },
    },
  );
  const open = async (query: string) =>
    String((await pages.find("/careers", "en", query)).response.identity.full.body);
  const flood = skills.map((skill) => open(`skill=${encodeURIComponent(skill)}`));
  const shown = await Promise.all(flood.slice(2));
  assert.deepEqual(new Set(shown), new Set(["/careers 2026"]));
  assert.equal(waiting.length, 2, "two filtered pages are rendered, the others wait for none");
  positions = [{ ...position, updated_at: "2" }];
  now += 60_000;
  await waitUntil("the change", async () => {
    await open("");
    return pages.positions()[0]?.updated_at === "2";
  });
  for (const turn of waiting) turn.resolve();
  assert.deepEqual(await Promise.all(flood.slice(0, 2)), [
    "/careers?skill=Skill+0 2026",
    "/careers?skill=Skill+1 2026",
  ]);
});
