import { equal, match } from "node:assert/strict";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { readFreeBytes, spaceProblem } from "./free-space.ts";

test("work that does not fit on the disk is refused with what is free and what it needs", async () => {
  equal(await spaceProblem(tmpdir(), 0, "a backup"), undefined);
  match(
    (await spaceProblem(tmpdir(), 2 ** 62, "a backup")) ?? "",
    /^has \d+ MB free; a backup needs 4398046511104 MB$/,
  );
  equal(Number.isSafeInteger(await readFreeBytes(tmpdir())), true);
});
