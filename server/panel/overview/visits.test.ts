import assert from "node:assert/strict";
import { test } from "node:test";
import { Overview } from "#contract/overview.ts";
import { createLog } from "#server/start/log.ts";
import { closeContext } from "#server/start/context.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { localDay, startOfDay } from "#server/db/vietnam-time.ts";
import { openContext } from "#server/testing/context.ts";
import { createVisits } from "./visits.ts";

onBothEngines("Page visits", (engine) => {
  const app = testApp(engine);

  const counted = async () => {
    const rows = await app.db.selectFrom("page_visits").selectAll().execute();
    return rows.map(({ day, path, visits }) => `${day} ${path} ${visits}`).toSorted();
  };
  const quiet = { warn: () => {} };

  test("are counted in memory and written together", async () => {
    const { visits } = app;
    const today = localDay(app.clock());
    visits.count("/");
    visits.count("/team");
    visits.count("/");
    assert.deepEqual(await counted(), []);
    await visits.write();
    assert.deepEqual(await counted(), [`${today} / 2`, `${today} /team 1`]);
    await visits.write();
    assert.deepEqual(await counted(), [`${today} / 2`, `${today} /team 1`]);
  });

  test("of several servers add up, even when they write concurrently", async () => {
    await app.db.deleteFrom("page_visits").execute();
    const { db, clock } = app;
    const servers = Array.from({ length: 3 }, () => createVisits({ db, clock, log: quiet }));
    for (const path of ["/", "/team", "/careers"]) {
      for (const [index, server] of servers.entries()) {
        for (let times = 0; times <= index; times += 1) server.count(path);
      }
    }
    await Promise.all(servers.map((server) => server.write()));
    const today = localDay(clock());
    assert.deepEqual(await counted(), [`${today} / 6`, `${today} /careers 6`, `${today} /team 6`]);
  });

  test("count for the day in Vietnam", async () => {
    await app.db.deleteFrom("page_visits").execute();
    const midnight = startOfDay("2027-03-01");
    let now = new Date(midnight.getTime() - 1);
    const server = createVisits({ db: app.db, clock: () => now, log: quiet });
    server.count("/");
    now = midnight;
    server.count("/");
    await server.write();
    assert.deepEqual(await counted(), ["2027-02-28 / 1", "2027-03-01 / 1"]);
  });

  test("are kept during a database outage", async () => {
    await app.db.deleteFrom("page_visits").execute();
    const warned: object[] = [];
    const log = { warn: (fields: object) => void warned.push(fields) };
    const server = createVisits({ db: app.db, clock: app.clock, log });
    server.count("/");
    await app.db.schema.alterTable("page_visits").renameTo("page_visits_away").execute();
    await server.write();
    server.count("/");
    await app.db.schema.alterTable("page_visits_away").renameTo("page_visits").execute();
    assert.equal(warned.length, 1);
    await server.write();
    assert.deepEqual(await counted(), [`${localDay(app.clock())} / 2`]);
  });

  test("are shown by day and page for thirty days, with the first day of counting", async () => {
    await app.db.deleteFrom("page_visits").execute();
    const today = localDay(app.clock());
    const daysAgo = (days: number) => localDay(new Date(app.clock().getTime() - days * 86_400_000));
    await app.db
      .insertInto("page_visits")
      .values([
        { day: daysAgo(30), path: "/clients", visits: 50 },
        { day: daysAgo(29), path: "/", visits: 3 },
        { day: today, path: "/", visits: 4 },
        { day: today, path: "/team", visits: 5 },
      ])
      .execute();
    const { tokens } = await app.client.createSignedIn("admin");
    const response = await app.client.call("GET", "/api/v1/overview", {
      token: tokens.accessToken,
    });
    const { visits } = Overview.parse(response.body);
    assert.equal(visits.days.length, 30);
    assert.deepEqual(visits.days.at(0), { day: daysAgo(29), visits: 3 });
    assert.deepEqual(visits.days.at(-1), { day: today, visits: 9 });
    assert.equal(visits.days.at(1)?.visits, 0);
    assert.deepEqual(visits.pages, [
      { path: "/", visits: 7 },
      { path: "/team", visits: 5 },
    ]);
    assert.equal(visits.since, daysAgo(30));
  });

  test("are written when the server stops", async () => {
    await app.db.deleteFrom("page_visits").execute();
    const parts = await openContext(app.config, { log: createLog("silent"), clock: app.clock });
    parts.visits.count("/");
    await closeContext(parts);
    assert.deepEqual(await counted(), [`${localDay(app.clock())} / 1`]);
  });
});
