import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanIcons } from "./scripts/setup/lean-icons.mjs";

export default defineConfig({
  plugins: [leanIcons(), react(), tailwindcss()],
  define: { __CLIENT_MANIFEST__: "null" },
  build: {
    target: ["chrome111", "firefox128", "safari16.4"],
    // Everything is a file of its own: the policy allows no data in styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
            },
            // What most pages share comes in one file instead of a crowd of crumbs. Nothing that
            // stands on Base UI may be in it.
            {
              name: "shared",
              test: /[\\/](?:web[\\/](?:art|layout|ui[\\/](?:badge|button|button-look|card|spinner)\.)|lucide-react[\\/]|content[\\/]positions)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
