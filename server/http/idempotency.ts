import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { isDuplicate } from "#server/db/engine.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { malformed, requestReused } from "./http-error.ts";
import { currentUserOf } from "./requests.ts";
import { hash } from "node:crypto";

// A repeated request with the same Idempotency-Key creates one record, and changes many records once.

export type IdempotencyKey = { keyHash: string; checksum: string };

/**
 * Reads the Idempotency-Key of a request, if it has one. `resumeChecksum` is that of an uploaded resume.
 * Throws 400 for an invalid key.
 */
export function idempotencyKeyOf(
  header: string | string[] | undefined,
  fields: object,
  resumeChecksum: string | null = null,
): IdempotencyKey | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^[\u0021-\u007e]{8,200}$/.test(header)) throw malformed();
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const submission = JSON.stringify([content, resumeChecksum]);
  return {
    keyHash: hash("sha256", header, "base64url"),
    checksum: hash("sha256", submission, "base64url"),
  };
}

/** As `idempotencyKeyOf`, for a signed-in user: somebody else's request is another one. */
export const idempotencyKeyOfUser = (request: FastifyRequest, content: object) =>
  idempotencyKeyOf(request.headers["idempotency-key"], {
    ...content,
    author: currentUserOf(request).id,
  });

/**
 * Finds the response to an earlier request with this key. Throws 422 with that response if the content
 * differs; only its sender knows the key.
 */
async function findResponse<Response>(
  db: Db,
  key: IdempotencyKey,
  schema: z.ZodMiniType<Response>,
): Promise<Response | undefined> {
  const saved = await db
    .selectFrom("idempotency_keys")
    .select(["checksum", "response"])
    .where("key_hash", "=", key.keyHash)
    .executeTakeFirst();
  if (saved === undefined) return undefined;
  const response: unknown = JSON.parse(saved.response);
  if (saved.checksum !== key.checksum) throw requestReused(response);
  return schema.parse(response);
}

/** Saves the response in the caller's transaction. The second of two requests with one key fails here. */
export const saveResponse = (tx: Tx, key: IdempotencyKey, response: object, at: string) =>
  tx
    .insertInto("idempotency_keys")
    .values({
      key_hash: key.keyHash,
      checksum: key.checksum,
      response: JSON.stringify(response),
      created_at: at,
    })
    .execute();

const isRepeated = (error: unknown) => isDuplicate(error, "idempotency_keys", "key_hash");

/** Runs work whose transaction saves its response. A request with a repeated key gets the first response. */
export async function respondOnce<Response>(
  db: Db,
  key: IdempotencyKey | undefined,
  schema: z.ZodMiniType<Response>,
  work: () => Promise<Response>,
): Promise<Response> {
  const find = async () => key && findResponse(db, key, schema);
  const earlier = await find();
  if (earlier !== undefined) return earlier;
  try {
    return await work();
  } catch (error) {
    const first = isRepeated(error) ? await find() : undefined;
    if (first === undefined) throw error;
    return first;
  }
}

/** Saved response of a created record. */
const SavedRecord = z.object({ id: z.string(), at: z.string() });
type SavedRecord = z.infer<typeof SavedRecord>;

/**
 * Creates a record once for a key. The caller holds a lock, so repetitions wait. Throws 422
 * for a key that a request about another application uses at the same time.
 */
export async function createOnce(
  tx: Tx,
  key: IdempotencyKey | undefined,
  now: Date,
  create: () => Promise<SavedRecord>,
): Promise<SavedRecord> {
  const earlier = key && (await findResponse(tx, key, SavedRecord));
  if (earlier !== undefined) return earlier;
  const record = await create();
  if (key !== undefined) {
    await saveResponse(tx, key, record, now.toISOString()).catch((error: unknown) => {
      throw isRepeated(error) ? requestReused() : error;
    });
  }
  return record;
}
