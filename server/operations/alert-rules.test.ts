import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ensureProgram } from "../../scripts/setup/programs.ts";
import { startTestApp } from "#server/testing/app.ts";
import { createMetrics } from "./metrics.ts";

const deploy = join(import.meta.dirname, "..", "..", "deploy");

const skip = process.env["SKIP_PROMTOOL"] !== undefined && "promtool is missing";

test(
  "alerts fire for their faults, and neither a restart nor an outage hides or resolves one",
  {
    skip,
  },
  async () => {
    const files = ["rules.test.yml", "weeks.test.yml"].map((name) =>
      join(deploy, "prometheus", name),
    );
    await promisify(execFile)(ensureProgram("promtool"), ["test", "rules", ...files]);
  },
);

test("the operations page has a row of the symptoms for each alert, and for no other", async () => {
  const page = await readFile(join(deploy, "..", "docs", "operations.md"), "utf8");
  const [, symptoms = ""] = /\n## Symptoms\n([\s\S]*?)\n## /.exec(page) ?? [];
  const rules = await readFile(join(deploy, "prometheus", "rules.yml"), "utf8");
  const alerts = Array.from(rules.matchAll(/- alert: (\w+)/g), ([, name = ""]) => name);
  const named = Array.from(symptoms.matchAll(/`(Site[A-Z]\w+)`/g), ([, name = ""]) => name);
  assert.ok(alerts.length > 20);
  assert.deepEqual(named.toSorted(), alerts.toSorted());
});

test("alerts and the dashboard use only metrics that the server has", async (suite) => {
  const app = await startTestApp("sqlite", { BACKUP_DIR: "backups" });
  suite.after(app.close);
  const text = await createMetrics(app).read();
  const names = Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = ""]) => name);
  const known = new Set(names.flatMap((name) => [name, `${name}_count`, `${name}_bucket`]));
  for (const file of ["prometheus/rules.yml", "grafana/dashboard.json"]) {
    const used = (await readFile(join(deploy, file), "utf8")).match(
      /\b(?:site|http|nodejs|process)_\w+/g,
    );
    assert.ok(used !== null);
    assert.deepEqual(
      used.filter((name) => !known.has(name)),
      [],
      file,
    );
  }
});
