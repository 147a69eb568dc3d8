import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  css: {
    postcss: {
      plugins: [
        {
          // Removes Tailwind's @property fallbacks for browsers that the site does not support.
          postcssPlugin: "without-fallback",
          AtRule: {
            layer: (rule) => {
              if (rule.params === "properties" && rule.nodes !== undefined) rule.remove();
            },
          },
        },
      ],
    },
  },
  define: { __CLIENT_MANIFEST__: "null", __STYLES__: "null" },
  build: {
    target: ["chrome100", "firefox102", "safari15.4"],
    // Styles may degrade in browsers before these.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    // The Content-Security-Policy forbids data: URLs in styles and fonts.
    assetsInlineLimit: 0,
    // Links prefetch their page on hover, so lists of preloads would only make every page larger.
    modulePreload: false,
    // One stylesheet, inlined in every page (web/head/document.ts).
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Short names, because every page contains the names of the others' files.
        chunkFileNames: "assets/[hash:7].js",
        codeSplitting: {
          groups: [
            // One file with the entry and React, which every page needs.
            { name: "start", tags: ["$initial"] },
            // The parts of public pages, in one file instead of nine.
            { name: "sections", test: /[\\/]web[\\/](?:sections|art)[\\/]/, minShareCount: 2 },
            // What the pages of positions share.
            { name: "positions", test: /[\\/]web[\\/]positions[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
