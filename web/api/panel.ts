import { AuditPage, type AuditQuery } from "#contract/audit.ts";
import { BackupState } from "#contract/backup.ts";
import {
  type EmailState,
  OutboxEmail,
  OutboxEmailText,
  OutboxList,
  QueuedTestEmail,
} from "#contract/outbox.ts";
import { Funnel, type FunnelQuery } from "#contract/funnel.ts";
import { Overview } from "#contract/overview.ts";
import { RetentionForecast, SettingsRecord, type UpdateSettings } from "#contract/settings.ts";
import { Permissions } from "#contract/roles.ts";
import { readerOf, requestAsAdmin } from "./auth-fetch.ts";

export const fetchAudit = (query: AuditQuery, signal?: AbortSignal) =>
  requestAsAdmin(AuditPage, { path: "/audit", query, signal });

export const fetchBackupState = readerOf(BackupState, "/settings/backup");

export const fetchOverview = readerOf(Overview, "/overview");

export const fetchFunnel = (query: FunnelQuery, signal?: AbortSignal) =>
  requestAsAdmin(Funnel, { path: "/overview/funnel", query, signal });

/** What the settings let the signed-in recruiter or administrator do. */
export const fetchPermissions = readerOf(Permissions, "/permissions");

export const fetchSettings = readerOf(SettingsRecord, "/settings");

/** Changes the given settings; fails with 409 where they are no longer those of this version. */
export const updateSettings = (change: UpdateSettings, version: string) =>
  requestAsAdmin(SettingsRecord, {
    path: "/settings",
    method: "PATCH",
    body: change,
    ifMatch: version,
  });

/** What a retention time would erase now. Nothing is erased by asking. */
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
