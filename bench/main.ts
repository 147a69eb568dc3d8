import * as backForward from "./back-forward.ts";
import { runCommand, SetupError } from "../scripts/setup/project.mjs";
import * as busyPages from "./busy-pages.ts";
import { circumstances } from "./circumstances.ts";
import * as firstLoad from "./first-load.ts";
import * as interactions from "./interactions.ts";
import * as lighthouse from "./lighthouse.ts";
import * as lists from "./lists.ts";
import * as pages from "./pages.ts";
import * as routeChanges from "./route-changes.ts";
import * as serve from "./serve.ts";
import * as start from "./start.ts";
import * as signIn from "./sign-in.ts";
import * as signInRate from "./sign-in-rate.ts";
import * as uploads from "./uploads.ts";
import * as writes from "./writes.ts";

/** A kind of measurement. It prints its result as Markdown and says whether every target holds. */
type Family = { help: string; run: (args: string[]) => Promise<boolean> };

const families: Record<string, Family> = {
  pages,
  serve,
  "first-load": firstLoad,
  interactions,
  "route-changes": routeChanges,
  "back-forward": backForward,
  lists,
  lighthouse,
  "sign-in": signIn,
  "sign-in-rate": signInRate,
  uploads,
  writes,
  "busy-pages": busyPages,
  start,
};

const [name = "", ...args] = process.argv.slice(2);

if (name === "" || args.includes("--help") || name === "--help") {
  console.log(
    "Measures the built site on a server of its own. The result is Markdown; where a target is\n" +
      "missed, the exit code is 1.\n\n" +
      Object.values(families)
        .map(({ help }) => help)
        .join("\n\n"),
  );
  process.exit(0);
}

await runCommand(async () => {
  const family = families[name];
  if (family === undefined) {
    throw new SetupError(
      `Unknown measurement ${name}. Available: ${Object.keys(families).join(", ")}.`,
    );
  }
  console.log(`${circumstances()}\n`);
  process.exitCode = (await family.run(args)) ? 0 : 1;
});
