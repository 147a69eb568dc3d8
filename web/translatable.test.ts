import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseAst } from "vite";
import * as z from "zod/mini";

const root = import.meta.dirname;

// A browser that translates a page puts each text into an element of its own. React then can neither remove
// the text nor insert before it, so a text beside something that comes and goes needs an element.

type Node = { type: string; start: number } & Record<string, unknown>;

// Outside of the function: a schema takes longer to make than a node to check.
const AnyNode = z.object({ type: z.string(), start: z.number() });
const isNode = (value: unknown): value is Node => AnyNode.safeParse(value).success;

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : [];

const childOf = (node: Node, name: string): Node[] => nodesIn(node[name]);

/** The parts of an element, without blanks and comments. */
const partsOf = (element: Node): Node[] =>
  childOf(element, "children").flatMap((child) => {
    if (child.type === "JSXText") return String(child["value"]).trim() === "" ? [] : [child];
    if (child.type !== "JSXExpressionContainer") return [child];
    return childOf(child, "expression").filter(({ type }) => type !== "JSXEmptyExpression");
  });

const isElement = ({ type }: Node) => type === "JSXElement" || type === "JSXFragment";

/** Whether a part may be a text: anything but an element, nothing, or a list. */
function mayBeText(node: Node): boolean {
  if (node.type === "LogicalExpression") return childOf(node, "right").some(mayBeText);
  if (node.type === "ConditionalExpression") {
    return [...childOf(node, "consequent"), ...childOf(node, "alternate")].some(mayBeText);
  }
  // Translators leave blanks.
  if (node.type === "Literal") {
    return typeof node["value"] === "string" ? node["value"].trim() !== "" : node["value"] !== null;
  }
  if (node.type === "CallExpression") {
    const [callee] = childOf(node, "callee");
    const [property] = callee === undefined ? [] : childOf(callee, "property");
    return property?.["name"] !== "map" && callee?.["name"] !== "children";
  }
  if (node.type === "MemberExpression") return textNames.has(propertyOf(node));
  if (node.type === "Identifier") return textNames.has(String(node["name"]));
  return !isElement(node);
}

const propertyOf = (node: Node) => String(childOf(node, "property")[0]?.["name"]);

/** The names of values that are texts. */
const textNames = new Set(
  "label title text name hint error message value count day email number".split(" "),
);

/** Whether a part is an element at one time and nothing, or something else, at another. */
function comesAndGoes(node: Node): boolean {
  if (node.type === "LogicalExpression") return node["operator"] === "&&";
  if (node.type !== "ConditionalExpression") return false;
  const kinds = [...childOf(node, "consequent"), ...childOf(node, "alternate")].map((branch) =>
    isElement(branch) ? "element" : mayBeText(branch) ? "text" : "nothing",
  );
  return new Set(kinds).size > 1 || kinds[0] === "element";
}

const isChildren = (node: Node) => node.type === "Identifier" && node["name"] === "children";

/** Whether the children of an element are probably a text. */
const isInline = (element: Node) =>
  childOf(element, "openingElement").some((opening) =>
    childOf(opening, "name").some(({ name }) => /^(?:span|button|a|p|label)$/.test(String(name))),
  );

function findBareTexts(node: Node, found: Node[] = []): Node[] {
  if (isElement(node)) {
    const parts = partsOf(node);
    const hasText = parts.some((part) => mayBeText(part) || (isInline(node) && isChildren(part)));
    const isMixed = parts.length > 1 && hasText && parts.some(comesAndGoes);
    // The texts of a fragment come and go with it.
    if (isMixed || (node.type === "JSXFragment" && hasText)) found.push(node);
  }
  for (const value of Object.values(node)) {
    for (const child of nodesIn(value)) findBareTexts(child, found);
  }
  return found;
}

test("no text stands beside something that comes and goes", () => {
  const places = globSync("**/*.tsx", { cwd: root }).flatMap((name) => {
    const source = readFileSync(join(root, name), "utf8");
    const program: unknown = parseAst(source, { lang: "tsx" });
    return nodesIn(program)
      .flatMap((node) => findBareTexts(node))
      .map(({ start }) => `${name}:${source.slice(0, start).split("\n").length}`);
  });
  assert.deepEqual(places, []);
});
