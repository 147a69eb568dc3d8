import { AuditPage, type AuditQuery } from "#contract/audit.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

export async function fetchAudit(query: AuditQuery, signal?: AbortSignal): Promise<AuditPage> {
  return readAs(AuditPage, await sendAsAdmin({ path: "/audit", query, signal }), "admin");
}
