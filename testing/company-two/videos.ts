import type { Video } from "#content-types";

export const videos: readonly Video[] = [];
