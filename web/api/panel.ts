import { AuditPage, type AuditQuery } from "#contract/audit.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";
import { BackupState } from "#contract/backup.ts";
import { Overview } from "#contract/overview.ts";
import { RetentionForecast, SettingsRecord, type UpdateSettings } from "#contract/settings.ts";
import {
  type LetterState,
  OutboxLetter,
  OutboxLetterText,
  OutboxList,
  PostedTestLetter,
} from "#contract/outbox.ts";

export async function fetchAudit(query: AuditQuery, signal?: AbortSignal): Promise<AuditPage> {
  return readAs(AuditPage, await sendAsAdmin({ path: "/audit", query, signal }), "admin");
}

export async function fetchBackupState(signal?: AbortSignal): Promise<BackupState> {
  return readAs(BackupState, await sendAsAdmin({ path: "/settings/backup", signal }), "admin");
}

export async function fetchOverview(signal?: AbortSignal): Promise<Overview> {
  return readAs(Overview, await sendAsAdmin({ path: "/overview", signal }), "admin");
}

export async function fetchSettings(signal?: AbortSignal): Promise<SettingsRecord> {
  return readAs(SettingsRecord, await sendAsAdmin({ path: "/settings", signal }), "admin");
}

/** Changes the settings that are given. Answered 409 when they are no longer those of this version. */
export async function updateSettings(
  change: UpdateSettings,
  version: string,
): Promise<SettingsRecord> {
  const response = await sendAsAdmin({
    path: "/settings",
    method: "PATCH",
    body: change,
    ifMatch: version,
  });
  return readAs(SettingsRecord, response, "admin");
}

/** What a retention time would erase now. Nothing is erased by asking. */
export async function fetchRetentionForecast(
  days: number,
  signal?: AbortSignal,
): Promise<RetentionForecast> {
  const response = await sendAsAdmin({ path: "/settings/retention", query: { days }, signal });
  return readAs(RetentionForecast, response, "admin");
}

type LetterFilter = { skip: number; limit: number; state?: LetterState | undefined };

export async function listLetters(query: LetterFilter, signal?: AbortSignal): Promise<OutboxList> {
  return readAs(OutboxList, await sendAsAdmin({ path: "/outbox", query, signal }), "admin");
}

export async function getLetter(id: string, signal?: AbortSignal): Promise<OutboxLetterText> {
  return readAs(OutboxLetterText, await sendAsAdmin({ path: letterPath(id), signal }), "admin");
}

/** Queues a letter again that failed or was only filed. */
export async function resendLetter(id: string): Promise<OutboxLetter> {
  const response = await sendAsAdmin({ path: `${letterPath(id)}/resend`, method: "POST" });
  return readAs(OutboxLetter, response, "admin");
}

/** Posts a letter to the administrator who asks for it. */
export async function postTestLetter(): Promise<PostedTestLetter> {
  const response = await sendAsAdmin({ path: "/outbox/test", method: "POST" });
  return readAs(PostedTestLetter, response, "admin");
}

const letterPath = (id: string) => `/outbox/${encodeURIComponent(id)}`;
