const asked = new Set<string>();

/**
 * Brings code that comes late, and beside it the files it stands on. Lost code is announced by
 * Vite's own event. The build puts this in the place of Vite's helper, which does more than is needed
 * here: all styles are in the first stylesheet.
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) ask(file);
  try {
    return await load();
  } catch (cause) {
    dispatchEvent(new Event("vite:preloadError"));
    throw cause;
  }
}

function ask(file: string): void {
  if (asked.has(file)) return;
  asked.add(file);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = `/${file}`;
  document.head.append(link);
}
