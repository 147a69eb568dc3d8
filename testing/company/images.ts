export type ImageRecord = {
  width: number;
  height: number;
  widths: readonly number[];
};

/** One portrait, the team and two projects have a picture; the others are missing on purpose. */
export const images: Readonly<Record<string, ImageRecord>> = {
  "projects/reading": { width: 640, height: 400, widths: [320, 640] },
  "projects/sandbox": { width: 640, height: 560, widths: [640] },
  "team/ceo": { width: 400, height: 500, widths: [400] },
  "team/team": { width: 640, height: 320, widths: [640] },
};
