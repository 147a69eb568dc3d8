import { readFile } from "node:fs/promises";
import type { PortalApplication } from "#contract/applicant.ts";
import { resumeTypes } from "#contract/resume.ts";
import type { AppContext } from "#server/context.ts";
import { enqueueToHr } from "#server/hiring/applications/hr-notices.ts";
import { lockApplication, saveApplication } from "#server/hiring/applications/records.ts";
import type { StagedResume } from "#server/hiring/resumes/resume-type.ts";
import { unavailable } from "#server/http/http-error.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { storeAttachment } from "#server/mail/attachments.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { getPortalApplication, invalidLink } from "./own-application.ts";

/** Stores what an applicant writes, with an examined file, and tells HR. It waits until HR answers. */
export async function writeToHr(
  context: AppContext,
  id: string,
  { text, file }: { text: string; file: StagedResume | null },
  client: Pick<ClientInfo, "requestId">,
): Promise<PortalApplication> {
  // Staff opens it without a further examination.
  if (file?.scanPending === true) throw unavailable("failure.notScanned");
  const content = file === null ? null : await readFile(file.upload.path);
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now, invalidLink);
    if (file !== null && content !== null) {
      const stored = { name: file.name, type: resumeTypes[file.type], content };
      await storeAttachment({ tx, now }, id, { ...stored, purpose: "answer" });
    }
    const unit = { tx, now, actor: { actorId: null, client } };
    const detail = { before: file?.name ?? null, after: text };
    const happening = {
      event: "applicant_message",
      detail,
      action: "application_answered",
    } as const;
    await saveApplication(unit, row, { message_at: now.toISOString() }, happening);
    if (row.spam) return;
    await enqueueToHr(context, { tx, now }, id, "applicant_message");
  });
  return getPortalApplication(context, id);
}
