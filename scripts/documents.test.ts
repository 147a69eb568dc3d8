import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, test } from "node:test";
import { findUnplanned } from "../prove/documents/unplanned.ts";
import { suites } from "../prove/suites.ts";
import { root } from "./setup/project.mjs";

// Everything that the documents name exists: linked files and headings, paths, npm scripts, suites and measurements,
// commands of the installed site, and variables. The specification and the changelog also name what no longer exists.
const documents = globSync(["*.md", "art/*.md", "docs/**/*.md"], { cwd: root }).filter(
  (file) =>
    !/^(?:CHANGELOG|THIRD-PARTY-NOTICES|docs\/(?:specification|decisions\/history))\.md$/.test(
      file,
    ),
);
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const tests = files.filter((file) => /\.(?:test|spec)\.m?[jt]s$/.test(file));
const folders = new Set(files.flatMap((file) => foldersOf(file)));
const topFolders = new Set(
  files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]),
);
/** Made by commands. */
const made = /^(?:\.cache|\.node|dist|node_modules|test-results)(?:\/|$)/;

const read = (file: string) => readFileSync(join(root, file), "utf8");
const code = files
  .filter((file) =>
    /^(?:server|scripts|deploy|prove|testing|bench|e2e|compose|Dockerfile|playwright|\.ci)/.test(
      file,
    ),
  )
  .filter((file) => !file.endsWith(".md") && !/\.(?:png|pdf|docx?|woff2|gz)$/.test(file))
  .map(read)
  .join("\n");

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
const benchmarks = globSync("bench/*.ts", { cwd: root }).map((file) => file.slice(6, -3));

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/** The texts between backticks, and the lines of blocks. */
function codeIn(text: string): string[] {
  const blocks = Array.from(text.matchAll(/^ *```\w*\n([\s\S]*?)^ *```$/gm), ([, block = ""]) =>
    block.split("\n"),
  );
  const spans = text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "").matchAll(/`([^`]+)`/g);
  return [
    ...blocks.flat(),
    ...Array.from(spans, ([, span = ""]) => span.replaceAll(/\s*\n\s*/g, " ")),
  ];
}

/** `{a,b}` as each of its texts. */
function expand(path: string): string[] {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => expand(path.replace(whole, choice)));
}

const exists = (path: string) => files.includes(path) || folders.has(path) || made.test(path);

/** Paths of the repository, and names of files that begin one of its paths. */
const isPath = (text: string) =>
  /^[\w.@-]+(?:\/[\w.@{},-]+)+\/?$/.test(text) && topFolders.has(text.split("/")[0] ?? "");

/** The words of a command that select tests: parts of their paths. */
const selected = (command: string) => {
  const [, rest = ""] = /npm (?:test|run test:watch) -- (.*)/.exec(command) ?? [];
  return rest.split(/\s+/).filter((word) => /^[\w./-]+\/[\w./-]+$/.test(word));
};

const headingsOf = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.*)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-"),
  );

describe("what the documents name exists", () => {
  for (const file of documents) {
    test(file, () => {
      const text = read(file);
      const missing: string[] = [];
      const require = (holds: boolean, name: string) => holds || missing.push(name);

      for (const [, target = ""] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(?:https?:|mailto:)/.test(target)) continue;
        const [path = "", heading] = target.split("#");
        const linked = path === "" ? file : relative(root, join(root, dirname(file), path));
        require(exists(linked.replace(/\/$/, "")), target);
        if (heading !== undefined && linked.endsWith(".md"))
          require(headingsOf(linked).includes(heading), target);
      }

      for (const span of codeIn(text)) {
        if (isPath(span)) {
          for (const path of expand(span.replace(/\/$/, ""))) {
            require(exists(path) || globSync(`${path}*`, { cwd: root }).length > 0, span);
          }
        }
        for (const path of selected(span)) {
          require(tests.some((one) => one.includes(path)), `npm test -- ${path}`);
        }
        const [, name, tested = ""] = /--test-name-pattern="([^"]+)" (\S+)$/.exec(span) ?? [];
        if (name !== undefined)
          require(new RegExp(`test\\(\\s*"[^"]*${name}`).test(read(tested)), span);
        for (const [, name = ""] of span.matchAll(/\bnpm run ([\w:-]+)/g))
          require(name in scripts, `npm run ${name}`);
        for (const [, names = ""] of span.matchAll(/\bprove -- ([a-z0-9 -]+)/g)) {
          const wanted = names
            .trim()
            .split(" ")
            .filter((name) => !name.startsWith("-"));
          for (const name of wanted)
            require(suites.some((suite) => suite === name), `prove -- ${name}`);
        }
        for (const [, name = ""] of span.matchAll(/\bbench -- ([a-z0-9-]+)/g)) {
          require(benchmarks.includes(name) || name.startsWith("-"), `bench -- ${name}`);
        }
        for (const [, command = ""] of span.matchAll(
          /\bcompany-website ([a-z][a-z-]*)\b(?![./])/g,
        )) {
          require(command === "rollback" ||
            files.includes(`scripts/${command}.ts`), `company-website ${command}`);
        }
        for (const [name] of span.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)) {
          const variable = name.replace(/_FILE$/, "");
          require(new RegExp(`\\b${variable}\\b`).test(code) || knownElsewhere.test(name), name);
        }
      }
      assert.deepEqual(Array.from(new Set(missing)), []);
    });
  }
});

test("each command of the operator's and the owner's pages is run by a suite, or named as not run", async () => {
  assert.deepEqual((await findUnplanned()).wrong, []);
});

test("each chapter of the operations page that code names is a heading or a bold beginning", () => {
  const page = read("docs/operations.md");
  const named = Array.from(
    code.matchAll(/docs\/operations\.md, "?([A-Z][a-z]+(?: [a-z]+)*)/g),
    ([, chapter = ""]) => chapter,
  );
  assert.ok(named.length > 3);
  const isThere = (chapter: string) =>
    page.includes(`## ${chapter}\n`) || page.includes(`**${chapter}.**`);
  assert.deepEqual(
    named.filter((chapter) => !isThere(chapter)),
    [],
  );
});

test("the README describes each variable of the server", () => {
  const table = read("README.md").split("## Configuration")[1] ?? "";
  const variables = Array.from(
    read("server/start/config.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+): z?\w*/gm),
    ([, name = ""]) => name,
  );
  assert.ok(variables.length > 20);
  assert.deepEqual(
    variables.filter((name) => !new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\|`, "m").test(table)),
    [],
  );
});

/** Variables of other programs. */
const knownElsewhere = /^(?:RESTIC|AWS|LC|XDG)_/;
