import pictures from "virtual:pictures/areas";
import type { Area } from "#content-types";
import { imagePropsOf } from "./images.tsx";

/** The company's star with twelve rays, for a box of 48 by 48. */
const starPath = `${Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12 - Math.PI / 2;
  const radius = index % 2 === 0 ? 16.5 : 6;
  const x = (24 + radius * Math.cos(angle)).toFixed(2);
  const y = (24 + radius * Math.sin(angle)).toFixed(2);
  return `${index === 0 ? "M" : "L"}${x} ${y}`;
}).join("")}Z`;

const lines = [21, 28, 38, 46, 64, 74, 85, 97];
const comb = { strokeDasharray: "0.22 0.78", strokeDashoffset: "-0.39" } as const;
const dots = {
  strokeDasharray: "0 1",
  strokeDashoffset: "-0.5",
  strokeLinecap: "round",
} as const;

/** Rows of `count` short strokes or dots, from the inside out. */
const rows = [
  { radius: 24.5, width: 4, count: 72, pattern: comb },
  { radius: 33, width: 3.4, count: 32, pattern: dots },
  { radius: 42, width: 4.6, count: 56, pattern: comb },
  { radius: 55, width: 7, count: 24, pattern: dots },
  { radius: 69, width: 6, count: 144, pattern: comb },
  { radius: 79.5, width: 3.4, count: 72, pattern: dots },
  { radius: 91, width: 8, count: 180, pattern: comb },
];

/** A simple drawing of the bronze drum, as an ornament in the colour of the text. */
export function Rings({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="currentColor"
      className={`pointer-events-none ${className}`}
    >
      <path
        d={starPath}
        transform="scale(1.1) translate(-24 -24)"
        fill="currentColor"
        stroke="none"
      />
      {lines.map((radius) => (
        <circle key={radius} r={radius} strokeWidth="0.6" />
      ))}
      {rows.map(({ radius, width, count, pattern }) => (
        <circle key={radius} r={radius} strokeWidth={width} pathLength={count} {...pattern} />
      ))}
    </svg>
  );
}

/** The picture of a business area, or a plain area while it has none. */
export function AreaImage({
  area,
  alt = "",
  className,
}: {
  area: Area;
  alt?: string;
  className: string;
}) {
  const picture = pictures[area];
  if (picture === undefined) return <span className={`block bg-inverse ${className}`} />;
  return (
    <img
      {...imagePropsOf(`areas/${area}`, picture)}
      sizes="(min-width: 48rem) 50vw, 92vw"
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
