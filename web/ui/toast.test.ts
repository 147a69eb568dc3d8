import assert from "node:assert/strict";
import { test } from "node:test";
import { registerToaster, toast } from "./toast.ts";

test("a toast that was aborted before the region has loaded is not shown", () => {
  const opened = new AbortController();
  toast({ title: "Failed", signal: opened.signal });
  toast({ title: "Saved" });
  opened.abort();
  const shown: string[] = [];
  registerToaster(({ title }) => shown.push(title));
  assert.deepEqual(shown, ["Saved"]);
});
