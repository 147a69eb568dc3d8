/** A picture as it lies in /images: `<name>-<width>.avif` and `.webp` for each of its widths. */
export type ImageRecord = {
  /** Size of the widest file. */
  width: number;
  height: number;
  widths: readonly number[];
};

/** The pictures there are, by name. */
export const images: Readonly<Record<string, ImageRecord>> = {};
