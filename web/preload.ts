/**
 * Brings code that comes late. Lost code is announced by Vite's own event. The build puts this in the
 * place of Vite's helper, which does more than is needed here.
 */
export async function preload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    dispatchEvent(new Event("vite:preloadError"));
    throw cause;
  }
}
