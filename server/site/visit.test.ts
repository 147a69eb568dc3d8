import assert from "node:assert/strict";
import { test } from "node:test";
import { isVisit, positionView } from "./visit.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const visit = (headers: Record<string, string>, method = "GET") =>
  isVisit({ method, headers: { "user-agent": chrome, ...headers } });

for (const agent of [
  chrome,
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/130.0 Chrome/124.0 Safari/537.36",
  // A phone by Cubot.
  "Mozilla/5.0 (Linux; Android 11; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36",
]) {
  test(`a person's browser counts: ${agent}`, () => {
    assert.equal(visit({ "user-agent": agent }), true);
  });
}

for (const agent of [
  "",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  "curl/8.5.0",
  "python-requests/2.32.0",
  "node",
  "Go-http-client/2.0",
]) {
  test(`a bot does not count: ${agent}`, () => {
    assert.equal(visit({ "user-agent": agent }), false);
  });
}

test("only a GET for a document counts", () => {
  assert.equal(visit({ "sec-fetch-dest": "document" }), true);
  assert.equal(visit({ "sec-fetch-dest": "empty" }), false);
  assert.equal(visit({ "sec-fetch-dest": "iframe" }), false);
  assert.equal(visit({}, "HEAD"), false);
});

test("a prefetch does not count", () => {
  assert.equal(visit({ "sec-purpose": "prefetch" }), false);
  assert.equal(visit({ "sec-purpose": "prefetch;prerender" }), false);
  assert.equal(visit({ purpose: "prefetch" }), false);
  assert.equal(visit({ "x-moz": "prefetch" }), false);
});

test("a view of the form counts for the known source in its address, and for no unknown position", () => {
  const view = (query: string) => positionView("/careers/apply", query, []);
  assert.deepEqual(view("utm_source=topcv.vn"), { position: "", source: "topcv" });
  assert.deepEqual(view("position=x&from=%3Ch%3E%00%0a"), { position: "", source: "other" });
  assert.deepEqual(view(""), { position: "", source: "careers_page" });
  assert.equal(positionView("/team", "from=topcv", []), undefined);
});
