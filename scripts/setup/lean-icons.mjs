// @ts-check
import { join } from "node:path";
import { root } from "./project.mjs";

const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Lets our own few lines draw the icons of lucide-react. Its general way to draw them, and the random
 * keys in them, would be a kilobyte of every page.
 * @returns {import("vite").Plugin}
 */
export function leanIcons() {
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer = "") {
      const isMaker = source === "../createLucideIcon.mjs" && icons.test(importer);
      return isMaker ? join(root, "web/ui/create-icon.ts") : null;
    },
    transform: {
      filter: { id: icons },
      handler: (code) => ({ code: code.replaceAll(/, key: "\w+"/g, ""), map: null }),
    },
  };
}
