// @ts-check
// npm run types: type-checks each part of the project with its own globals.
import { run } from "./setup/project.mjs";

const parts = [
  "tsconfig.json",
  "server/tsconfig.json",
  "web/tsconfig.json",
  "e2e/tsconfig.json",
  "profile/tsconfig.json",
];

const codes = [];
for (const part of parts) {
  codes.push(await run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", part]));
}
process.exitCode = Math.max(...codes);
