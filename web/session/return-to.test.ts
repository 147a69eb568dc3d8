import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { returnPathIn, returnToState } from "./return-to.ts";

const site = "https://site.example";

before(() => {
  Object.defineProperty(globalThis, "location", {
    value: new URL(`${site}/login`),
    configurable: true,
  });
});
after(() => {
  Reflect.deleteProperty(globalThis, "location");
});

for (const page of [
  { pathname: "/dashboard", search: "", hash: "" },
  { pathname: "/admin", search: "?tab=users&q=a%2F%2Fb", hash: "" },
  { pathname: "/settings", search: "", hash: "#activity" },
  { pathname: "/", search: "?next=//evil.example", hash: "" },
]) {
  const address = page.pathname + page.search + page.hash;
  test(`${address} is the page after sign-in`, () => {
    assert.equal(returnPathIn(returnToState(page)), address);
  });
}

const hostile: unknown[] = [
  undefined,
  null,
  "/dashboard",
  {},
  { from: 5 },
  { from: ["/dashboard"] },
  ...[
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "\u0000//evil.example",
    "https://evil.example/dashboard",
    "HTTPS:\\\\evil.example",
    "http://site.example/",
    "https://site.example:444/",
    "https://site.example.evil.example/",
    "https://site.example@evil.example/",
    "https://user:password@evil.example/",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://evil.example/1",
    "blob:https://site.example/1",
    "file:///etc/passwd",
    "https://[",
    "/login",
    "/login?from=/admin",
    "/signup#form",
    "/a/../login",
  ].map((from) => ({ from })),
];

for (const state of hostile) {
  test(`${JSON.stringify(state) ?? "nothing"} leads home`, () => {
    assert.equal(returnPathIn(state), "/");
  });
}

for (const from of [
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/a//evil.example",
  "//site.example//evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/.\\/evil.example",
  "https://site.example//evil.example",
  "https://user@site.example/dashboard",
  "evil.example",
  "https:evil.example",
]) {
  test(`${from} stays on the site`, () => {
    const address = returnPathIn({ from });
    assert.match(address, /^\/(?![/\\])/);
    assert.equal(new URL(address, site).origin, site);
  });
}
