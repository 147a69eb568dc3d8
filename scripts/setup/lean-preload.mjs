// @ts-check

/**
 * Lets web/preload.ts bring the code that comes late.
 * @returns {import("vite").Plugin}
 */
export function leanPreload() {
  return {
    name: "lean-preload",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { preload as __vitePreload } from "#web/preload.ts";`,
    },
  };
}
