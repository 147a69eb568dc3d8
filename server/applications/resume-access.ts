import type { Readable } from "node:stream";
import { audit } from "#server/audit/audit.ts";
import { transact } from "#server/db/transact.ts";
import { DamagedFileError } from "#server/files/files.ts";
import type { Actor } from "#server/http/current-user.ts";
import { CallFailed, conflict, notFound } from "#server/http/failure.ts";
import type { AppContext } from "#server/context.ts";
import { recordEvent } from "./history.ts";
import { findResume } from "./records.ts";

/** A resume on its way out: read `content` to its end or destroy it. */
export type OpenResume = {
  content: Readable;
  bytes: number;
  name: string;
  type: string | null;
};

/**
 * The very bytes that an applicant sent. Throws 404 where there are none, 409 until the virus scanner
 * has checked them, 500 when they are damaged. `signal` aborts when the caller has gone.
 */
export async function openResume(
  { db, files, scanner }: AppContext,
  id: string,
  signal: AbortSignal,
): Promise<OpenResume> {
  const resume = await findResume(db, id);
  if (resume === undefined) throw notFound("failure.applicationNotFound");
  const { cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = resume;
  if (key === null || sha256 === null || bytes === null) throw notFound("failure.resumeNotFound");
  const content = await files.openVerified(key, { sha256, bytes }, signal).catch(asFailure);
  // Only now: a damaged file is never scanned, so waiting for the scan would not help.
  if (resume.cv_scan_pending && scanner !== undefined) {
    content.destroy();
    throw conflict("failure.resumeNotScanned");
  }
  const name = resume.cv_original_name ?? "resume";
  return { content, bytes, name, type: resume.cv_content_type };
}

function asFailure(error: unknown): never {
  if (!(error instanceof DamagedFileError)) throw error;
  throw new CallFailed(500, "internal", "failure.resumeDamaged", { cause: error });
}

/** Does the work that comes before a resume is sent, and closes the resume if that fails. */
export async function beforeSending<Result>(
  { content }: Pick<OpenResume, "content">,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    content.destroy();
    throw error;
  }
}

const auditedAs = { cv_downloaded: "resume_downloaded", cv_viewed: "resume_viewed" } as const;

/** Records that a user downloaded or viewed the resume. Throws 404 without one. */
export async function recordAccess(
  { db, clock }: AppContext,
  id: string,
  kind: keyof typeof auditedAs,
  actor: Actor,
): Promise<void> {
  const at = clock();
  await transact(db, async (tx) => {
    const resume = await findResume(tx, id);
    if (resume === undefined || resume.cv_key === null) throw notFound("failure.resumeNotFound");
    await recordEvent(tx, id, kind, actor.actorId, {}, at);
    const target = { kind: "application", id } as const;
    await audit(tx, { at, action: auditedAs[kind], target, ...actor });
  });
}

/** Records that the resume was sent for display. The page fetches ahead, so this alone is no view. */
export async function recordFetch(
  { db, clock }: AppContext,
  id: string,
  actor: Actor,
): Promise<void> {
  const target = { kind: "application", id } as const;
  const entry = { at: clock(), action: "resume_fetched", target, ...actor } as const;
  await transact(db, (tx) => audit(tx, entry));
}
