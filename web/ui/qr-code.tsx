import type { Ref } from "react";
import { encode } from "uqr";

const quietZone = 4;

/** A QR code, dark on white in both themes, because scanners expect that. */
export function QrCode({
  text,
  label,
  ref,
}: {
  text: string;
  label: string;
  ref?: Ref<SVGSVGElement>;
}) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <svg
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> needs a file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md bg-[white]"
    >
      <path d={squares.join("")} fill="black" />
    </svg>
  );
}
