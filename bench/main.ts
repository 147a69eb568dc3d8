import * as backForward from "./back-forward.ts";
import { runCommand, SetupError } from "../scripts/setup/project.mjs";
import * as bulk from "./bulk.ts";
import * as busyPages from "./busy-pages.ts";
import { describeRun } from "./describe-run.ts";
import * as firstLoad from "./first-load.ts";
import * as interactions from "./interactions.ts";
import * as lighthouse from "./lighthouse.ts";
import * as lists from "./lists.ts";
import * as pages from "./pages.ts";
import * as previews from "./previews.ts";
import * as routeChanges from "./route-changes.ts";
import * as serve from "./serve.ts";
import * as start from "./start.ts";
import * as signIn from "./sign-in.ts";
import * as signInRate from "./sign-in-rate.ts";
import * as textSearch from "./text-search.ts";
import * as uploads from "./uploads.ts";
import * as writes from "./writes.ts";

/** A measurement. `run` prints Markdown and returns whether every target holds. */
type Benchmark = { help: string; run: (args: string[]) => Promise<boolean> };

const benchmarks: Record<string, Benchmark> = {
  pages,
  previews,
  serve,
  "first-load": firstLoad,
  interactions,
  "route-changes": routeChanges,
  "back-forward": backForward,
  lists,
  "text-search": textSearch,
  lighthouse,
  "sign-in": signIn,
  "sign-in-rate": signInRate,
  uploads,
  writes,
  "busy-pages": busyPages,
  bulk,
  start,
};

const [name = "", ...args] = process.argv.slice(2);

if (name === "" || args.includes("--help") || name === "--help") {
  console.log(
    "Measures the built site on a temporary server and prints Markdown. The exit code is 1 when a\n" +
      "target is missed.\n\n" +
      Object.values(benchmarks)
        .map(({ help }) => help)
        .join("\n\n"),
  );
  process.exit(0);
}

await runCommand(async () => {
  const benchmark = benchmarks[name];
  if (benchmark === undefined) {
    throw new SetupError(
      `Unknown benchmark ${name}. Available: ${Object.keys(benchmarks).join(", ")}.`,
    );
  }
  console.log(`${describeRun()}\n`);
  process.exitCode = (await benchmark.run(args)) ? 0 : 1;
});
