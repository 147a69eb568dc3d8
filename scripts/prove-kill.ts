import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runKillLoop } from "#server/testing/kill-loop.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "50" }, help: { type: "boolean", default: false } },
});

if (values.help) {
  console.log(
    "Kills the server during uploads and checks that every answered application is whole, and that\n" +
      "every letter of it reached a mail server.\n\n" +
      "  npm run prove:kill -- [--rounds 50]\n\n" +
      "DATABASE_URL and AUTH_SECRET choose PostgreSQL, S3_* a bucket; both should be empty ones.",
  );
  process.exit(0);
}

const dataDir = await mkdtemp(join(tmpdir(), "site-kill-"));
const chosen = /^(?:DATABASE_URL|AUTH_SECRET|S3_\w+)$/;
const environment: Record<string, string> = {};
for (const [name, value = ""] of Object.entries(process.env)) {
  if (chosen.test(name)) environment[name] = value;
}
const report = await runKillLoop({ rounds: Number(values.rounds), dataDir, environment });
await rm(dataDir, { recursive: true, force: true });
console.table(report);
const { lost, dangling, doubled, litter, lettersMissing } = report;
process.exit(lost + dangling + doubled + litter + lettersMissing === 0 ? 0 : 1);
