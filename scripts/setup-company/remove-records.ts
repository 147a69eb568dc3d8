import { parseSync, Visitor, type ESTree } from "vite";

/** The fields of a record that are plain values. */
export type Fields = Record<string, unknown>;

type Span = { start: number; end: number };

/** Removes elements of arrays from a TypeScript file, and returns them too. */
export function removeRecords(
  source: string,
  isRemoved: (fields: Fields) => boolean,
): { source: string; removed: Fields[] } {
  const removed: Fields[] = [];
  const spans: Span[] = [];
  new Visitor({
    ArrayExpression({ elements }) {
      for (const element of elements) {
        if (element?.type !== "ObjectExpression") continue;
        const fields = fieldsOf(element);
        if (!isRemoved(fields)) continue;
        removed.push(fields);
        spans.push(element);
      }
    },
  }).visit(parseSync("content.ts", source).program);
  return { source: without(source, spans), removed };
}

/** Removes the entries with these keys from the objects of a TypeScript file. */
export function removeKeys(source: string, isRemoved: (key: string) => boolean): string {
  const spans: Span[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type === "Property" && isRemoved(keyOf(property))) spans.push(property);
      }
    },
  }).visit(parseSync("content.ts", source).program);
  return without(source, spans);
}

const fieldsOf = ({ properties }: ESTree.ObjectExpression): Fields =>
  Object.fromEntries(
    properties.flatMap((property) =>
      property.type === "Property" ? [[keyOf(property), valueOf(property.value)]] : [],
    ),
  );

function valueOf(node: ESTree.Expression): unknown {
  if (node.type === "Literal") return node.value;
  if (node.type !== "ArrayExpression") return undefined;
  return node.elements.map((element) => (element?.type === "Literal" ? element.value : undefined));
}

function keyOf({ key }: ESTree.ObjectProperty): string {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
}

/** Removes spans with the comma and the rest of the line after them. */
const without = (source: string, spans: readonly Span[]) =>
  spans.toReversed().reduce((text, { start, end }) => {
    const after = /^,?[ \t]*\n?/.exec(text.slice(end))?.[0].length ?? 0;
    return text.slice(0, start).replace(/[ \t]*$/, "") + text.slice(end + after);
  }, source);
