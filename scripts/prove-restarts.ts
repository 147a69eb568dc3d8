import { parseArgs } from "node:util";
import { runRestartLoop } from "#server/testing/restart-loop.ts";

const { values } = parseArgs({
  options: {
    restarts: { type: "string", default: "5" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(
    "Restarts a PostgreSQL of its own under a server that is being written to, and checks that every\n" +
      "answered application is there.\n\n" +
      "  npm run prove:restarts -- [--restarts 5]",
  );
  process.exit(0);
}

const report = await runRestartLoop(Number(values.restarts));
console.table({ ...report, failed: report.failed.length });
for (const failure of new Set(report.failed)) console.error(failure);
const isRecovered = report.slowestRecoveryMs < 5_000;
process.exit(isRecovered && report.lost + report.failed.length === 0 ? 0 : 1);
