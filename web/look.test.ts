import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { dialogs } from "../e2e/look/dialogs.ts";
import { pages, panel, settings } from "../e2e/look/screens.ts";
import { panelRoutes } from "./admin/routes.ts";
import { routes } from "./routes.ts";

const read = (name: string) => readFile(join(import.meta.dirname, name), "utf8");

/** The components that dialogs and menus consist of. The icon "Menu" has a size. */
const parts =
  /<(?:Dialog|FormDialog|ConfirmDialog|DeleteDialog|DetailsDialog|Menu|dialog)\b(?! className="size)/;

test("the browser looks at every page, screen of the panel and section of the settings", async () => {
  assert.deepEqual(Object.keys(pages).sort(), [...routes.map(({ id }) => id), "notFound"].sort());
  assert.deepEqual(Object.keys(panel).sort(), panelRoutes.map(({ id }) => id).sort());
  const sections = (await read("admin/settings/sections.ts")).matchAll(/\{ id: "([\w-]+)"/g);
  assert.deepEqual(
    settings,
    Array.from(sections, ([, id]) => id),
  );
});

test("every dialog and menu is opened, or the table says why not", async () => {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const showing = files
    .filter((name) => name.endsWith(".tsx"))
    .map(async (name) => (parts.test(await read(name)) ? [name] : []));
  assert.deepEqual((await Promise.all(showing)).flat().sort(), Object.keys(dialogs).sort());
});
