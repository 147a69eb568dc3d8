import assert from "node:assert/strict";
import { test } from "node:test";
import { countPublicSamples } from "./samples.ts";

test("samples count only at an address that visitors can reach", () => {
  for (const siteUrl of ["https://company.vn", "http://192.168.1.5:3000"]) {
    assert.ok(countPublicSamples(siteUrl) > 0, siteUrl);
  }
  const ownMachine = ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:80"];
  for (const siteUrl of [...ownMachine, "https://company.example", "https://site.test"]) {
    assert.equal(countPublicSamples(siteUrl), 0, siteUrl);
  }
});
