import { positionPictures } from "#content/position-pictures.ts";
import {
  emptyPosition,
  PositionSlug,
  missingTexts,
  type CreatePosition,
  type PositionFields,
  type UpdatePosition,
} from "#contract/positions.ts";
import { languages } from "#contract/languages.ts";
import { positionLimits } from "#contract/limits.ts";
import { audit, nameOf } from "#server/audit/audit.ts";
import type { AppContext } from "#server/context.ts";
import { exists } from "#server/db/lists.ts";
import { newId } from "#server/db/id.ts";
import type { Moment, Tx } from "#server/db/schema.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import { createOnce, type IdempotencyKey } from "#server/http/idempotency.ts";
import { nextVersion, refuseStale, type Actor } from "#server/http/requests.ts";
import { conflict, invalid, notFound, type FieldErrors } from "#server/http/http-error.ts";
import { localDay } from "#server/db/vietnam-time.ts";
import { addFigures } from "./list.ts";
import { columnsOf, findBySlug, readPositions, slugsOf, type PositionRecord } from "./records.ts";

export const positionTarget = (id: string) => ({ kind: "position", id }) as const;

/** Changes the list, which no other change reads or writes meanwhile. */
const changeList = <Result>(
  { db, clock }: AppContext,
  change: (tx: Tx, all: readonly PositionRecord[], now: Date) => Promise<Result>,
): Promise<Result> =>
  withTransaction(db, async (tx) => {
    await acquireLock(tx, "positions");
    const now = clock();
    return change(tx, await readPositions(tx), now);
  });

/** Adds a position at the end of the list. Returns its slug. A repeated key adds one. */
export const createPosition = (
  context: AppContext,
  input: CreatePosition,
  actor: Actor,
  key?: IdempotencyKey,
): Promise<string> =>
  changeList(context, async (tx, others, now) => {
    const create = () => insertPosition({ tx, now, actor }, others, input);
    return (await createOnce(tx, key, now, create)).id;
  });

/** The returned id is the slug, which leads to the position for ever. */
async function insertPosition(
  { tx, now, actor }: Moment & { actor: Actor },
  others: readonly PositionRecord[],
  input: CreatePosition,
): Promise<{ id: string; at: string }> {
  if (others.length >= positionLimits.positions) throw conflict("failure.positionsFull");
  const slug = input.slug ?? freeSlug(input.title?.en || input.title?.vi || "position", others);
  const fields = prepare({ ...emptyPosition, slug }, input, others, now);
  const id = newId(now);
  const at = now.toISOString();
  await tx
    .insertInto("positions")
    .values({
      ...columnsOf(fields),
      id,
      place: others.length,
      created_at: at,
      updated_at: at,
      updated_by: actor.actorId,
    })
    .execute();
  const target = positionTarget(id);
  const changed = Object.keys(input);
  await audit(tx, { at: now, action: "position_created", target, fields: changed, ...actor });
  return { id: fields.slug, at };
}

/**
 * Changes the given fields and languages of a position, and returns its slug. An earlier slug keeps leading
 * to it. Throws 404, 409 for a stale version, or 422 for missing texts.
 */
export const updatePosition = (
  context: AppContext,
  slug: string,
  change: UpdatePosition,
  actor: Actor,
): Promise<string> =>
  changeList(context, (tx, all, now) => changePosition({ tx, now, actor }, all, slug, change));

/** The same in the transaction of a caller, which has locked the list. */
export async function changePosition(
  { tx, now, actor }: Moment & { actor: Actor },
  all: readonly PositionRecord[],
  slug: string,
  { order, ...input }: UpdatePosition,
): Promise<string> {
  const before = requirePosition(all, slug);
  await refuseStale(actor, before.updated_at, async () => ({
    current: (await addFigures(tx, [before], now))[0],
    changedBy: await nameOf(tx, before.updated_by ?? null),
  }));
  const others = all.filter(({ id }) => id !== before.id);
  if (order !== undefined) await reorder(tx, others.toSpliced(order, 0, before));
  const { state: _, ...texts } = input;
  // A position that an administrator has edited is no sample any more.
  const isEdited = Object.keys(texts).length > 0 && input.is_sample === undefined;
  const fields = prepare(before, isEdited ? { ...input, is_sample: false } : input, others, now);
  if (fields.slug !== before.slug) await keepFormerSlug(tx, before, fields.slug);
  if (Object.keys(input).length > 0) {
    const updated_at = nextVersion(before.updated_at, now);
    await tx
      .updateTable("positions")
      .set({ ...columnsOf(fields), updated_at, updated_by: actor.actorId })
      .where("id", "=", before.id)
      .execute();
  }
  const changed = Object.keys(order === undefined ? input : { ...input, order });
  const target = positionTarget(before.id);
  await audit(tx, { at: now, action: "position_updated", target, fields: changed, ...actor });
  return fields.slug;
}

