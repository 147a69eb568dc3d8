import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { after, before, test } from "node:test";
import { onSqlite, startTestApp, type TestApp } from "#server/testing/app.ts";
import { PositionCalls, positionTexts } from "#server/testing/position-calls.ts";
import { makeSmallSite } from "#server/testing/small-site.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

onSqlite("Pages of positions", (engine) => {
  let dist: string;
  let app: TestApp;
  let calls: PositionCalls;
  before(async () => {
    dist = await makeSmallSite();
    app = await startTestApp(engine, { SITE_URL: "https://company.example" }, { dist });
    await signIn();
  });
  const signIn = async () => {
    calls = new PositionCalls(app, (await app.client.createSignedIn("admin")).tokens.accessToken);
  };
  after(() => rm(dist, { recursive: true, force: true }));

  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${app.url}${path}`, { redirect: "manual", ...init });
  const textAt = async (path: string) => (await get(path)).text();
  const statusOf = async (path: string) => (await get(path)).status;
  /** Waits, after a change, until the server has read it. */
  const untilPublic = async (what: string, isPublic: () => Promise<boolean>) => {
    app.advance(5_000);
    await waitUntil(what, isPublic);
  };

  test("show within seconds that a position has been closed", async () => {
    const isListed = async () => (await textAt("/careers")).includes('"slug":"ai-engineer"');
    assert.ok(await isListed());
    await calls.change("ai-engineer", { state: "closed" });
    await untilPublic("the closed position", async () => !(await isListed()));
  });

  test("appear with an entry in the sitemap and in both feeds, and go with a draft", async () => {
    const { slug } = await calls.create({ ...positionTexts, state: "open" });
    const files = ["/sitemap.xml", "/careers/feed.xml", "/vi/careers/feed.json"];
    const holding = async () => {
      const texts = await Promise.all(files.map(textAt));
      return texts.filter((text) => text.includes(`/careers/${slug}`)).length;
    };
    assert.equal(await statusOf(`/careers/${slug}`), 404);
    await untilPublic("the new position", async () => (await holding()) === files.length);
    assert.equal(await statusOf(`/careers/${slug}`), 200);
    assert.equal(await statusOf(`/vi/careers/${slug}`), 200);
    await calls.change(slug, { state: "draft" });
    await untilPublic(
      "the 404 of a draft",
      async () => (await statusOf(`/careers/${slug}`)) === 404,
    );
    assert.equal(await holding(), 0);
  });

  test("are published on the day of posted_on in Vietnam, not before", async () => {
    const inVietnam = (ms: number) => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 10);
    const posted_on = inVietnam(app.clock().getTime() + 3 * 86_400_000);
    const title = { en: "Scheduled Post", vi: "Bài đăng hẹn giờ" };
    const { slug } = await calls.create({ ...positionTexts, title, state: "open", posted_on });
    const path = `/careers/${slug}`;
    const other = await calls.create({ ...positionTexts, state: "open" });
    await untilPublic("the other position", async () => {
      return (await statusOf(`/careers/${other.slug}`)) === 200;
    });
    const apply = () => calls.submit({ position: slug });
    const ofSite = "/api/v1/site/positions?language=en&path=/careers";
    const lists = ["/api/v1/positions", ofSite, `${ofSite}/apply`];
    const paths = ["/careers", "/sitemap.xml", "/careers/feed.xml", ...lists];
    const mentions = async () => {
      const texts = await Promise.all(paths.map(textAt));
      return paths.filter((_, index) => texts[index]?.includes(slug));
    };
    assert.deepEqual(await mentions(), []);
    assert.equal(await statusOf(path), 404);
    assert.equal(await statusOf(`/api/v1/positions/${slug}`), 404);
    assert.equal((await calls.read(slug)).state, "open");
    const early = await apply();
    app.advance(Date.parse(`${posted_on}T00:00:00+07:00`) - app.clock().getTime() + 1);
    await untilPublic("the page", async () => (await statusOf(path)) === 200);
    assert.deepEqual(await mentions(), paths);
    await signIn();
    const onTime = await apply();
    const titles = await app.db
      .selectFrom("applications")
      .select("job_title")
      .where("id", "in", [early.id, onTime.id])
      .orderBy("id")
      .execute();
    assert.deepEqual(titles, [{ job_title: null }, { job_title: title.en }]);
  });

  test("have a social preview in each language, unlike unknown ones", async () => {
    for (const name of ["ai-engineer", "ai-engineer-vi"]) {
      const preview = await get(`/social/careers-${name}.png`);
      assert.equal(preview.headers.get("content-type"), "image/png");
      const bytes = Buffer.from(await preview.arrayBuffer());
      assert.equal(bytes.toString("latin1", 1, 4), "PNG");
    }
    assert.equal(await statusOf("/social/careers-unknown.png"), 404);
  });

  test("redirect from the address in other letters, with the query", async () => {
    for (const [address, target] of [
      ["/Careers/AI-Engineer", "/careers/ai-engineer"],
      ["/VI/Careers/AI-ENGINEER/?from=Zalo", "/vi/careers/ai-engineer?from=Zalo"],
      ["/CAREERS/", "/careers"],
    ] as const) {
      const moved = await get(address);
      assert.equal(moved.status, 301, address);
      assert.equal(moved.headers.get("location"), target);
    }
    assert.equal(await statusOf("/Careers/Nothing"), 404);
  });

  test("redirect from each earlier address at once, with the query, and in no cache", async () => {
    for (const [from, to] of [
      ["backend-developer", "api-developer"],
      ["api-developer", "core-developer"],
    ] as const) {
      await calls.change(from, { slug: to });
    }
    await untilPublic(
      "the new address",
      async () => (await statusOf("/careers/core-developer")) === 200,
    );
    for (const earlier of ["backend-developer", "api-developer"]) {
      for (const [address, target] of [
        [`/careers/${earlier}`, "/careers/core-developer"],
        [`/careers/${earlier}/`, "/careers/core-developer"],
        [
          `/vi/careers/${earlier}?utm_source=x&a=%2F`,
          "/vi/careers/core-developer?utm_source=x&a=%2F",
        ],
      ] as const) {
        for (const method of ["GET", "HEAD"]) {
          const moved = await get(address, { method });
          assert.equal(moved.status, 301, address);
          assert.equal(moved.headers.get("location"), target);
          // A browser that kept it would loop once the slug is changed back.
          assert.equal(moved.headers.get("cache-control"), "no-store");
        }
      }
    }
    await calls.change("core-developer", { slug: "backend-developer" });
    await untilPublic(
      "the first address",
      async () => (await statusOf("/careers/backend-developer")) === 200,
    );
    const back = await get("/careers/core-developer");
    assert.equal(back.headers.get("location"), "/careers/backend-developer");
  });

  test("have feeds with the type of their format, which HEAD and a current copy leave out", async () => {
    for (const [path, type] of [
      ["/careers/feed.xml", "application/atom+xml; charset=utf-8"],
      ["/careers/feed.json", "application/feed+json; charset=utf-8"],
    ] as const) {
      const whole = await get(path, { headers: { "accept-encoding": "gzip" } });
      assert.equal(whole.headers.get("content-type"), type);
      assert.equal(whole.headers.get("content-encoding"), "gzip");
      assert.equal(whole.headers.get("cache-control"), "max-age=0, must-revalidate");
      const etag = whole.headers.get("etag") ?? "";
      const head = await get(path, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
      assert.equal(head.headers.get("etag"), etag);
      assert.equal(await head.text(), "");
      const same = {
        "if-none-match": etag,
        "accept-encoding": "gzip",
        "cache-control": "max-age=0",
      };
      assert.equal((await get(path, { headers: same })).status, 304);
    }
  });

  test("keep few filtered pages in memory, and show each filter", async () => {
    const skills = Array.from({ length: 20 }, (_, index) => `Skill ${index}`);
    for (const [index, end] of ["a", "b", "c", "d"].entries()) {
      const own = skills.map((skill) => `${skill} ${end}`);
      const title = { en: `Many skills ${index}`, vi: `Nhiều kỹ năng ${index}` };
      await calls.create({ ...positionTexts, title, state: "open", skills: own });
    }
    await untilPublic("the skills", async () => (await textAt("/careers")).includes("Skill 19 d"));
    const renderOf = async (skill: string) =>
      / render (\d+)/.exec(await textAt(`/careers?skill=${encodeURIComponent(skill)}`))?.[1];
    const first = await renderOf("Skill 0 a");
    assert.notEqual(first, / render (\d+)/.exec(await textAt("/careers"))?.[1]);
    assert.equal(await renderOf("Skill 0 a"), first, "a second request is served from memory");
    for (const end of ["b", "c", "d"]) {
      for (const skill of skills) await renderOf(`${skill} ${end}`);
    }
    assert.notEqual(await renderOf("Skill 0 a"), first, "the oldest has made room");
    const unknown = await renderOf("Cooking");
    assert.equal(unknown, await renderOf("Gardening"), "unknown values share the whole page");
  });
});
