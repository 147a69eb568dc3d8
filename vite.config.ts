import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  css: {
    postcss: {
      plugins: [
        {
          // Tailwind repeats its @property rules for browsers older than those the site is built for.
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
    target: ["chrome111", "firefox128", "safari16.4"],
    // Everything is a file of its own: the policy allows no data in styles or fonts.
    assetsInlineLimit: 0,
    // A link asks for its page as soon as it is pointed at, so code that comes late may take a step
    // more. Naming all its files beforehand would weigh on every first page.
    modulePreload: false,
    // One sheet, which stands in every page (web/document/document.ts).
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Every page names the others' files, so their names are short.
        chunkFileNames: "assets/[hash:7].js",
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            // Stays in one file with the entry, which every page needs anyway.
            { name: "start", tags: ["$initial"] },
            // What forms share: their controls and the limits of their values.
            {
              name: "forms",
              test: /[\\/](?:contract[\\/]limits|web[\\/]ui[\\/](?:button|controls|field|loading))\./,
              minShareCount: 2,
            },
            // What the home page shares with others, in one file instead of nine.
            {
              name: "sections",
              test: /[\\/](?:web[\\/](?:art[\\/]|layout[\\/](?:area-image|emblem|link-button|reveal|section)\.)|icons[\\/](?:arrow-right|blocks|brain-circuit|globe)\.)/,
              minShareCount: 2,
            },
            // What About shares with the pages that it links to.
            {
              name: "about",
              test: /[\\/](?:web[\\/]layout[\\/]call-to-action|content[\\/](?:solutions|videos)|icons[\\/]scale)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
