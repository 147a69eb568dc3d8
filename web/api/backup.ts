import { BackupState } from "#contract/backup.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

export async function fetchBackupState(signal?: AbortSignal): Promise<BackupState> {
  return readAs(BackupState, await sendAsAdmin({ path: "/settings/backup", signal }), "admin");
}
