import { LostFile } from "./lost-files.ts";

/**
 * Brings code that comes late. What does not come is a `LostFile`, whether it could not be had or failed as
 * it began; its cause tells which. The build puts this in the place of Vite's helper, which announces every
 * loss alike, also of what was only asked for ahead.
 */
export async function preload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new LostFile("A file could not be loaded", { cause });
  }
}
