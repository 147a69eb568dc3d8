import type { Insertable, Selectable } from "kysely";
import * as z from "zod/mini";
import type { Language } from "#contract/languages.ts";
import { PositionFields, type Position } from "#contract/positions.ts";
import type { Db, PositionsTable } from "#server/db/schema.ts";

/** A position as stored, in the order of `order`. */
export type PositionRecord = PositionFields & {
  id: string;
  order: number;
  former_slugs: string[];
  created_at: string;
  updated_at: string;
};

/** The JSON of the column `names`: what a position is found by. */
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

/** Reads every position in its order. There are few. */
export async function readPositions(db: Db): Promise<PositionRecord[]> {
  const rows = await db
    .selectFrom("positions")
    .selectAll()
    .orderBy("place")
    .orderBy("id")
    .execute();
  const former = await readFormerSlugs(db);
  return rows.map((row) => asRecord(row, former.get(row.id) ?? []));
}

function asRecord(row: Selectable<PositionsTable>, former_slugs: string[]): PositionRecord {
  const { names, content, place, announced_closing: _, ...columns } = row;
  return {
    ...columns,
    ...Names.parse(JSON.parse(names)),
    ...Content.parse(JSON.parse(content)),
    order: place,
    former_slugs,
  };
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

async function readFormerSlugs(db: Db): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom("former_slugs").selectAll().orderBy("slug").execute();
  const slugs = new Map<string, string[]>();
  for (const { slug, position_id } of rows) {
    slugs.set(position_id, [...(slugs.get(position_id) ?? []), slug]);
  }
  return slugs;
}

/** A position by its names: a slug or an earlier one, and in each language a label and a title. */
type NamedPosition = Pick<PositionRecord, "slug" | "state" | "label" | "title" | "former_slugs">;

/** Finds the position that an applicant or a filter names: by slug, former slug, label or title. */
export async function findNamedPosition(db: Db, text: string): Promise<NamedPosition | undefined> {
  const rows = await db
    .selectFrom("positions")
    .select(["id", "slug", "state", "names"])
    .orderBy("place")
    .execute();
  const former = await readFormerSlugs(db);
  const named = rows.map(({ id, slug, state, names }) => ({
    slug,
    state,
    former_slugs: former.get(id) ?? [],
    ...Names.parse(JSON.parse(names)),
  }));
  return findPosition(named, text);
}

/**
 * The position with this slug, label or title, ignoring case. A slug comes before another position's
 * title, and an open position before a closed one of the same title. Titles of drafts are secret.
 */
export function findPosition(positions: readonly NamedPosition[], text: string) {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return undefined;
  const isWanted = (name: string) => name.toLowerCase() === wanted;
  const withName = positions.filter(
    ({ state, label, title }) =>
      state !== "draft" && [label.en, label.vi, title.en, title.vi].some(isWanted),
  );
  return (
    positions.find(({ slug, former_slugs }) => [slug, ...former_slugs].some(isWanted)) ??
    withName.find(({ state }) => state === "open") ??
    withName[0]
  );
}

/** Every `job_id` of a position's applications, given one of them. */
export async function jobIdsOf(db: Db, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("positions")
    .leftJoin("former_slugs", "former_slugs.position_id", "positions.id")
    .select(["positions.slug", "former_slugs.slug as former"])
    .where((eb) =>
      eb.or([
        eb("positions.slug", "=", jobId),
        eb(
          "positions.id",
          "in",
          eb.selectFrom("former_slugs").select("position_id").where("slug", "=", jobId),
        ),
      ]),
    )
    .execute();
  const slugs = rows.flatMap(({ slug, former }) => (former === null ? [slug] : [slug, former]));
  return Array.from(new Set([...slugs, jobId]));
}

/** The title of a position in a language. */
export const titleOf = ({ title, label }: Pick<Position, "title" | "label">, language: Language) =>
  title[language] || label[language] || title.en;
