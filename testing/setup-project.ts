import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";

/** A project with these files, in a path with a space, removed when the surrounding suite ends. */
export function makeProject(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "set up "));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) writeIn(folder, path, content);
  return folder;
}

export function writeIn(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** The source of a command that calls one function of scripts/setup with these arguments. */
export const command = (file: string, name: string, ...args: string[]) => `
    import { runCommand } from "./project.mjs";
    import { ${name} } from "./${file}";
    await runCommand(() => ${name}(${args.map((arg) => JSON.stringify(arg)).join()}));`;

/** Runs source in scripts/setup, in its own process. */
export async function runSource(source: string, variables?: Record<string, string>) {
  const { child, output } = start(source, variables);
  const [code]: unknown[] = await once(child, "close");
  return { code, output: output.text };
}

/** Runs source, sends SIGKILL when its output matches, and returns its output. */
export async function killSource(source: string, pattern: RegExp): Promise<string> {
  const { child, output } = start(source);
  child.stdout.on("data", () => {
    if (pattern.test(output.text)) child.kill("SIGKILL");
  });
  await once(child, "exit");
  return output.text;
}

function start(source: string, variables: Record<string, string> = {}) {
  // A nested run must not report to the test runner around it.
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: join(import.meta.dirname, "../scripts/setup"),
    env: { ...inherited, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output.text += chunk.toString()));
  }
  return { child, output };
}
