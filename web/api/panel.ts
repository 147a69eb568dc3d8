import { AuditPage, type AuditQuery } from "#contract/audit.ts";
import { BackupState } from "#contract/backup.ts";
import { ServicesState } from "#contract/services.ts";
import type { ExportRequest } from "#contract/export.ts";
import { Funnel, type FunnelQuery } from "#contract/funnel.ts";
import {
  type EmailState,
  OutboxEmail,
  OutboxEmailText,
  OutboxList,
  QueuedTestEmail,
} from "#contract/outbox.ts";
import { Overview } from "#contract/overview.ts";
import { Permissions } from "#contract/roles.ts";
import { RetentionForecast, SettingsRecord, type UpdateSettings } from "#contract/settings.ts";
import { adminFetch, patchAsAdmin, readerOf, requestAsAdmin } from "./admin-fetch.ts";
import { ApiError } from "./api-error.ts";
import type { OnProgress } from "./patience.ts";
import { readFile } from "./read-file.ts";

export const fetchAudit = (query: AuditQuery, signal?: AbortSignal) =>
  requestAsAdmin(AuditPage, { path: "/audit", query, signal });

export const fetchBackupState = readerOf(BackupState, "/settings/backup");

export const fetchServices = readerOf(ServicesState, "/services");

export const fetchOverview = readerOf(Overview, "/overview");

export const fetchFunnel = (query: FunnelQuery, signal?: AbortSignal) =>
  requestAsAdmin(Funnel, { path: "/overview/funnel", query, signal });

/** The rights that the settings give the signed-in recruiter or administrator. */
export const fetchPermissions = readerOf(Permissions, "/permissions");

export const fetchSettings = readerOf(SettingsRecord, "/settings");

export const updateSettings = (change: UpdateSettings, version: string) =>
  patchAsAdmin(SettingsRecord, "/settings", change, version);

/** Counts the applications that a retention time would erase now, and erases none. */
export const fetchRetentionForecast = (days: number, signal?: AbortSignal) =>
  requestAsAdmin(RetentionForecast, { path: "/settings/retention", query: { days }, signal });

type EmailFilter = { skip: number; limit: number; state?: EmailState | undefined };

export const listEmails = (query: EmailFilter, signal?: AbortSignal) =>
  requestAsAdmin(OutboxList, { path: "/outbox", query, signal });

export const getEmail = (id: string, signal?: AbortSignal) =>
  requestAsAdmin(OutboxEmailText, { path: emailPath(id), signal });

/** Queues an email again that failed or was only saved to a file. */
export const resendEmail = (id: string) =>
  requestAsAdmin(OutboxEmail, { path: `${emailPath(id)}/resend`, method: "POST" });

/** Sends an email to the administrator who asks for it. */
export const sendTestEmail = () =>
  requestAsAdmin(QueuedTestEmail, { path: "/outbox/test", method: "POST" });

const emailPath = (id: string) => `/outbox/${encodeURIComponent(id)}`;

/** Asks for a file of a whole filtered list. Resolves once the server has begun to send it. */
export const startExport = (request: ExportRequest): Promise<Response> =>
  adminFetch({ path: "/exports", body: request });

/** Reads the whole file, under the name that the server gives it. */
export async function readExport(
  response: Response,
  onProgress: OnProgress,
): Promise<{ file: Blob; name: string }> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const [, name = "export"] =
    /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? /filename="?([^";]+)/.exec(disposition) ?? [];
  try {
    const file = await readFile(Promise.resolve(response), onProgress);
    return { file, name: decodeURIComponent(name) };
  } catch {
    // The connection broke off in the middle of the file.
    throw new ApiError({ status: 0, fallbackKey: "call.network" });
  }
}
