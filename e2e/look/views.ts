/** How a screen is looked at. */
export type View = {
  width: 360 | 390 | 768 | 1366 | 1440;
  media: "light" | "dark" | "forced" | "print";
  language: "en" | "vi";
  zoom?: 1 | 2;
};

export const smallViews: readonly View[] = [
  { width: 360, media: "light", language: "vi" },
  { width: 1366, media: "forced", language: "vi" },
];

/** Pairs of widths, media and languages; the zoom at the width that it troubles most. */
export const fullViews: readonly View[] = [
  { width: 390, media: "dark", language: "en" },
  { width: 768, media: "light", language: "vi" },
  { width: 1366, media: "print", language: "vi" },
  { width: 1366, media: "forced", language: "vi" },
  { width: 1440, media: "forced", language: "en" },
  { width: 768, media: "dark", language: "vi", zoom: 2 },
];

/** The screens of `npm test`, which have most second states. */
export const small: ReadonlySet<string> = new Set([
  "applicationStatus",
  "apply",
  "panel dashboard",
  "panel applications",
  "panel application",
  "panel print",
  "panel users",
  "panel rejections",
  "settings retention",
  "application, rejected",
]);

export const smallDialogs: readonly string[] = [
  "layout/user-menu.tsx",
  "admin/applications/update-dialog.tsx",
];
