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
    // One stylesheet, inlined in every page (web/document/document.ts).
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
            // Code that forms share: controls, values and limits.
            {
              name: "forms",
              test: /[\\/](?:contract[\\/]limits|web[\\/](?:forms[\\/]form-values|ui[\\/](?:button|controls|field|loading)))\./,
              minShareCount: 2,
            },
            // Code that the application form shares with the panel.
            {
              name: "application",
              test: /[\\/](?:contract[\\/]resume|web[\\/](?:forms[\\/]read-resume|i18n[\\/]format-file-size|ui[\\/]file-input)|icons[\\/](?:file-text|file-up))\./,
              minShareCount: 2,
            },
            // The alert with its icons.
            {
              name: "alert",
              test: /[\\/](?:web[\\/]ui[\\/]alert|icons[\\/](?:circle-check|circle-alert|info|triangle-alert))\./,
              minShareCount: 2,
            },
            // Code that the home page shares with others, in one file instead of nine.
            {
              name: "sections",
              test: /[\\/](?:web[\\/](?:art[\\/]|(?:router[\\/]link-button|layout[\\/](?:ornaments|reveal|section))\.)|content[\\/]areas\.|icons[\\/](?:arrow-right|blocks|brain-circuit|globe)\.)/,
              minShareCount: 2,
            },
            // Small parts of About, Careers and the projects.
            {
              name: "small",
              test: /[\\/](?:icons[\\/](?:layers|lightbulb|compass))\./,
              minShareCount: 2,
            },
            // Code that the pages of positions share.
            {
              name: "positions",
              test: /[\\/](?:web[\\/](?:positions[\\/](?:position-icon|positions)|pages[\\/]careers[\\/](?:position-links|report-step|text-link))|content[\\/]position-pictures|position-filters|icons[\\/]arrow-left)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
