import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { hasPage } from "#contract/page-positions.ts";
import type { PositionRecord } from "#server/positions/records.ts";
import { limitedProgram } from "#server/sandbox/limited-program.ts";
import { readTheme } from "#server/mail/theme.ts";

/** Drawn previews in memory. Each has some 20 KB. */
const maxDrawn = 500;

const drawPreview = limitedProgram(new URL("./social-preview-process.ts", import.meta.url), {
  milliseconds: 5_000,
  heapMb: 64,
  memoryMb: 256,
  concurrency: 1,
  queueLength: 20,
  outputBytes: 1024 * 1024,
});

/**
 * Draws the social previews of positions when they are first asked for, since their titles are in the
 * database: `/social/careers-<slug>.png`, in Vietnamese `-vi.png`. `client` has the logo.
 */
export function positionPreviews(client: string) {
  const drawn = new Map<string, Promise<Buffer>>();

  async function draw(title: string): Promise<Buffer> {
    const colours = readTheme().light;
    const picture = await drawPreview(async () => {
      const logo = await readFile(join(client, "logo.png"));
      return { title, siteName: company.name, colours, logo };
    });
    return Buffer.from(z.instanceof(Uint8Array).parse(picture));
  }

  /** The PNG at a path; undefined where no position has it. */
  return (path: string, positions: readonly PositionRecord[]): Promise<Buffer> | undefined => {
    const title = titleAt(path, positions);
    if (title === undefined) return undefined;
    const known = drawn.get(title);
    if (known !== undefined) return known;
    if (drawn.size >= maxDrawn) drawn.clear();
    const picture = draw(title);
    drawn.set(title, picture);
    picture.catch(() => drawn.delete(title));
    return picture;
  };
}

function titleAt(path: string, positions: readonly PositionRecord[]): string | undefined {
  const [, name = ""] = /^\/social\/careers-([a-z0-9-]+)\.png$/.exec(path) ?? [];
  const titleOf = (slug: string, language: Language) =>
    positions.find((position) => position.slug === slug && hasPage(position))?.title[language];
  return (
    titleOf(name, "en") ?? (name.endsWith("-vi") ? titleOf(name.slice(0, -3), "vi") : undefined)
  );
}
