import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const grounds = ["paper", "surface", "neutral-soft"] as const;
export const inverse = [
  "inverse",
  "inverse-second",
  "inverse-third",
  "inverse-fourth",
  "inverse-neutral",
] as const;
export const glows = inverse.map((ground) => `${ground}-glow` as const);
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

/** The roles of the colours in content/theme.css. */
export const roles = [...grounds, ...inverse, ...glows, ...others];
export type Role = (typeof roles)[number];

/** Colours as #rrggbb. */
export type Colours = Record<Role, string>;
export type Mode = "light" | "dark";

export type Theme = Record<Mode, Colours> & {
  radius: { sm: string; md: string; lg: string };
  /** A list of font families, the company's first. */
  typeface: string;
};

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

export const colours = (colourOf: (role: Role) => string): Colours =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each role is a key
  Object.fromEntries(roles.map((role) => [role, colourOf(role)])) as Colours;