/** Deletes a position. Throws 409 while it has applications. */
export async function deletePosition(
  context: AppContext,
  slug: string,
  actor: Actor,
): Promise<void> {
  await changeList(context, async (tx, all, now) => {
    const position = requirePosition(all, slug);
    const applications = tx.selectFrom("applications").where("job_id", "in", slugsOf(position));
    if (await exists(applications.select("id"))) throw conflict("failure.positionUsed");
    await tx.deleteFrom("positions").where("id", "=", position.id).execute();
    await reorder(
      tx,
      all.filter(({ id }) => id !== position.id),
    );
    const target = positionTarget(position.id);
    await audit(tx, { at: now, action: "position_deleted", target, ...actor });
  });
}

/** The position with this slug or earlier slug: another editor may have changed it. Throws 404. */
export function requirePosition(all: readonly PositionRecord[], slug: string): PositionRecord {
  const position = findBySlug(all, slug);
  if (position === undefined) throw notFound("failure.positionNotFound");
  return position;
}

const translated = ["title", "label", "summary", "duties", "requirements", "benefits"] as const;

/** The fields after a change. Throws 422 for fields that are not allowed, or that an open position needs. */
function prepare(
  before: PositionFields,
  input: CreatePosition,
  positions: readonly PositionRecord[],
  now: Date,
): PositionFields {
  const after: PositionFields = Object.assign({ ...before }, input);
  for (const name of translated) {
    // A language that is not given stays.
    Object.assign(after, { [name]: { ...before[name], ...input[name] } });
  }
  for (const language of languages) {
    const isOwn = before.label[language] !== before.title[language];
    const kept = isOwn ? after.label[language] : "";
    after.label[language] = input.label?.[language] || kept || after.title[language];
  }
  const today = localDay(now);
  if (after.state === "open") after.posted_on ??= today;
  refuse(after, before, positions, today);
  return after;
}

function refuse(
  after: PositionFields,
  before: PositionFields,
  positions: readonly PositionRecord[],
  today: string,
): void {
  const { slug, state, closes_on, picture } = after;
  const errors: Record<string, FieldErrors[string]> = {};
  if (findBySlug(positions, slug) !== undefined) errors["slug"] = ["field.slug.taken"];
  if (!Object.hasOwn(positionPictures, picture)) errors["picture"] = ["field.picture.invalid"];
  if (state === "open") {
    for (const field of missingTexts(after)) errors[field] = ["field.position.missing"];
    const isNew = before.state !== "open" || before.closes_on !== closes_on;
    if (isNew && closes_on !== null && closes_on < today) {
      errors["closes_on"] = ["field.closesOn.past"];
    }
  }
  // Every page of a position is kept in memory.
  if (JSON.stringify(after).length > positionLimits.characters) {
    errors["summary"] = ["field.position.long"];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function reorder(tx: Tx, positions: readonly PositionRecord[]): Promise<void> {
  for (const [place, { id, order }] of positions.entries()) {
    if (place === order) continue;
    await tx.updateTable("positions").set({ place }).where("id", "=", id).execute();
  }
}

/** Keeps the earlier slug as a redirect. A slug that the position had before is its own again. */
async function keepFormerSlug(tx: Tx, { id, slug }: PositionRecord, next: string): Promise<void> {
  await tx.deleteFrom("former_slugs").where("slug", "=", next).execute();
  await tx.insertInto("former_slugs").values({ slug, position_id: id }).execute();
}

function freeSlug(title: string, positions: readonly PositionRecord[]): string {
  const plain = title
    .toLowerCase()
    .replaceAll("đ", "d")
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, (run) => (/^\p{M}+$/u.test(run) ? "" : "-"))
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, positionLimits.slug - 4);
  const base = PositionSlug.safeParse(plain).success
    ? plain
    : `position-${plain}`.replace(/-+$/, "");
  let slug = base;
  for (let number = 2; findBySlug(positions, slug) !== undefined; number += 1) {
    slug = `${base}-${number}`;
  }
  return slug;
}
