import * as z from "zod/mini";
import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { avatarLimits } from "#contract/limits.ts";
import { audit } from "#server/audit/audit.ts";
import { lockUser, setUserColumns, type UserRow } from "#server/accounts/user-record.ts";
import { limitedProgram, LimitedProgramError } from "#server/sandbox/limited-program.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { abortOnDisconnect, type Actor } from "#server/http/requests.ts";
import { invalid, malformed, tooLarge } from "#server/http/http-error.ts";
import type { ServerText } from "#server/http/language.ts";
import { limitUploads, readForm } from "#server/http/multipart.ts";
import type { AppContext } from "#server/context.ts";
import type { PictureProblem } from "./draw-portrait.ts";

/** Each upload holds up to 5 MB of memory until the portrait is drawn. */
const beginUpload = limitUploads({ total: 16, perClient: 4 });

/**
 * Reads the uploaded picture and draws the portrait. Throws 400, 413, 415 or 422 without a usable
 * picture, and 503 during too many uploads.
 */
export async function receivePortrait(reply: FastifyReply, userId: string): Promise<Buffer> {
  const end = beginUpload(userId);
  try {
    const picture = await receivePicture(reply.request.raw);
    const portrait = await drawPortrait(picture, abortOnDisconnect(reply));
    if (typeof portrait === "string") throw invalid({ avatar: [portrait] });
    return portrait;
  } finally {
    end();
  }
}

/**
 * Replaces or removes the portrait. Each one has a new address, so that browsers can cache it forever.
 * The version of the user stays: the profile form has no portrait, so a new one must not make the next
 * save of the form stale.
 */
export async function replaceAvatar(
  { db, clock }: AppContext,
  portrait: Buffer | null,
  actor: Actor,
): Promise<UserRow> {
  const key = portrait === null ? null : randomBytes(18).toString("base64url");
  return withTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor.actorId);
    if (key === null && user.avatar === null) return user;
    await tx.deleteFrom("avatars").where("user_id", "=", user.id).execute();
    if (key !== null && portrait !== null) {
      await tx.insertInto("avatars").values({ key, user_id: user.id, bytes: portrait }).execute();
    }
    await setUserColumns(tx, user.id, { avatar: key });
    await audit(tx, { at: clock(), action: "avatar_changed", ...actor });
    return { ...user, avatar: key };
  });
}

export async function findAvatar(db: Db, key: string): Promise<Buffer | undefined> {
  // PostgreSQL rejects NUL and other characters in a text.
  if (!/^[\w-]+$/.test(key)) return undefined;
  const row = await db
    .selectFrom("avatars")
    .select("bytes")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.bytes;
}

async function receivePicture(request: IncomingMessage): Promise<Buffer> {
  const pictures: Buffer[] = [];
  await readForm(request, async (field, stream) => {
    if (field === "avatar") pictures.push(await collect(stream));
    else stream.resume();
  });
  const [picture, ...more] = pictures;
  if (more.length > 0) throw malformed("failure.oneFile");
  if (picture === undefined || picture.length === 0) {
    throw invalid({ avatar: ["field.avatar.required"] });
  }
  return picture;
}

/** Reads a file to its end and keeps no more of it than the limit. Throws 413 beyond that. */
async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= avatarLimits.maxUploadBytes) chunks.push(chunk);
  }
  if (bytes <= avatarLimits.maxUploadBytes) return Buffer.concat(chunks);
  throw tooLarge("field.avatar.large", { avatar: ["field.avatar.large"] });
}

const decode = limitedProgram(new URL("./draw-portrait.ts", import.meta.url), {
  milliseconds: 10_000,
  heapMb: 64,
  // A progressive photo of 50 megapixels takes 230 MB.
  memoryMb: 256,
  concurrency: 1,
  queueLength: 16,
  outputBytes: avatarLimits.maxKeptBytes,
});
const problems = {
  type: "field.avatar.type",
  scans: "failure.avatarScans",
  unreadable: "field.avatar.unreadable",
} as const satisfies Record<PictureProblem, ServerText>;
const Drawn = z.union([z.instanceof(Uint8Array), z.enum(["type", "scans", "unreadable"])]);

/**
 * Draws the middle of a picture as an upright square WebP, without its metadata and anything else in
 * the file. Returns an error text unless it is a single valid JPEG, PNG or WebP picture. Throws an
 * OverloadError when too many wait, and the reason of `signal`.
 */
export async function drawPortrait(
  picture: Buffer,
  signal?: AbortSignal,
): Promise<Buffer | ServerText> {
  try {
    const drawn = Drawn.parse(await decode(() => picture, signal));
    return typeof drawn === "string" ? problems[drawn] : Buffer.from(drawn);
  } catch (error) {
    // It took more time or memory than a photo needs.
    if (error instanceof LimitedProgramError) return "field.avatar.unreadable";
    throw error;
  }
}
