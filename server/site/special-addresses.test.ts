import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { after, before, test } from "node:test";
import { onSqlite, startTestApp, type TestApp } from "#server/testing/app.ts";
import { makeSmallSite } from "#server/testing/small-site.ts";

onSqlite("special addresses of the site", (engine) => {
  let dist: string;
  let app: TestApp;
  const get = (path: string, accept = "text/html") =>
    fetch(`${app.url}${path}`, { headers: { accept }, redirect: "manual" });

  before(async () => {
    dist = await makeSmallSite();
    app = await startTestApp(engine, {}, { dist });
  });
  after(() => rm(dist, { recursive: true, force: true }));

  test("a browser gets the not-found page for an address that cannot be decoded, others JSON", async () => {
    for (const [path, language] of [
      ["/careers/%E0%A4%A", "en"],
      ["/%", "en"],
      ["/%FF?q=1", "en"],
      ["/vi/%ZZ", "vi"],
      ["/admin/users/%FF", "en"],
    ] as const) {
      const response = await get(path);
      assert.equal(response.status, 404, path);
      assert.match(response.headers.get("content-type") ?? "", /^text\/html/, path);
      assert.match(await response.text(), new RegExp(`<html lang=${language}>.*/404 `, "s"), path);
      assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'/);
      assert.ok(response.headers.get("x-request-id"), path);
    }
    for (const [path, accept] of [
      ["/api/v1/positions/%FF", "text/html"],
      ["/assets/%FF.js", "*/*"],
      ["/%FF", "application/json"],
    ] as const) {
      const response = await get(path, accept);
      assert.ok(response.status === 400 || response.status === 404, path);
      assert.match(response.headers.get("content-type") ?? "", /^application\/json/, path);
    }
  });

  test("password managers find where the password is changed", async () => {
    const response = await get("/.well-known/change-password");
    assert.equal(response.status, 302);
    assert.equal(response.headers.get("location"), "/settings#password");
  });
});
