// The way through a list that changes while one walks: what is decided may leave the filter, and new
// applications come in at the top. Those already on the way keep their places.

/** A stretch of the list, as it was when it was read. */
export type Walk = {
  ids: readonly string[];
  /** How many stood before the first of them. */
  skipped: number;
  /** How many there were in all. */
  total: number;
  /** Whether the end of the list has been reached. */
  isEnd: boolean;
};

/** Reads some ids of the list as it is now. */
export type Read = (
  skip: number,
  limit: number,
) => Promise<{ ids: readonly string[]; total: number }>;

const step = 10;
const window = 2 * step;
/** More than come in at the top while one walks. */
const windowsOfNews = 5;

export async function startWalk(read: Read, skip: number): Promise<Walk> {
  const { ids, total } = await read(skip, step);
  return { ids, skipped: skip, total, isEnd: skip + ids.length >= total };
}

/** The walk with what follows its last one, however the list has moved meanwhile. */
export async function walkOn(walk: Walk, read: Read): Promise<Walk> {
  for (let skip = await skipKnown(walk, read); ; skip += window) {
    const { ids } = await read(skip, window);
    const next = ids.slice(lastKnown(walk, ids) + 1);
    if (next.length > 0) return { ...walk, ids: [...walk.ids, ...next] };
    if (ids.length < window) return { ...walk, isEnd: true };
  }
}

/**
 * How many stand before what follows: up to the last that is known, which is looked for from where it
 * stood towards the top, then further down. When nobody of the walk is left, all that is there follows.
 */
async function skipKnown(walk: Walk, read: Read): Promise<number> {
  const start = Math.max(0, walk.skipped + walk.ids.length - step);
  const above = Array.from({ length: Math.ceil(start / window) }, (_, windows) =>
    Math.max(0, start - (windows + 1) * window),
  );
  const below = Array.from(
    { length: windowsOfNews },
    (_, windows) => start + (windows + 1) * window,
  );
  for (const skip of [start, ...above, ...below]) {
    const { ids } = await read(skip, window);
    const known = lastKnown(walk, ids);
    if (known !== -1) return skip + known + 1;
    if (ids.length < window && skip > start) break;
  }
  return 0;
}

const lastKnown = (walk: Walk, ids: readonly string[]) =>
  ids.findLastIndex((id) => walk.ids.includes(id));

/** The walk with what stood before its first one. */
export async function walkBack(walk: Walk, read: Read): Promise<Walk> {
  const skip = Math.max(0, walk.skipped - step);
  const { ids } = await read(skip, walk.skipped - skip);
  const earlier = ids.filter((id) => !walk.ids.includes(id));
  return { ...walk, ids: [...earlier, ...walk.ids], skipped: skip };
}

/** Where an application stands in the walk and which are beside it. One that is not in it comes before all. */
export function placeIn(walk: Walk, id: string) {
  const index = walk.ids.indexOf(id);
  return {
    index,
    position: index === -1 ? undefined : walk.skipped + index + 1,
    previous: index > 0 ? walk.ids[index - 1] : undefined,
    next: walk.ids[index + 1],
  };
}

/** The page of the list on which the place stands. */
export const pageOf = (walk: Walk, index: number, pageSize: number) =>
  Math.floor((walk.skipped + Math.max(0, index)) / pageSize) + 1;
