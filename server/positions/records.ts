import type { Insertable } from "kysely";
import * as z from "zod/mini";
import type { Language } from "#contract/languages.ts";
import { isPublished } from "#contract/page-positions.ts";
import { PositionFields, type Position } from "#contract/positions.ts";
import type { Db, PositionsTable } from "#server/db/schema.ts";
import { localDay } from "#server/db/vietnam-time.ts";

/** A position as stored, in the order of `order`. */
export type PositionRecord = PositionFields & {
  id: string;
  order: number;
  former_slugs: string[];
  created_at: string;
  updated_at: string;
  updated_by?: string | null;
};

/** The JSON of the column `names`. */
const Names = z.pick(PositionFields, { title: true, label: true });
/** The JSON of the column `content`. */
const Content = z.pick(PositionFields, {
  summary: true,
  duties: true,
  requirements: true,
  benefits: true,
  skills: true,
  location: true,
  workplace: true,
  salary: true,
  openings: true,
  picture: true,
});

/** The list that a database had at a version; a transaction has a handle of its own. */
const lists = new WeakMap<Db, { version: string; positions: readonly PositionRecord[] }>();

/** Every position in its order. An unchanged list is read and parsed once, and is the same object. */
export async function readPositions(db: Db): Promise<readonly PositionRecord[]> {
  const version = await readVersion(db);
  const known = lists.get(db);
  if (known?.version === version) return known.positions;
  const positions = await parsePositions(db);
  lists.set(db, { version, positions });
  return positions;
}

/** The positions of a list as the public sees them on a day. */
const publicLists = new WeakMap<
  readonly PositionRecord[],
  { today: string; positions: readonly PositionRecord[] }
>();

/**
 * The positions as the public sees them: one before the day of `posted_on` is a draft. An unchanged list of
 * the same day is the same object.
 */
export async function readPublicPositions(db: Db, now: Date): Promise<readonly PositionRecord[]> {
  const all = await readPositions(db);
  const today = localDay(now);
  const known = publicLists.get(all);
  if (known?.today === today) return known.positions;
  const areAll = all.every((position) => isPublished(position, today));
  const positions = areAll ? all : all.map((position) => asPublicOn(position, today));
  publicLists.set(all, { today, positions });
  return positions;
}

const asPublicOn = (position: PositionRecord, today: string): PositionRecord =>
  isPublished(position, today) ? position : { ...position, state: "draft" };

/** A text that changes with the list, without its long texts. */
async function readVersion(db: Db): Promise<string> {
  const rows = await db
    .selectFrom("positions")
    .select(["id", "slug", "place", "state", "updated_at"])
    .orderBy("id")
    .execute();
  const former = await db.selectFrom("former_slugs").selectAll().orderBy("slug").execute();
  return JSON.stringify([rows, former]);
}

async function parsePositions(db: Db): Promise<PositionRecord[]> {
  const rows = await db
    .selectFrom("positions")
    .selectAll()
    .orderBy("place")
    .orderBy("id")
    .execute();
  const former = await db.selectFrom("former_slugs").selectAll().orderBy("slug").execute();
  const formerOf = Map.groupBy(former, ({ position_id }) => position_id);
  return rows.map((row) => {
    const { names, content, place, announced_closing: _, ...columns } = row;
    const former_slugs = (formerOf.get(row.id) ?? []).map(({ slug }) => slug);
    const texts = { ...Names.parse(JSON.parse(names)), ...Content.parse(JSON.parse(content)) };
    return { ...columns, ...texts, order: place, former_slugs };
  });
}

/** The columns of a position without its id, place and times. */
export function columnsOf(fields: PositionFields) {
  const { slug, kind, state, advertised, is_sample, posted_on, closes_on } = fields;
  return {
    slug,
    kind,
    state,
    advertised,
    is_sample,
    posted_on,
    closes_on,
    names: JSON.stringify(Names.parse(fields)),
    content: JSON.stringify(Content.parse(fields)),
  } satisfies Partial<Insertable<PositionsTable>>;
}

/** The slug of a position and its earlier ones: each leads to it, and applications name it by any. */
export const slugsOf = ({ slug, former_slugs }: PositionRecord) => [slug, ...former_slugs];

export const findBySlug = (positions: readonly PositionRecord[], slug: string) =>
  positions.find((position) => slugsOf(position).includes(slug));

/**
 * The position with this slug, label or title, ignoring case. A slug comes before another position's
 * title, and an open position before a closed one of the same title. Drafts are secret: their names are
 * like any other text.
 */
export function findPosition(positions: readonly PositionRecord[], text: string) {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return undefined;
  const isWanted = (name: string) => name.toLowerCase() === wanted;
  const published = positions.filter(({ state }) => state !== "draft");
  const withName = published.filter(({ label, title }) =>
    [label.en, label.vi, title.en, title.vi].some(isWanted),
  );
  return (
    published.find((position) => slugsOf(position).some(isWanted)) ??
    withName.find(({ state }) => state === "open") ??
    withName[0]
  );
}

/** Every `job_id` of a position's applications, given one of them. */
export async function jobIdsOf(db: Db, jobId: string): Promise<string[]> {
  const position = findBySlug(await readPositions(db), jobId);
  return position === undefined ? [jobId] : slugsOf(position);
}

/** The titles of the position that an application names, by language. */
export async function findTitlesOf(db: Db, jobId: string) {
  const position = findBySlug(await readPositions(db), jobId);
  return position && { en: titleOf(position, "en"), vi: titleOf(position, "vi") };
}

export const titleOf = ({ title, label }: Pick<Position, "title" | "label">, language: Language) =>
  title[language] || label[language] || title.en;
