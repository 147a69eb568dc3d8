/**
 * Classes of a part on the lacquer ground of the pictures, alike in both themes: gold for what can be
 * pressed, pale for what is read.
 */
export const lacquer = [
  "bg-plate bg-radial-[at_75%_40%] from-plate-light to-plate text-ink",
  "[--color-ink:var(--color-plate-pale)] [--color-muted:#c2c9b4] [--color-bronze:var(--color-plate-gold)]",
  "[--color-jade:var(--color-plate-gold)] [--color-jade-strong:var(--color-plate-pale)] [--color-on-jade:#1d1404]",
  "[--color-edge:#8c8363] [--color-line:#24473f]",
].join(" ");
