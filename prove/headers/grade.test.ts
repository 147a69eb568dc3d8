import assert from "node:assert/strict";
import { test } from "node:test";
import { gradeResponse } from "./grade.ts";
import { findBrokenPromises } from "./promises.ts";

const best = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

function grade(changes: Record<string, string | undefined> = {}, html = "", isBehindTls = true) {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...best, ...changes })) {
    if (value !== undefined) headers.append(name, value);
  }
  const { letter, score } = gradeResponse({ headers, html, isBehindTls });
  return `${letter} ${score}`;
}

test("the best headers score 130 points", () => {
  assert.equal(grade(), "A+ 130");
});

const policy = (changed: string) => ({ "content-security-policy": changed });

// Scores from the Observatory's table.
for (const [flaw, changes, expected] of [
  ["no policy", policy(""), "C 55"],
  ["a duplicate directive", policy("default-src 'none'; default-src 'none'"), "C 55"],
  ["inline scripts", policy("script-src 'self' 'unsafe-inline'; frame-ancestors 'none'"), "B+ 80"],
  [
    "inline scripts beside a hash",
    policy("default-src 'none'; script-src 'unsafe-inline' 'sha256-x'; frame-ancestors 'none'"),
    "A+ 130",
  ],
  [
    "eval",
    policy("default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'"),
    "A+ 110",
  ],
  [
    "inline styles",
    policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
    "A+ 120",
  ],
  ["a default of 'self'", policy("default-src 'self'; frame-ancestors 'none'"), "A+ 125"],
  ["frames anywhere", policy("default-src 'none'"), "B+ 80"],
  ["scripts over http", policy("default-src 'none'; script-src http://a.example"), "C+ 60"],
  ["no Strict-Transport-Security", { "strict-transport-security": undefined }, "B+ 80"],
  ["https for a day", { "strict-transport-security": "max-age=86400" }, "A+ 120"],
  ["MIME sniffing allowed", { "x-content-type-options": undefined }, "A+ 125"],
  ["the full URL as referrer", { "referrer-policy": "unsafe-url" }, "A+ 120"],
  ["a cookie without Secure", { "set-cookie": "a=b; SameSite=Lax" }, "B+ 80"],
  [
    "a session cookie readable by scripts",
    { "set-cookie": "session=b; Secure; SameSite=Lax" },
    "B 70",
  ],
  [
    "credentials for other origins",
    { "access-control-allow-origin": "*", "access-control-allow-credentials": "true" },
    "C 50",
  ],
] as const) {
  test(`the grade for ${flaw} is ${expected}`, () => {
    assert.equal(grade(changes), expected);
  });
}

test("scripts of other hosts lose points unless they have an integrity hash", () => {
  assert.equal(grade({}, `<script src="/a.js"></script>`), "A+ 130");
  assert.equal(grade({}, `<script src="https://a.example/a.js"></script>`), "A+ 125");
  assert.equal(grade({}, `<script src="http://a.example/a.js"></script>`), "C 50");
  assert.equal(grade({}, `<script src="https://a.example/a.js" integrity="x"></script>`), "A+ 135");
});

test("a response without TLS needs no Strict-Transport-Security", () => {
  assert.equal(grade({ "strict-transport-security": undefined }, "", false), "A+ 130");
});

const kept = {
  ...best,
  "content-security-policy": "default-src 'none'; base-uri 'none'",
};

for (const [broken, changes, isBehindTls] of [
  [[], {}, true],
  [["sends access-control-allow-methods"], { "access-control-allow-methods": "GET" }, true],
  [["base-uri is not 'none'"], policy("default-src 'none'"), true],
  [["base-uri is not 'none'"], policy("default-src 'none'; base-uri 'self'"), true],
  [["no Referrer-Policy"], { "referrer-policy": undefined }, true],
  [[], { "strict-transport-security": "max-age=31536000" }, true],
  [["https for less than a year"], { "strict-transport-security": "max-age=31535999" }, true],
  [[], { "strict-transport-security": undefined }, false],
] as const) {
  test(`${JSON.stringify(changes)} breaks these promises: ${JSON.stringify(broken)}`, () => {
    const headers = new Headers();
    for (const [name, value] of Object.entries<string | undefined>({ ...kept, ...changes })) {
      if (value !== undefined) headers.append(name, value);
    }
    assert.deepEqual(findBrokenPromises({ headers, isBehindTls }), broken);
  });
}
