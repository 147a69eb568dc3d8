import { createElement, type ComponentProps } from "react";

type IconData = { node: readonly (readonly [tag: string, attributes: object])[] };

/** Makes an icon of its lines. How they are drawn stands in styles.css. */
export default function createIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className = "", ...rest }: ComponentProps<"svg">) =>
    createElement(
      "svg",
      { viewBox: "0 0 24 24", width: 24, height: 24, className: `lucide ${className}`, ...rest },
      ...lines,
    );
}
