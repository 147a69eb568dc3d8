// @ts-check
// npm run check:changed [-- REF]: formats and lints the files that differ from the last commit, or from REF.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./setup/project.mjs";

const [ref = "HEAD"] = process.argv.slice(2);

/** @param {string[]} args */
const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);

const changed = [
  ...git("diff", "--name-only", "-z", ref),
  ...git("ls-files", "--others", "--exclude-standard", "-z"),
].filter((file) => existsSync(join(root, file)));
const code = changed.filter((file) => /\.(?:[mc]?[jt]s|tsx)$/.test(file));

/**
 * @param {string} title
 * @param {string[]} args
 */
async function check(title, args) {
  const start = performance.now();
  const code = await run(process.execPath, args);
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return code;
}

console.log(`${changed.length} changed files, ${code.length} of them code`);
const lint = ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"];
const codes = [
  changed.length === 0
    ? 0
    : await check("format", [
        "node_modules/oxfmt/bin/oxfmt",
        "--no-error-on-unmatched-pattern",
        ...changed,
      ]),
  code.length === 0 ? 0 : await check("lint", [...lint, ...code]),
];
process.exitCode = Math.max(...codes);
