import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { Failure } from "#contract/failure.ts";
import { hash } from "node:crypto";
import { freePort } from "#server/testing/free-port.ts";
import { startNginx } from "../../testing/proxies.ts";
import { missingProgram } from "../missing-program.ts";
import { gradeResponse } from "./grade.ts";
import { findBrokenPromises } from "./promises.ts";

const skip = missingProgram("nginx") ?? false;
const tooLarge = { method: "POST", body: Buffer.alloc(9_000_000) };

describe("nginx in front of a server that is down", { skip }, () => {
  let url: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  before(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    nginx = await startNginx({ port, servers: [await freePort()] });
  });
  after(() => nginx.stop());

  for (const [language, call, page, status, init] of [
    ["en", "/api/v1/users", "/careers", 503, {}],
    ["vi", "/api/v1/users", "/vi/careers", 503, {}],
    ["en", "/api/v1/applications/upload", "/careers", 413, tooLarge],
    ["vi", "/api/v1/applications/upload", "/vi/careers", 413, tooLarge],
  ] as const) {
    test(`answers calls with ${status} and the JSON of a failure in ${language}`, async () => {
      const headers = { "accept-language": language };
      const response = await fetch(url + call, { ...init, headers });
      assert.equal(response.status, status);
      assert.equal(response.headers.get("retry-after"), status === 503 ? "5" : null);
      const { error } = Failure.parse(await response.json());
      assert.equal(error.code, status === 503 ? "unavailable" : "too_large");
      assert.equal(/^(?:The|Dịch|Yêu)/.exec(error.message)?.[0] === "The", language === "en");
    });

    test(`answers browsers with ${status} and a page in ${language} with the best headers`, async () => {
      const response = await fetch(url + page, init);
      assert.equal(response.status, status);
      const html = await response.text();
      assert.ok(html.includes(`<html lang="${language}">`));
      const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? "";
      const policy = response.headers.get("content-security-policy") ?? "";
      assert.ok(policy.includes(`'sha256-${hash("sha256", style, "base64")}'`));
      const graded = { headers: response.headers, isBehindTls: true };
      assert.deepEqual(gradeResponse({ ...graded, html }).flaws, []);
      assert.deepEqual(findBrokenPromises(graded), []);
    });
  }
});

test("Caddy and nginx answer with the same page, style policy and texts", async () => {
  const read = (name: string) => readFile(join(import.meta.dirname, "../../deploy", name), "utf8");
  const [nginx, caddy] = [await read("nginx/site.conf"), await read("Caddyfile")];
  const shared =
    /<style>.*?<\/style>|'sha256-[^']+'|"(?:The|Dịch|Yêu)[^"]+"|code":"|max-age=\d+[^"]*/g;
  const find = (text: string) => Array.from(new Set(text.match(shared))).toSorted();
  assert.deepEqual(find(caddy), find(nginx));
});
