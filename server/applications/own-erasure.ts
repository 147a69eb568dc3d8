import { audit } from "#server/audit/audit.ts";
import { createLink, findErasureLink } from "#server/auth/links.ts";
import { transact } from "#server/db/transact.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { conflict, invalid } from "#server/http/failure.ts";
import { erasedLetter, eraseLinkLetter } from "#server/mail/application-emails.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { eraseApplication, removeResume } from "./erase.ts";
import { factsOf } from "./facts.ts";
import { note } from "./history.ts";
import { lockOwn, ownId } from "./own.ts";

const linkHours = 24;

/**
 * Sends the applicant a one-time link that deletes everything, so that a leaked status link cannot.
 * Throws 409 under a legal hold.
 */
export async function askErasure(parts: Parts, token: string): Promise<void> {
  const { db, mailer, config, clock } = parts;
  const id = ownId(parts, token);
  const now = clock();
  await transact(db, async (tx) => {
    const row = await lockOwn(tx, id);
    if (row.legal_hold) throw held();
    const asked = { purpose: "erase", applicationId: id, hours: linkHours } as const;
    const link = await createLink(tx, asked, config.siteUrl, now);
    const letter = eraseLinkLetter(row.language, factsOf(parts, row), link, linkHours);
    const applicant = { email: row.email, name: row.full_name };
    await post(tx, letter, applicant, { applicationId: id }, now);
    await note(tx, id, "erasure_asked", null, {}, now);
  });
  mailer.kick();
}

/**
 * Deletes the application of a one-time link, and tells its applicant so. Throws 422 when it is used
 * up, and 409 under a legal hold, after which it can be used again.
 */
export async function confirmErasure(
  parts: Parts,
  token: string,
  source: ClientInfo,
): Promise<void> {
  const { db, files, mailer, clock } = parts;
  const now = clock();
  const key = await transact(db, async (tx) => {
    const link = await findErasureLink(tx, token, now);
    const erased = link === undefined ? "gone" : await eraseApplication(tx, link.application_id);
    if (erased === "gone") throw invalid({}, "failure.tokenUsed");
    if (erased === "held") throw held();
    // Belongs to no application any more, and is removed itself once it has been sent.
    const applicant = { email: erased.email, name: "" };
    await post(tx, erasedLetter(erased.language, erased.id), applicant, {}, now);
    const target = { kind: "application", id: erased.id } as const;
    await audit(tx, { at: now, action: "application_erased", actorId: null, target, source });
    return erased.cv_key;
  });
  await removeResume(files, key);
  mailer.kick();
}

const held = () => conflict("failure.ownLegalHold");
