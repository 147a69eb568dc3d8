import { glows, grounds, inverse, type Mode, type Role, type Theme } from "#server/mail/theme.ts";

/** WCAG AA: for text, and for the borders of controls. */
const text = 4.5;
const border = 3;

/** `raised` is the ground of cards on `surface`, which web/styles.css mixes from the company's colours. */
export type Ground = Role | "raised";

const raisedShare = 0.06;

export function groundOf(theme: Theme, mode: Mode, ground: Ground): string {
  if (ground !== "raised") return theme[mode][ground];
  if (mode === "light") return theme.light.paper;
  const parts = theme.dark.surface.slice(1).match(/../g) ?? [];
  const lighter = parts.map((part) => {
    const value = Number.parseInt(part, 16);
    return Math.round(value + (255 - value) * raisedShare);
  });
  return `#${lighter.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The least contrast of each of the first colours on each of the second ones. */
export const contrasts: readonly [number, readonly Role[], readonly Ground[]][] = [
  [text, ["ink", "muted", "primary", "primary-strong"], [...grounds, "raised"]],
  [text, ["danger", "danger-strong", "info", "warning"], [...grounds, "raised"]],
  [text, ["accent"], ["paper", "surface", "raised"]],
  [text, ["primary"], ["primary-soft"]],
  [text, ["danger"], ["danger-soft"]],
  [text, ["info"], ["info-soft"]],
  [text, ["warning"], ["warning-soft"]],
  [text, ["on-primary"], ["primary", "primary-strong"]],
  [text, ["on-danger"], ["danger", "danger-strong"]],
  [text, ["on-inverse", "inverse-muted", "inverse-accent"], [...inverse, ...glows]],
  [text, ["on-inverse-accent"], ["inverse-accent", "on-inverse"]],
  [border, ["edge"], ["paper", "surface", "raised"]],
  [border, ["inverse-edge"], inverse],
];

/** Names the colours that are hard to read on another, one line each. */
export const findLowContrasts = (theme: Theme): string[] =>
  (["light", "dark"] as const).flatMap((mode) =>
    contrasts.flatMap(([minimum, fronts, backs]) =>
      fronts.flatMap((front) =>
        backs.flatMap((back) => {
          const [one, other] = [theme[mode][front], groundOf(theme, mode, back)];
          const found = contrastOf(one, other);
          if (found >= minimum) return [];
          // Rounded down: 4.49 must not read as 4.5.
          const shown = (Math.floor(found * 100) / 100).toFixed(2);
          return `theme.css: --color-${front} (${one}) on --color-${back} (${other}) in the ${mode} theme has a contrast of ${shown}:1 and needs ${minimum}:1`;
        }),
      ),
    ),
  );

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The parts of #rrggbb in linear light, from 0 to 1. */
export const linearRgb = (colour: string): number[] =>
  [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
