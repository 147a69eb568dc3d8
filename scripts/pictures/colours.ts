/** The colours of what the build draws, by their roles in the theme. */
export const colours = {
  paper: "#fbf9f4",
  ink: "#14201d",
  muted: "#55625e",
  line: "#ddd6c6",
  primary: "#0b6b5d",
  accent: "#8a5e18",
  inverse: "#071a17",
  "inverse-glow": "#124138",
  "inverse-edge": "#8c8363",
  "on-inverse": "#f5e6c4",
  "inverse-accent": "#dcb26a",
} as const;
