import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../scripts/setup/project.mjs";

const pages = ["operations.md", "owner.md"];

/** What begins a command, in a block or in the middle of a sentence. */
const programs =
  /^(?:sudo |\(set -a;)?(?:apt-get|bash|cat|cd|certbot|company-website|cp|docker|git|install|journalctl|node|npm|promtool|restic|systemctl|tar|timedatectl|TO_\w+=\S+)\b|^\(set -a;/;
/** A name alone stands for a program, a service or a script in a sentence. */
const isName = (text: string) =>
  !/\s/.test(text) || /^(?:node|npm|bash|company-website) \S+\.\w+$/.test(text);

/** The commands that the documents for the owner and the operator tell to run, each once, in their order. */
export async function readCommands(): Promise<string[]> {
  const commands = new Set<string>();
  for (const page of pages) {
    const text = await readFile(join(root, "docs", page), "utf8");
    for (const found of commandsIn(text)) commands.add(found);
  }
  return Array.from(commands);
}

function* commandsIn(text: string): Generator<string> {
  const blocks = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;
  for (const [, language = "", block = ""] of text.matchAll(blocks)) {
    if (language === "" && !/^\s*(?:#|RESTIC_|[{])/.test(block)) yield* linesOf(block);
  }
  const sentences = text.replaceAll(blocks, "").replaceAll(/\n\s*/g, " ");
  for (const [, code = ""] of sentences.matchAll(/`([^`]+)`/g)) {
    if (programs.test(code) && !isName(code)) yield code;
  }
}

function* linesOf(block: string): Generator<string> {
  for (const line of block.replaceAll(/ *\\\n\s*/g, " ").split("\n")) {
    const command = line.replace(/\s+#.*$/, "").trim();
    if (command !== "") yield command;
  }
}
