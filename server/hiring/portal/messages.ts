import { readFile } from "node:fs/promises";
import type { PortalApplication } from "#contract/applicant.ts";
import { resumeTypes } from "#contract/resume.ts";
import type { AppContext } from "#server/context.ts";
import { enqueueToHr } from "#server/hiring/applications/hr-notices.ts";
import { recordEvent } from "#server/hiring/applications/events.ts";
import { setWaitingMessage } from "#server/hiring/applications/messages.ts";
import { lockApplication } from "#server/hiring/applications/records.ts";
import type { StagedResume } from "#server/hiring/resumes/resume-type.ts";
import { tooLarge, unavailable } from "#server/http/http-error.ts";
import { createOnce, idempotencyKeyOf } from "#server/http/idempotency.ts";
import { applicantLimits } from "#server/http/limits.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { sizeOf, storeAttachment } from "#server/mail/attachments.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { getPortalApplication, invalidLink } from "./own-application.ts";

/** The database keeps the files of the messages of one application, and every backup does. */
const fileBytes = { ofApplication: 20 * 1024 * 1024, ofSpam: 5 * 1024 * 1024 };

/** `key` is the Idempotency-Key of the request, with which a repeated one stores one message. */
type Written = { text: string; file: StagedResume | null; key: string | string[] | undefined };

/**
 * Stores what an applicant writes, with an examined file, and tells HR. It waits until HR answers. Throws 413 for a
 * file for which there is no room, and 429 for more bytes than the network may send.
 */
export async function writeToHr(
  context: AppContext,
  id: string,
  { text, file, key: header }: Written,
  { requestId, network }: Pick<ClientInfo, "requestId" | "network">,
): Promise<PortalApplication> {
  // Staff opens it without a further examination.
  if (file?.scanPending === true) throw unavailable("failure.notScanned");
  const { throttle } = context;
  const content = file === null ? null : await readFile(file.upload.path);
  const key = idempotencyKeyOf(header, { applicationId: id, text }, file?.upload.sha256);
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, invalidLink);
    await createOnce(tx, key, now, async () => {
      if (file !== null && content !== null) {
        const room = row.spam ? fileBytes.ofSpam : fileBytes.ofApplication;
        if ((await sizeOf(tx, id, "answer")) + content.length > room)
          throw tooLarge("failure.filesFull");
        await throttle.count(tx, [[applicantLimits.messageBytes, network]], content.length);
        const stored = { name: file.name, type: resumeTypes[file.type], content };
        await storeAttachment({ tx, now }, id, { ...stored, purpose: "answer" });
      }
      const unit = { tx, now, actor: { actorId: null, client: { requestId } } };
      const detail = { before: file?.name ?? null, after: text };
      const happening = {
        event: "applicant_message",
        detail,
        action: "application_answered",
      } as const;
      await setWaitingMessage(tx, id, now.toISOString());
      await recordEvent(unit, id, happening);
      await enqueueToHr(context, { tx, now }, id, "applicant_message");
      return { id, at: now.toISOString() };
    });
  });
  return getPortalApplication(context, id);
}
