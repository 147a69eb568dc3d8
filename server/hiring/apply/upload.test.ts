import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import { startTestApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

describe("Uploads", () => {
  test("get 503 while the file store is unavailable", async (t) => {
    const app = await startTestApp("sqlite");
    t.after(() => app.close());
    await rm(join(app.config.dataDir, "files"), { recursive: true });
    const bytes = tinyPdf();
    const body = applicationForm(applicationFields(), { name: "cv.pdf", bytes });
    const response = await app.client.call("POST", "/api/v1/applications/upload", { body });
    assertFailure(response, 503, "We could not store your application. Please try again later.");
    assert.ok(Number(response.headers.get("retry-after")) > 0);
  });
});
