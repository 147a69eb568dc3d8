import { encode } from "uqr";

const quietZone = 4;

/** A QR code. Its ground is white in both themes, because scanners expect dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- for an <img> it would have to be a file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md bg-[#fff] fill-[#000]"
    >
      <path d={pathOf(data)} />
    </svg>
  );
}

/** One bar for each run of dark modules in a row. */
function pathOf(rows: readonly boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join("");
}
