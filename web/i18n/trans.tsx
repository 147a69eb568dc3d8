import { Fragment, type ReactNode } from "react";

/** Puts nodes, such as a link, at the {placeholders} of a text. An unknown one stays as it is. */
export function withNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const isName = index % 2 === 1;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    return <Fragment key={index}>{isName ? (nodes[part] ?? `{${part}}`) : part}</Fragment>;
  });
}
