import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { onSqlite, startTestApp, type TestApp } from "#server/testing/app.ts";
import { makeSmallSite, script, style } from "#server/testing/small-site.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

onSqlite("the site", (engine) => {
  let dist: string;
  let app: TestApp;

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}${path}`, { headers: { accept: "text/html", ...headers } });
  const header = async (name: string, path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).headers.get(name) ?? "";

  before(async () => {
    dist = await makeSmallSite();
    app = await startTestApp(engine, { SITE_URL: "https://company.example" }, { dist });
  });
  after(() => rm(dist, { recursive: true, force: true }));

  test("a page is English without a cookie, Vietnamese with one, at the same address", async () => {
    assert.match(await (await get("/")).text(), /<html lang=en>/);
    assert.match(await (await get("/", { cookie: "a=b; language=vi" })).text(), /<html lang=vi>/);
    assert.match(await (await get("/", { cookie: "language=fr" })).text(), /<html lang=en>/);
    assert.match(await (await get("/login", { cookie: "language=vi" })).text(), /<html lang=vi>/);
  });

  test("a page below /vi is Vietnamese, whatever the cookie", async () => {
    assert.match(await (await get("/vi")).text(), /<html lang=vi>/);
    assert.match(await (await get("/vi", { cookie: "language=en" })).text(), /<html lang=vi>/);
  });

  test("search engines find the sitemap, and its address in robots.txt", async () => {
    const sitemap = await get("/sitemap.xml");
    assert.equal(sitemap.headers.get("content-type"), "application/xml; charset=utf-8");
    assert.match(await sitemap.text(), /<loc>https:\/\/company\.example\/<\/loc>/);
    assert.match(await (await get("/robots.txt")).text(), /company\.example\/sitemap\.xml/);
  });

  test("security.txt names a contact and has not expired", async () => {
    const answer = await get("/.well-known/security.txt");
    assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
    const text = await answer.text();
    assert.match(text, /^Contact: mailto:\S+@\S+$/m);
    assert.match(text, /^Canonical: https:\/\/company\.example\/\.well-known\/security\.txt$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
    const days = (expires - app.clock().getTime()) / 86_400_000;
    assert.ok(days > 100 && days < 366, `It expires in ${days} days`);
  });

  test("an address with and without a trailing slash is one page", async () => {
    assert.equal(await (await get("/login/")).text(), await (await get("/login")).text());
  });

  test("browsers revalidate a page each time, and it varies by cookie and encoding", async () => {
    const { headers } = await get("/");
    assert.equal(headers.get("cache-control"), "max-age=0, must-revalidate");
    assert.equal(headers.get("vary"), "Accept-Encoding, Cookie");
    assert.match(headers.get("content-type") ?? "", /^text\/html; charset=utf-8$/);
  });

  test("a client with the current page gets 304, but not for the page in another language", async () => {
    const tag = await header("etag", "/");
    assert.equal((await get("/", { "if-none-match": tag })).status, 304);
    assert.equal((await get("/", { "if-none-match": `W/${tag}, "other"` })).status, 304);
    const other = await get("/", { "if-none-match": tag, cookie: "language=vi" });
    assert.equal(other.status, 200);
    assert.notEqual(other.headers.get("etag"), tag);
  });

  test("pages and files come in the best encoding that the client accepts", async () => {
    for (const path of ["/", "/assets/app-x1.js"]) {
      const plain = await (await get(path, { "accept-encoding": "identity" })).text();
      for (const [accepted, encoding] of [
        ["gzip, deflate, br", "br"],
        ["gzip", "gzip"],
        ["br;q=0, gzip;q=0.5", "gzip"],
        ["identity", null],
      ] as const) {
        const response = await get(path, { "accept-encoding": accepted });
        assert.equal(response.headers.get("content-encoding"), encoding, accepted);
        assert.equal(await response.text(), plain);
      }
    }
  });

  test("the policy of a page allows its inline script and styles by hash, and no other", async () => {
    const policy = await header("content-security-policy", "/");
    const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
    assert.match(policy, /default-src 'none'/);
    assert.ok(policy.includes(`script-src 'self' 'sha256-${hashOf(script)}';`), policy);
    assert.ok(policy.includes(`style-src 'self' 'sha256-${hashOf(style)}';`), policy);
    assert.doesNotMatch(policy, /unsafe|\*|data:[^;]*script/);
    assert.match(policy, /require-trusted-types-for 'script'/);
    assert.equal(await header("x-content-type-options", "/"), "nosniff");
    assert.equal(await header("referrer-policy", "/"), "strict-origin-when-cross-origin");
  });

  test("an unknown path is a 404 page in the reader's language, logged without its query", async () => {
    const response = await get("/products/none?token=secret");
    assert.equal(response.status, 404);
    assert.match(await response.text(), /<html lang=en>/);
    assert.match(await (await get("/vi/login")).text(), /<html lang=vi>/);
    assert.equal((await get("/vi/login")).status, 404);
    assert.match(app.logged(), /"path":"\/products\/none"/);
    assert.doesNotMatch(app.logged(), /secret/);
  });

  test("all unknown paths share one rendered page", async () => {
    const first = await (await get("/nowhere")).text();
    assert.equal(await (await get("/elsewhere")).text(), first);
  });

  test("unknown API addresses, missing files and programs get JSON errors", async () => {
    for (const [path, accept] of [
      ["/api/v1/nothing", "text/html"],
      ["/healthz/deep", "text/html"],
      ["/assets/lost-x2.js", "*/*"],
      ["/nowhere", "application/json"],
    ] as const) {
      const response = await get(path, { accept });
      assert.ok([400, 404].includes(response.status), path);
      assert.match(response.headers.get("content-type") ?? "", /^application\/json/, path);
      assert.equal(response.headers.get("cache-control"), "no-store", path);
    }
  });

  test("browsers cache a built file and a picture for a year", async () => {
    const { headers } = await get("/assets/app-x1.js");
    assert.equal(headers.get("cache-control"), "public, max-age=31536000, immutable");
    assert.equal(headers.get("vary"), "Accept-Encoding");
    assert.match(headers.get("content-type") ?? "", /^text\/javascript/);
    const picture = await get("/pictures/logo-x1.svg");
    assert.equal(picture.headers.get("cache-control"), "public, max-age=31536000, immutable");
  });

  test("a video supports range requests", async () => {
    const response = await get("/film.mp4", { range: "bytes=2-4" });
    assert.equal(response.status, 206);
    assert.equal(await response.text(), "234");
    assert.equal(response.headers.get("content-range"), "bytes 2-4/10");
  });

  test("a range beyond the end of a video is refused, and an unchanged video gets 304", async () => {
    const beyond = await get("/film.mp4", { range: "bytes=10-" });
    assert.equal(beyond.status, 416);
    const tag = await header("etag", "/film.mp4");
    // Without cache-control fetch would send no-cache.
    const conditional = { "if-none-match": tag, "cache-control": "max-age=0" };
    assert.equal((await get("/film.mp4", conditional)).status, 304);
    const changed = await get("/film.mp4", { range: "bytes=2-4", "if-range": '"another"' });
    assert.equal(changed.status, 200);
    assert.equal(await changed.text(), "0123456789");
  });

  test("responses from memory ignore ranges", async () => {
    for (const path of ["/", "/assets/app-x1.js"]) {
      const { status, headers } = await get(path, { range: "bytes=2-4" });
      assert.equal(status, 200);
      assert.equal(headers.get("accept-ranges"), null);
    }
  });

  test("browsers cache a built file served from disk for a year too", async () => {
    const { headers } = await get("/assets/reader-x1.wasm");
    assert.equal(headers.get("cache-control"), "public, max-age=31536000, immutable");
  });

  test("memory and Fastify respond alike to a request for a page", async () => {
    const person = { "accept-encoding": "br", "user-agent": "Mozilla/5.0 Firefox/140.0" };
    for (const more of [{}, { "if-none-match": await header("etag", "/login", person) }]) {
      // Only the exact address is served from memory.
      const answers = await Promise.all(
        ["/login", "/login/"].map((path) => get(path, { ...person, ...more })),
      );
      const [fromMemory, fromFastify] = answers.map(({ status, headers }) => {
        const kept = Array.from(headers).filter(([name]) => !/^(?:date|x-request-id)$/.test(name));
        return { status, headers: kept };
      });
      assert.deepEqual(fromMemory, fromFastify);
      for (const { headers } of answers) {
        // The configuration of installed proxies knows the site's responses by it.
        assert.match(headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/);
        assert.match(headers.get("strict-transport-security") ?? "", /^max-age=/);
      }
    }
  });

  test("the server has the timeouts and limits that Fastify does not pass on", () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server;
    assert.deepEqual([requestTimeout, headersTimeout, keepAliveTimeout], [600_000, 10_000, 72_000]);
    assert.equal(app.server.maxRequestsPerSocket, 1_000);
    assert.equal(Reflect.get(app.server, "maxHeaderSize"), 16_384);
  });

  test("HEAD gets the headers of GET without a body", async () => {
    for (const accepted of ["br", "identity"]) {
      const headers = { accept: "text/html", "accept-encoding": accepted };
      const head = await fetch(`${app.url}/`, { method: "HEAD", headers });
      assert.equal(head.status, 200);
      for (const name of ["etag", "content-length", "content-encoding"]) {
        assert.equal(head.headers.get(name), (await get("/", headers)).headers.get(name), name);
      }
      assert.equal(await head.text(), "");
    }
  });

  test("visits of public pages count per page, not per address", async () => {
    const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
    await app.visits.write();
    await app.db.deleteFrom("page_visits").execute();
    for (const path of ["/", "/?utm_source=x", "/vi", "/vi/", "/login/"]) await get(path, person);
    const tag = await header("etag", "/", { "accept-encoding": "identity" });
    const again = { ...person, "if-none-match": tag, "accept-encoding": "identity" };
    assert.equal((await get("/", again)).status, 304);
    // Not public, not found, not a page, not a person, not opened.
    for (const path of ["/admin", "/nowhere", "/vi/login", "/assets/app-x1.js", "/sitemap.xml"]) {
      await get(path, person);
    }
    await get("/", { "user-agent": "curl/8.5.0" });
    await get("/", { ...person, "sec-purpose": "prefetch" });
    await fetch(`${app.url}/`, { method: "HEAD", headers: person });
    await app.visits.write();
    const rows = await app.db.selectFrom("page_visits").select(["path", "visits"]).execute();
    assert.deepEqual(
      rows.toSorted((a, b) => a.path.localeCompare(b.path)),
      [
        { path: "/", visits: 5 },
        { path: "/login", visits: 1 },
      ],
    );
  });

  test("views of a position count by position and source", async () => {
    const person = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
    await app.visits.write();
    await app.db.deleteFrom("funnel_counts").execute();
    for (const path of [
      "/",
      "/careers",
      "/careers/ai-engineer",
      "/vi/careers/ai-engineer/?from=TopCV",
    ]) {
      await get(path, person);
    }
    await get("/careers/ai-engineer", { "user-agent": "curl/8.5.0" });
    await app.visits.write();
    const rows = await app.db.selectFrom("funnel_counts").selectAll().execute();
    assert.deepEqual(
      rows.map(({ position, source, count }) => `${position} ${source} ${count}`).toSorted(),
      ["ai-engineer careers_page 1", "ai-engineer topcv 1"],
    );
  });

  test("the year follows the company's time zone and changes without a restart", async () => {
    const year = (at: Date) =>
      new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Ho_Chi_Minh" }).format(at);
    assert.match(await (await get("/")).text(), new RegExp(`"year":${year(app.clock())}\\b`));
    app.advance(366 * 24 * 3_600_000);
    await waitUntil("the new year", async () =>
      (await (await get("/")).text()).includes(`"year":${year(app.clock())}`),
    );
  });

  test("pages are served while the database fails", async () => {
    await get("/");
    await app.db.schema.alterTable("settings").renameTo("settings_away").execute();
    app.advance(6_000);
    assert.equal((await get("/")).status, 200);
    await app.db.schema.alterTable("settings_away").renameTo("settings").execute();
  });

  test("a server stops rendering pages when it closes", async () => {
    const slow = await makeSmallSite({ pageMs: 100 });
    const stopped = await startTestApp(engine, {}, { dist: slow });
    const startedPages = () => readFile(join(slow, "render", "pages"), "utf8").catch(() => "");
    await waitUntil("the first page", async () => (await startedPages()) !== "");
    await stopped.close();
    await waitUntil(
      "the end of the rendering",
      () => !process.getActiveResourcesInfo().includes("ProcessWrap"),
    );
    assert.ok((await startedPages()).length <= 2, await startedPages());
    assert.doesNotMatch(stopped.logged(), /pages could not be refreshed/);
    await rm(slow, { recursive: true });
  });
});
