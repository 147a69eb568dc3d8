import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { readTheme, themeFile } from "#server/mail/theme.ts";
import { contrastOf, findLowContrasts } from "./theme-contrast.ts";

const css = await readFile(themeFile, "utf8");

test("a colour that is hard to read is named with its ground, its mode and both contrasts", () => {
  const theme = readTheme(
    css.replace(/(--color-muted:\s*)[^;]+/, "$1light-dark(#999999, #a4afb8)"),
  );
  const lines = findLowContrasts({ ...theme, light: { ...theme.light, surface: "#ffffff" } });
  assert.ok(
    lines.includes(
      "theme.css: --color-muted (#999999) on --color-surface (#ffffff) in the light theme has a contrast of 2.84:1 and needs 4.5:1",
    ),
    lines.join("\n"),
  );
  assert.ok(
    lines.every((line) => line.includes("--color-muted")),
    lines.join("\n"),
  );
});

test("contrast is that of WCAG", () => {
  assert.equal(contrastOf("#ffffff", "#000000"), 21);
  assert.equal(contrastOf("#777777", "#ffffff").toFixed(2), "4.48");
});
