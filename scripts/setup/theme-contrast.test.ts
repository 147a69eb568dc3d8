import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { sampleFacts } from "../../content/company.ts";
import { readTheme, themeFile } from "#server/mail/theme.ts";
import { root } from "./project.mjs";
import { contrastOf, findLowContrasts, groundOf } from "./theme-contrast.ts";

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

const ofSample = { skip: !sampleFacts.includes("primaryColor") };

test(
  "in the dark, each ground and each line stands out from what is below it",
  ofSample,
  async () => {
    const theme = readTheme(await readFile(join(root, "content", "theme.css"), "utf8"));
    const [paper, surface, raised] = (["paper", "surface", "raised"] as const).map((ground) =>
      groundOf(theme, "dark", ground),
    );
    const { line } = theme.dark;
    assert.ok(contrastOf(surface ?? "", paper ?? "") >= 1.15);
    assert.ok(contrastOf(raised ?? "", surface ?? "") >= 1.15);
    for (const ground of [paper, surface]) assert.ok(contrastOf(line, ground ?? "") >= 1.6);
  },
);

test("contrast is that of WCAG", () => {
  assert.equal(contrastOf("#ffffff", "#000000"), 21);
  assert.equal(contrastOf("#777777", "#ffffff").toFixed(2), "4.48");
});
