import type { Readable } from "node:stream";
import { audit } from "#server/audit/audit.ts";
import { transact } from "#server/db/transact.ts";
import { DamagedFileError } from "#server/files/files.ts";
import type { Actor } from "#server/http/current-user.ts";
import { CallFailed, conflict, notFound } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { note } from "./history.ts";
import { findResume } from "./queries.ts";

/** A resume on its way out. Whoever opens it reads `content` to its end or destroys it. */
export type OpenResume = {
  content: Readable;
  bytes: number;
  sha256: string;
  name: string;
  type: string | null;
};

/**
 * The very bytes that an applicant sent. Throws 404 where there are none, 409 while the virus scanner
 * has not seen them, 500 when they are damaged. `signal` says that nobody waits for them any more.
 */
export async function openResume(
  { db, files, scanner }: Parts,
  id: string,
  signal: AbortSignal,
): Promise<OpenResume> {
  const resume = await findResume(db, id);
  if (resume === undefined) throw notFound("failure.applicationNotFound");
  const { cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = resume;
  if (key === null || sha256 === null || bytes === null) throw notFound("failure.resumeNotFound");
  try {
    const content = await files.openVerified(key, { sha256, bytes }, signal);
    // Only now: one that is damaged is never scanned, and waiting would be of no use.
    if (resume.cv_scan_pending && scanner !== undefined) {
      content.destroy();
      throw conflict("failure.resumeNotScanned");
    }
    return {
      content,
      bytes,
      sha256,
      name: resume.cv_original_name ?? "resume",
      type: resume.cv_content_type,
    };
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    throw new CallFailed(500, "internal", "failure.resumeDamaged", { cause: error });
  }
}

/** Lets a resume go after what comes before it, such as the line that says who took it. */
export async function releaseAfter(
  { content }: Pick<OpenResume, "content">,
  condition: Promise<void>,
): Promise<Readable> {
  try {
    await condition;
    return content;
  } catch (error) {
    content.destroy();
    throw error;
  }
}

const auditedAs = { cv_downloaded: "resume_downloaded", cv_viewed: "resume_viewed" } as const;

/** Writes down that somebody took the resume out of the house, or read it here. Throws 404 without one. */
export async function recordAccess(
  { db, clock }: Parts,
  id: string,
  kind: keyof typeof auditedAs,
  actor: Actor,
): Promise<void> {
  const at = clock();
  await transact(db, async (tx) => {
    const resume = await findResume(tx, id);
    if (resume === undefined || resume.cv_key === null) throw notFound("failure.resumeNotFound");
    await note(tx, id, kind, actor.actorId, {}, at);
    const target = { kind: "application", id } as const;
    await audit(tx, { at, action: auditedAs[kind], target, ...actor });
  });
}

/**
 * Writes down that the bytes of a resume left to be shown. The page asks for them ahead of time, so
 * this alone is no view; but nothing leaves without a line.
 */
export async function recordFetch({ db, clock }: Parts, id: string, actor: Actor): Promise<void> {
  const target = { kind: "application", id } as const;
  await transact(db, (tx) =>
    audit(tx, { at: clock(), action: "resume_fetched", target, ...actor }),
  );
}
