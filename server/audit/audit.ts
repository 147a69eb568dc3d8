import type { FastifyRequest } from "fastify";
import type { ApplicationStatus } from "#contract/applications.ts";
import type { AuditAction } from "#contract/audit.ts";
import { newId } from "#server/db/id.ts";
import type { Tx } from "#server/db/schema.ts";
import { networkOf } from "#server/http/network.ts";

/** Where a call came from, as sessions and the audit log keep it. */
export type Source = { network: string; requestId: string; userAgent: string };

export function sourceOf(request: FastifyRequest): Source {
  return {
    network: networkOf(request.ip),
    requestId: request.id,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  };
}

/** Who makes a change, and from where. */
export type Actor = { actorId: string; source: Source };

export type AuditEntry = {
  at: Date;
  action: AuditAction;
  /** The account that acted; null for a visitor or the server itself. */
  actorId: string | null;
  target?: { kind: "user" | "application"; id: string };
  /** Names of the fields that were changed or read, never their values. */
  fields?: readonly string[];
  /** Where the status of an application was changed. */
  status?: { before: ApplicationStatus; after: ApplicationStatus } | undefined;
  /** Absent when the server acted by itself. The network of an applicant is not kept. */
  source?: Pick<Source, "requestId"> & Partial<Source>;
};

/** Writes down who did what. The line is kept only if the change beside it is. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      id: newId(entry.at),
      created_at: entry.at.toISOString(),
      actor_id: entry.actorId,
      action: entry.action,
      target_kind: entry.target?.kind ?? null,
      target_id: entry.target?.id ?? null,
      fields: JSON.stringify(entry.fields ?? []),
      network: entry.source?.network ?? null,
      request_id: entry.source?.requestId ?? null,
      status_before: entry.status?.before ?? null,
      status_after: entry.status?.after ?? null,
    })
    .execute();
}
