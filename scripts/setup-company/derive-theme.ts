import { colours, readTheme, roles, type Mode, type Role, type Theme } from "#server/mail/theme.ts";
import { contrastOf, contrasts, groundOf, linearRgb } from "../setup/theme-contrast.ts";

/** A colour by lightness (0 to 1), chroma (0 to about 0.3) and hue in degrees: OKLCH. */
type Shade = { lightness: number; chroma: number; hue: number };

/** Greys have no hue to turn the other colours by. */
const greyBelow = 0.02;

const isFixed = (role: Role) => /danger|info|warning/.test(role);

/**
 * The theme in another primary colour: the other colours turn by the same angle, except the colours of
 * danger, information and warnings. Colours that would be hard to read become lighter or darker.
 */
export function deriveTheme(css: string, primaryColor: string): string {
  const note = `/* primaryColor: ${primaryColor.toLowerCase()} */`;
  // The owner may have changed other colours since.
  if (css.includes(note)) return css;
  const old = readTheme(css);
  const given = shadeOf(primaryColor);
  const from = shadeOf(old.light.primary);
  const angle = given.chroma < greyBelow ? 0 : given.hue - from.hue;
  const strength = Math.min(1.5, given.chroma / from.chroma);
  const turn = (mode: Mode) => (role: Role) => {
    if (isFixed(role)) return old[mode][role];
    const { lightness, chroma, hue } = shadeOf(old[mode][role]);
    const isPrimary = role.includes("primary");
    return colourOf({
      lightness,
      chroma: isPrimary ? chroma * strength : chroma,
      hue: hue + angle,
    });
  };
  const theme = { ...old, light: colours(turn("light")), dark: colours(turn("dark")) };
  theme.light.primary = primaryColor.toLowerCase();
  makeReadable(theme);
  const primary = shadeOf(theme.light.primary);
  theme.light["primary-strong"] = colourOf({ ...primary, lightness: primary.lightness - 0.07 });
  makeReadable(theme);
  const written = roles.reduce((text, role) => withColour(text, role, theme), css);
  return `${note}\n${written.replace(/^\/\* primaryColor: .*\n/, "")}`;
}

function withColour(css: string, role: Role, { light, dark }: Theme): string {
  const value =
    light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`;
  return css.replace(new RegExp(`(--color-${role}:\\s*)[^;]+`), `$1${value}`);
}

/** Moves each colour away from those behind it until the contrast is enough. */
function makeReadable(theme: Theme): void {
  for (const mode of ["light", "dark"] as const) {
    for (const [minimum, fronts, backs] of contrasts) {
      for (const front of fronts) {
        theme[mode][front] = readable(
          theme[mode][front],
          backs.map((back) => groundOf(theme, mode, back)),
          minimum,
        );
      }
    }
  }
}

function readable(colour: string, backs: readonly string[], minimum: number): string {
  const isReadable = (one: string) => backs.every((back) => contrastOf(one, back) >= minimum);
  if (isReadable(colour)) return colour;
  const shade = shadeOf(colour);
  const [back = "#ffffff"] = backs;
  const isDarkBehind = contrastOf(back, "#ffffff") > contrastOf(back, "#000000");
  const end = isDarkBehind ? 1 : 0;
  const steps = Array.from({ length: 101 }, (_, step) =>
    colourOf({ ...shade, lightness: shade.lightness + ((end - shade.lightness) * step) / 100 }),
  );
  return steps.find(isReadable) ?? (isDarkBehind ? "#ffffff" : "#000000");
}

// The constants of OKLab, https://bottosson.github.io/posts/oklab
function shadeOf(colour: string): Shade {
  const [red = 0, green = 0, blue = 0] = linearRgb(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The nearest colour of a screen: one that is too strong becomes paler. */
function colourOf({ lightness, chroma, hue }: Shade): string {
  const isOnScreen = (part: number) => part >= -0.0005 && part <= 1.0005;
  for (let strength = chroma; strength > 0.001; strength *= 0.97) {
    const parts = linearParts({ lightness, chroma: strength, hue });
    if (parts.every(isOnScreen)) return hexOf(parts);
  }
  return hexOf(linearParts({ lightness, chroma: 0, hue }));
}

function linearParts({ lightness, chroma, hue }: Shade): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const hexOf = (parts: readonly number[]) =>
  `#${parts
    .map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
