// Everything is drawn round the origin. An angle of 0 points up and grows clockwise.

export const round = (value: number) => Math.round(value * 100) / 100;

/** A point `radius` away from the centre. */
export function polar(radius: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

export const at = (radius: number, degrees: number) => {
  const { x, y } = polar(radius, degrees);
  return `${x} ${y}`;
};

export function circle(radius: number, width: number, more = ""): string {
  return `<circle r="${radius}" fill="none" stroke="currentColor" stroke-width="${width}"${more}/>`;
}

/** Strokes of a `width` across the ring. One shape, because a browser pays for each. */
export function dashed(radius: number, across: number, count: number, width: number): string {
  const gap = (2 * Math.PI * radius) / count - width;
  const more = ` stroke-dasharray="${width} ${gap.toFixed(4)}" stroke-dashoffset="${width / 2}" transform="rotate(-90)"`;
  return circle(radius, round(across), more);
}

/** Dots of a diameter on the ring, as one shape. */
export function dotted(radius: number, diameter: number, count: number): string {
  const gap = (2 * Math.PI * radius) / count;
  const more = ` stroke-linecap="round" stroke-dasharray="0 ${gap.toFixed(4)}" transform="rotate(-90)"`;
  return circle(radius, diameter, more);
}

/**
 * The same shape `count` times round the centre, moved out by `lift` first. Equal text, turned,
 * compresses to almost nothing.
 */
export function repeat(count: number, shape: string, { lift = 0 } = {}): string {
  const out = lift === 0 ? "" : ` translate(0 ${-lift})`;
  return Array.from({ length: count }, (_, index) =>
    shape.replace("/>", ` transform="rotate(${round((index * 360) / count)})${out}"/>`),
  ).join("");
}

export const filled = (d: string, more = "") => `<path d="${d}" fill="currentColor"${more}/>`;

export const drawn = (d: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"${more}/>`;
