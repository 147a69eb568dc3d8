import assert from "node:assert/strict";
import { test } from "node:test";
import { readConfig } from "#server/start/config.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { openTestStore } from "#server/testing/stores.ts";
import { createBucket } from "./s3.ts";

test("a missing bucket is created, and an existing one stays", async () => {
  const environment = { ...(await makeBucket()), S3_BUCKET: "a-new-bucket" };
  const { s3 } = readConfig(environment);
  assert.ok(s3 !== undefined);
  await createBucket(s3);
  await createBucket(s3);
  const { files, remove } = await openTestStore("s3", environment);
  await files.check();
  await remove();
});
