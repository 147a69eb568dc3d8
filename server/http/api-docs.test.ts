import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { testApp } from "#server/testing/app.ts";

describe("The description of the API", () => {
  const app = testApp("sqlite");
  after(() => app.close());

  const get = (path: string, init?: RequestInit) => fetch(`${app.url}${path}`, init);

  test("is a page that loads only its own files, with and without a trailing slash", async () => {
    for (const path of ["/api/docs", "/api/docs/"]) {
      const page = await get(path);
      assert.equal(page.status, 200);
      assert.match(page.headers.get("content-security-policy") ?? "", /script-src 'self';/);
      assert.equal(page.headers.get("x-content-type-options"), "nosniff");
      const files = Array.from((await page.text()).matchAll(/(?:href|src)="([^"]+)"/g));
      assert.ok(files.length > 3);
      for (const [, file = ""] of files) {
        const { pathname } = new URL(file, `${app.url}${path}`);
        assert.equal((await get(pathname)).status, 200, pathname);
      }
    }
  });

  test("is JSON too, with its length for HEAD", async () => {
    const path = "/api/v1/openapi.json";
    const whole = await get(path);
    const { byteLength } = await whole.clone().arrayBuffer();
    assert.match(await whole.text(), /^\{"openapi":"3\.1\.0"/);
    const head = await get(path, { method: "HEAD" });
    assert.equal(head.headers.get("content-length"), String(byteLength));
    assert.equal(await head.text(), "");
  });

  test("has no other files and methods", async () => {
    const missing = await get("/api/docs/static/none.js");
    assert.equal(missing.status, 404);
    assert.match(await missing.text(), /"code":"not_found"/);
    const posted = await get("/api/v1/openapi.json", { method: "POST" });
    assert.deepEqual([posted.status, posted.headers.get("allow")], [405, "GET, HEAD"]);
  });
});
