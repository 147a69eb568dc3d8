import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const grounds = ["paper", "surface", "neutral-soft"] as const;
const inverse = [
  "inverse",
  "inverse-second",
  "inverse-third",
  "inverse-fourth",
  "inverse-neutral",
] as const;
const glows = inverse.map((ground) => `${ground}-glow` as const);
const others = [
  "ink",
  "muted",
  "line",
  "edge",
  "accent",
  ...(["primary", "primary-strong", "primary-soft", "on-primary"] as const),
  ...(["danger", "danger-strong", "danger-soft", "on-danger"] as const),
  ...(["info", "info-soft", "warning", "warning-soft"] as const),
  ...(["on-inverse", "inverse-muted", "inverse-edge", "inverse-accent"] as const),
  "on-inverse-accent",
] as const;

/** What each colour of content/theme.css is for. */
export const roles = [...grounds, ...inverse, ...glows, ...others];
export type Role = (typeof roles)[number];

/** Colours as #rrggbb. */
export type Colours = Record<Role, string>;
export type Mode = "light" | "dark";

/** The company's look. */
export type Theme = Record<Mode, Colours> & {
  radius: { sm: string; md: string; lg: string };
  /** A list of font families, the company's first. */
  typeface: string;
};

/** WCAG AA: for text, and for the borders of controls. */
const text = 4.5;
const border = 3;

/** The least contrast of each of the first colours on each of the second ones. */
export const contrasts: readonly [number, readonly Role[], readonly Role[]][] = [
  [text, ["ink", "muted", "primary", "primary-strong"], grounds],
  [text, ["danger", "danger-strong", "info", "warning"], grounds],
  [text, ["accent"], ["paper", "surface"]],
  [text, ["primary"], ["primary-soft"]],
  [text, ["danger"], ["danger-soft"]],
  [text, ["info"], ["info-soft"]],
  [text, ["warning"], ["warning-soft"]],
  [text, ["on-primary"], ["primary", "primary-strong"]],
  [text, ["on-danger"], ["danger", "danger-strong"]],
  [text, ["on-inverse", "inverse-muted", "inverse-accent"], [...inverse, ...glows]],
  [text, ["on-inverse-accent"], ["inverse-accent", "on-inverse"]],
  [border, ["edge"], ["paper", "surface"]],
  [border, ["inverse-edge"], inverse],
];

/** The theme of the company in a folder. */
export const themeIn = (folder: string): Theme =>
  readTheme(readFileSync(join(folder, "theme.css"), "utf8"));

export const themeFile = fileURLToPath(import.meta.resolve("#content/theme.css"));

/** Reads the theme. Throws an error that names each value that is missing or has another form. */
export function readTheme(css = readFileSync(themeFile, "utf8")): Theme {
  const values = new Map(
    css
      .replaceAll(/\/\*.*?\*\//gs, "")
      .matchAll(/--([\w-]+):\s*([^;]+);/g)
      .map(([, name = "", value = ""]) => [name, value] as const),
  );
  const problems: string[] = [];
  const colour = /^(#[\da-f]{6})$|^light-dark\(\s*(#[\da-f]{6})\s*,\s*(#[\da-f]{6})\s*\)$/i;
  const colourOf = (role: Role, mode: Mode) => {
    const [, both, light, dark] = colour.exec(values.get(`color-${role}`) ?? "") ?? [];
    const value = both ?? (mode === "light" ? light : dark);
    if (value !== undefined) return value;
    problems.push(`--color-${role} must be #rrggbb or light-dark(#rrggbb, #rrggbb)`);
    return "#000000";
  };
  const valueOf = (name: string) => {
    const value = values.get(name);
    if (value === undefined) problems.push(`--${name} is missing`);
    return value ?? "";
  };
  const theme = {
    light: colours((role) => colourOf(role, "light")),
    dark: colours((role) => colourOf(role, "dark")),
    radius: { sm: valueOf("radius-sm"), md: valueOf("radius-md"), lg: valueOf("radius-lg") },
    typeface: valueOf("font-sans"),
  };
  if (problems.length === 0) return theme;
  throw new Error(Array.from(new Set(problems), (one) => `theme.css: ${one}`).join("\n"));
}

/** The colours by their roles. */
export const colours = (colourOf: (role: Role) => string): Colours =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each role is a key
  Object.fromEntries(roles.map((role) => [role, colourOf(role)])) as Colours;

/** Names the colours that are hard to read on another, one line each. */
export const findLowContrasts = (theme: Theme): string[] =>
  (["light", "dark"] as const).flatMap((mode) =>
    contrasts.flatMap(([minimum, fronts, backs]) =>
      fronts.flatMap((front) =>
        backs.flatMap((back) => {
          const [one, other] = [theme[mode][front], theme[mode][back]];
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
