import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { type OnProgress, withPatience } from "./patience.ts";

test("a part of a file extends its own call alone", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const ended: string[] = [];
    const never = () => new Promise<never>(() => {});
    const begin = (name: string, start: (onProgress: OnProgress) => Promise<never>) =>
      withPatience(start).catch(() => ended.push(name));
    let report: OnProgress = () => {};
    const upload = begin("upload", (onProgress) => {
      report = onProgress;
      return never();
    });
    const save = begin("save", never);
    for (const share of [0, 0.5]) {
      mock.timers.tick(10_000);
      report(share);
    }
    await save;
    assert.deepEqual(ended, ["save"]);
    mock.timers.tick(30_000);
    await upload;
    assert.deepEqual(ended, ["save", "upload"]);
  } finally {
    mock.timers.reset();
  }
});
