import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
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

/** The attributes that are read, by the local name of their element. */
const readAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ["Relationship", ["TargetMode", "Target", "Type"]],
  ["fldSimple", ["instr"]],
  ["fldChar", ["fldCharType"]],
]);
const attributeLength = 4_096;
/** Programs write a few dozen at most. */
const maxAttributes = 1_000;

/** Names cannot be written with character references, so most parts need no further reading. */
const isWorthReading = (markup: string) => /instrText|fldSimple|Relationship/.test(markup);

/**
 * Finds references outside the document in a part of a docx: a field that runs a program, or a template
 * or embedded object on another computer. Reads tokens without building a tree, so time is linear and
 * memory constant however deep the elements nest. An element with absurdly many attributes is damaged.
 */
export function findMarkupProblem(markup: string): ResumeProblem | undefined {
  if (!isWorthReading(markup)) return undefined;
  let problem: ResumeProblem | undefined;
  const fields = fieldReader((instruction) => {
    if (ddeField.test(instruction)) problem ??= "dde";
  });
  let element = "";
  let attribute: string | undefined;
  let attributes: Record<string, string> = {};
  let attributeCount = 0;
  const addToAttribute = (text: string) => {
    if (attribute === undefined) return;
    attributes[attribute] = ((attributes[attribute] ?? "") + text).slice(0, attributeLength);
  };
  const open = () => {
    if (element === "Relationship") problem ??= relationshipProblem(attributes);
    else fields.open(element, attributes);
    attributes = {};
    attributeCount = 0;
  };
  const slice = (start: number, end: number) => markup.slice(start, end);
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, {
    onopentagname: (start, end) => (element = withoutPrefix(slice(start, end))),
    onattribname(start, end) {
      attributeCount += 1;
      if (attributeCount > maxAttributes) problem = "damaged";
      if (problem !== undefined) tokenizer.pause();
      const wanted = readAttributes.get(element);
      const name = wanted?.find((one) => one === withoutPrefix(slice(start, end)));
      // The first of two attributes with one name counts.
      attribute = name === undefined || name in attributes ? undefined : name;
      addToAttribute("");
    },
    onattribdata: (start, end) => addToAttribute(slice(start, end)),
    onattribentity: (codepoint) => addToAttribute(String.fromCodePoint(codepoint)),
    onattribend: () => (attribute = undefined),
    onopentagend: open,
    onselfclosingtag() {
      open();
      fields.close(element);
    },
    onclosetag: (start, end) => fields.close(withoutPrefix(slice(start, end))),
    ontext: (start, end) => fields.text(() => slice(start, end)),
    ontextentity: (codepoint) => fields.text(() => String.fromCodePoint(codepoint)),
    oncdata: (start, end, offset) => fields.text(() => slice(start, end - offset)),
    oncomment: nothing,
    ondeclaration: nothing,
    onprocessinginstruction: nothing,
    onend: nothing,
  } satisfies TokenizerCallbacks);
  tokenizer.write(markup);
  tokenizer.end();
  fields.end();
  return problem;
}

function nothing(): void {}

/** Joins the start of each field's instruction, which can be split over many elements. */
function fieldReader(onInstruction: (instruction: string) => void) {
  // Fields nest; the first entry is for text outside all fields.
  const instructions = [""];
  let isInstruction = false;
  const emitLast = () => onInstruction(instructions.at(-1) ?? "");
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === "instrText") isInstruction = true;
      if (name === "fldSimple") onInstruction(attributes["instr"] ?? "");
      if (name !== "fldChar") return;
      const type = attributes["fldCharType"];
      if (type === "begin") instructions.push("");
      else emitLast();
      if (type === "end" && instructions.length > 1) instructions.pop();
    },
    text(read: () => string) {
      if (!isInstruction) return;
      const last = (instructions.pop() ?? "") + read();
      instructions.push(last.trimStart().slice(0, instructionLength));
    },
    close(name: string) {
      if (name !== "instrText") return;
      isInstruction = false;
      if (instructions.length === 1) emitLast();
    },
    end: emitLast,
  };
}

function relationshipProblem(
  attributes: Readonly<Record<string, string>>,
): ResumeProblem | undefined {
  const { TargetMode = "", Target = "", Type = "" } = attributes;
  if (TargetMode.toLowerCase() !== "external" || isLocal(Target)) return undefined;
  const type = Type.toLowerCase();
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
