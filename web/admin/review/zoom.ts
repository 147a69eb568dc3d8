const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export type ZoomStep = "in" | "out" | "fit";

/** The next zoom in a direction; 1 is as wide as there is room. */
export function zoomed(zoom: number, step: ZoomStep): number {
  if (step === "fit") return 1;
  const next =
    step === "in" ? levels.find((level) => level > zoom) : levels.findLast((level) => level < zoom);
  return next ?? zoom;
}
