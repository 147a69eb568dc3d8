import { Parser } from "htmlparser2";
import type { Readable } from "node:stream";
import { TextDecoder } from "node:util";
import type { ResumeProblem } from "./resume-problem.ts";

/** A field that can run a program on the reader's computer. */
const ddeField = /^\s*DDE(?:AUTO)?(?:\s|$)/i;

const instructionLength = 64;

/** Paths and URLs on the reader's own computer; a bare name is local too. */
const localTargets = [
  /^file:[\\/]{0,3}[a-z]:/i,
  /^file:\/\/\/(?![\\/])/i,
  /^[a-z]:[\\/]/i,
  /^(?![\\/]{2})[^:]*$/,
];

/**
 * Finds references outside the document in a part of a docx: a field that runs a program, or a template
 * or embedded object on another computer.
 */
export async function findMarkupProblem(part: Readable): Promise<ResumeProblem | undefined> {
  let problem: ResumeProblem | undefined;
  const fields = fieldReader((instruction) => {
    if (ddeField.test(instruction)) problem ??= "dde";
  });
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = withoutPrefix(tag);
        if (name === "Relationship") problem ??= relationshipProblem(attributes);
        else fields.open(name, attributes);
      },
      ontext: (text) => fields.text(text),
      onclosetag: (tag) => fields.close(withoutPrefix(tag)),
    },
    { xmlMode: true },
  );
  let decoder: TextDecoder | undefined;
  for await (const chunk of part as AsyncIterable<Buffer>) {
    decoder ??= decoderFor(chunk);
    parser.write(decoder.decode(chunk, { stream: true }));
    if (problem !== undefined) break;
  }
  parser.end();
  return problem;
}

/** Joins the start of each field's instruction, which can be split over many elements. */
function fieldReader(onInstruction: (instruction: string) => void) {
  // Fields nest; the first entry is for text outside all fields.
  const instructions = [""];
  let isInstruction = false;
  const emitLast = () => onInstruction(instructions.at(-1) ?? "");
  return {
    open(name: string, attributes: Record<string, string>) {
      if (name === "instrText") isInstruction = true;
      if (name === "fldSimple") onInstruction(attributeOf(attributes, "instr"));
      if (name !== "fldChar") return;
      const type = attributeOf(attributes, "fldCharType");
      if (type === "begin") instructions.push("");
      else emitLast();
      if (type === "end" && instructions.length > 1) instructions.pop();
    },
    text(text: string) {
      if (!isInstruction) return;
      const last = (instructions.pop() ?? "") + text;
      instructions.push(last.trimStart().slice(0, instructionLength));
    },
    close(name: string) {
      if (name !== "instrText") return;
      isInstruction = false;
      if (instructions.length === 1) emitLast();
    },
  };
}

function relationshipProblem(attributes: Record<string, string>): ResumeProblem | undefined {
  if (attributeOf(attributes, "TargetMode").toLowerCase() !== "external") return undefined;
  if (isLocal(attributeOf(attributes, "Target"))) return undefined;
  const type = attributeOf(attributes, "Type").toLowerCase();
  if (type.endsWith("/attachedtemplate")) return "remoteTemplate";
  return type.endsWith("/oleobject") ? "remoteObject" : undefined;
}

function isLocal(target: string): boolean {
  const plain = unescaped(target).trim();
  return localTargets.some((pattern) => pattern.test(plain));
}

function unescaped(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

const attributeOf = (attributes: Record<string, string>, name: string) =>
  Object.entries(attributes).find(([key]) => withoutPrefix(key) === name)?.[1] ?? "";

/** XML is UTF-8 unless its first bytes show UTF-16. */
function decoderFor([first, second]: Buffer): TextDecoder {
  if (first === 0xff || second === 0) return new TextDecoder("utf-16le");
  return new TextDecoder(first === 0xfe || first === 0 ? "utf-16be" : "utf-8");
}
