import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { avatarLimits } from "#contract/limits.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { limitConcurrency, type ConcurrencyLimiter } from "#server/concurrency-limiter.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { invalid, malformed, tooLarge } from "#server/http/failure.ts";
import { readForm } from "#server/http/multipart.ts";
import type { Parts } from "#server/parts.ts";
import type { UserRow } from "#server/users/accounts.ts";
import { lockUser } from "#server/users/changes.ts";
import { drawPortrait } from "./portrait.ts";

// Each holds a picture of up to 5 MB until it has been drawn.
const inUpload = limitConcurrency({ concurrency: 16, queueLength: 0 });

// One account sends its pictures one after the other, so it cannot fill the queue of all.
const ownUploads = new Map<string, { inTurn: ConcurrencyLimiter; uploads: number }>();
const ownQueueLength = 8;

/**
 * The kept form of the picture in an upload of this account. Throws 400, 413, 415 or 422 when there
 * is none to keep, and 503 when too many wait.
 */
export async function receivePortrait(
  request: IncomingMessage,
  accountId: string,
): Promise<Buffer> {
  const own = ownUploads.get(accountId) ?? {
    inTurn: limitConcurrency({ concurrency: 1, queueLength: ownQueueLength }),
    uploads: 0,
  };
  ownUploads.set(accountId, own);
  own.uploads += 1;
  try {
    return await own.inTurn(() => inUpload(() => receiveAndDraw(request)));
  } finally {
    own.uploads -= 1;
    if (own.uploads === 0) ownUploads.delete(accountId);
  }
}

async function receiveAndDraw(request: IncomingMessage): Promise<Buffer> {
  const portrait = await drawPortrait(await receivePicture(request));
  if (typeof portrait === "string") throw invalid({ avatar: [portrait] });
  return portrait;
}

/**
 * Puts a portrait in the place of the one before, or none. Each has an address of its own, so that
 * browsers may keep it for ever. The change stamp of the account stays: a portrait is no field of the
 * profile form, and must not make its next save look stale.
 */
export async function replaceAvatar(
  { db, clock }: Pick<Parts, "db" | "clock">,
  portrait: Buffer | null,
  actor: Actor,
): Promise<UserRow> {
  const key = portrait === null ? null : randomBytes(18).toString("base64url");
  return transact(db, async (tx) => {
    const user = await lockUser(tx, actor.actorId);
    if (key === null && user.avatar === null) return user;
    await tx.deleteFrom("avatars").where("user_id", "=", user.id).execute();
    if (key !== null && portrait !== null) {
      await tx.insertInto("avatars").values({ key, user_id: user.id, bytes: portrait }).execute();
    }
    await tx.updateTable("users").set({ avatar: key }).where("id", "=", user.id).execute();
    await audit(tx, { at: clock(), action: "avatar_changed", ...actor });
    return { ...user, avatar: key };
  });
}

/** The picture under a key, if it is still somebody's portrait. */
export async function findAvatar(db: Db, key: string): Promise<Buffer | undefined> {
  // No key has other letters, and PostgreSQL refuses to compare with some of them.
  if (!/^[\w-]+$/.test(key)) return undefined;
  const row = await db
    .selectFrom("avatars")
    .select("bytes")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.bytes;
}

async function receivePicture(request: IncomingMessage): Promise<Buffer> {
  const pictures: (Buffer | "tooLarge")[] = [];
  await readForm(request, async (field, stream) => {
    if (field === "avatar") pictures.push(await collect(stream, avatarLimits.maxUploadBytes));
    else stream.resume();
  });
  const [picture, ...more] = pictures;
  if (more.length > 0) throw malformed("failure.oneFile");
  if (picture === "tooLarge") {
    throw tooLarge("failure.avatarTooLarge", { avatar: ["field.avatar.large"] });
  }
  if (picture === undefined || picture.length === 0) {
    throw invalid({ avatar: ["field.avatar.required"] });
  }
  return picture;
}

/** Reads a file to its end, holding no more of it than the limit. */
async function collect(stream: Readable, maxBytes: number): Promise<Buffer | "tooLarge"> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) chunks.length = 0;
    else chunks.push(chunk);
  }
  return bytes > maxBytes ? "tooLarge" : Buffer.concat(chunks);
}
