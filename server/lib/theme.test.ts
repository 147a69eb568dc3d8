import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { readTheme, themeFile } from "#server/mail/theme.ts";

const css = await readFile(themeFile, "utf8");
const withValue = (name: string, value: string) =>
  css.replace(new RegExp(`(--${name}:\\s*)[^;]+`), `$1${value}`);

test("the theme has the colours of both modes, the radius and the typeface", () => {
  const changed = withValue("color-primary", "light-dark(#123456, #ABCDEF)").replace(
    /(--color-inverse:\s*)[^;]+/,
    "$1#010203",
  );
  const theme = readTheme(changed);
  assert.equal(theme.light.primary, "#123456");
  assert.equal(theme.dark.primary, "#ABCDEF");
  assert.deepEqual([theme.light.inverse, theme.dark.inverse], ["#010203", "#010203"]);
  assert.match(theme.radius.md, /^\d+px$/);
  assert.match(theme.typeface, /Be Vietnam Pro/);
});

test("a comment in the theme is no value", () => {
  const { light } = readTheme(`/* --color-primary: #000000; */ ${css}`);
  assert.notEqual(light.primary, "#000000");
});

test("every missing or unreadable value of the theme is named at once", () => {
  const broken = withValue("color-primary", "teal").replace(/--radius-sm:[^;]+;/, "");
  assert.throws(() => readTheme(broken), {
    message: [
      "theme.css: --color-primary must be #rrggbb or light-dark(#rrggbb, #rrggbb)",
      "theme.css: --radius-sm is missing",
    ].join("\n"),
  });
});
