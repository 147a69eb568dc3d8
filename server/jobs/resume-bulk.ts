import { activationWork, userDeletionWork } from "#server/accounts/change-users.ts";
import type { AppContext } from "#server/context.ts";
import { deletionWork } from "#server/hiring/applications/deletion.ts";
import { statusUndoWork, statusWork } from "#server/hiring/applications/bulk-status.ts";
import { resumeBulk } from "#server/http/bulk.ts";

/** Goes on with changes of many records that were interrupted. The purge removes the files of erased ones. */
export function resumeBulkChanges(context: AppContext, signal?: AbortSignal): Promise<void> {
  const works = {
    status: statusWork(context),
    status_undo: statusUndoWork,
    application_deletion: deletionWork(context),
    user_activation: activationWork(context),
    user_deletion: userDeletionWork,
  };
  return resumeBulk(context, works, signal);
}
