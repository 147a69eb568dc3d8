import type { CSSProperties } from "react";

// The measures of the review alone. They stand on its elements: the stylesheet comes with every page
// of the site, and a class used nowhere else would be carried by all of them.

type Measures = Record<"page" | "columns" | "beside" | "resume", CSSProperties>;

/** One column, with the decisions at the bottom of the screen. */
const narrow: Measures = {
  page: { paddingBottom: "8rem" },
  columns: {},
  beside: {},
  resume: { maxHeight: "80dvh", minHeight: "15rem" },
};

/** The resume on the left stays in sight while what is beside it is scrolled. */
const wide: Measures = {
  page: { paddingBottom: "2.5rem" },
  columns: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gridTemplateRows: "auto 1fr" },
  beside: { gridColumn: "1", gridRow: "1 / span 2", alignSelf: "stretch" },
  resume: { position: "sticky", top: "8.5rem", height: "calc(100dvh - 9.5rem)" },
};

export const measuresOf = (isNarrow: boolean): Measures => (isNarrow ? narrow : wide);
