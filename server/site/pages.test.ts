import assert from "node:assert/strict";
import { test } from "node:test";
import { waitUntil } from "#server/testing/wait-until.ts";
import { openPages, type AllSiteData } from "./pages.ts";

test("pages are served while the database does not respond, and show new data once it does", async () => {
  let now = 0;
  let database = Promise.resolve<AllSiteData>({ siteUrl: "", year: 2026, positions: [] });
  const pages = await openPages(
    { pages: [{ path: "/", isIndexed: true, isPublic: true }] },
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
      withoutPositions: { siteUrl: "", year: 2026, positions: [] },
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
  silent.resolve({ siteUrl: "", year: 2027, positions: [] });
  await waitUntil("the new year", async () => (await shown()) === "20272027");
});
