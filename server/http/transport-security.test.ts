import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { test } from "node:test";
import { startTestApp } from "#server/testing/app.ts";
import { sendRaw } from "#server/testing/raw.ts";
import { makeSmallSite } from "#server/testing/small-site.ts";

const https = "https://www.company.example";

for (const [settings, policy] of [
  [{ SITE_URL: https }, "max-age=31536000"],
  [{ SITE_URL: https, HSTS: "host" }, "max-age=31536000"],
  [{ SITE_URL: https, HSTS: "subdomains" }, "max-age=63072000; includeSubDomains"],
  [{ SITE_URL: https, HSTS: "off" }, null],
  [{ SITE_URL: "http://www.company.example", HSTS: "subdomains" }, null],
] as const) {
  test(`${JSON.stringify(settings)} makes every response tell browsers ${policy ?? "nothing"}`, async () => {
    const dist = await makeSmallSite();
    const app = await startTestApp("sqlite", settings, { dist });
    // From memory, from Fastify, not found, of the API.
    for (const path of ["/login", "/login/", "/nowhere", "/api/v1/positions", "/healthz"]) {
      const { headers } = await fetch(app.url + path, { headers: { accept: "text/html" } });
      assert.equal(headers.get("strict-transport-security"), policy, path);
    }
    const malformed = await sendRaw(app.url, "GET / HTTP/1.1\r\nbad head\r\n\r\n");
    assert.equal(malformed.headers.get("strict-transport-security"), policy);
    await app.close();
    await rm(dist, { recursive: true, force: true });
  });
}
