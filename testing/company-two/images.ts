export type ImageRecord = {
  width: number;
  height: number;
  widths: readonly number[];
};

/** No pictures: every one has its replacement. */
export const images: Readonly<Record<string, ImageRecord>> = {};
