import type { EmailText } from "#contract/email-text.ts";
import {
  StandardKind,
  templateText,
  type CreateTemplate,
  type EmailTemplates,
  type OwnTemplate,
  type StandardTemplate,
  type TemplateKind,
  type UpdateTemplate,
} from "#contract/email-templates.ts";
import { languages, type Language } from "#contract/languages.ts";
import { templateLimits } from "#contract/limits.ts";
import type { AuditAction } from "#contract/audit.ts";
import { audit } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import type { Db, EmailTemplatesTable, Tx, Moment } from "#server/db/schema.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import { nextVersion, refuseStale, type Actor } from "#server/http/requests.ts";
import { conflict, groupByField, invalid, notFound } from "#server/http/http-error.ts";
import { standardText } from "#server/mail/email.ts";
import type { AppContext } from "#server/context.ts";

type TemplateContext = Pick<AppContext, "db" | "clock">;
type Key = { kind: StandardKind; language: Language };

/** The version of a standard text that was not changed. */
const unchanged = "standard";

/** Every text of the emails to applicants, and HR's own texts by name. */
export async function listTemplates(db: Db): Promise<EmailTemplates> {
  const rows = await db.selectFrom("email_templates").selectAll().execute();
  const keys = StandardKind.options.flatMap((kind) =>
    languages.map((language) => ({ kind, language })),
  );
  const standard = keys.map((key) =>
    toStandard(
      key,
      rows.find(({ kind, language }) => kind === key.kind && language === key.language),
    ),
  );
  const own = rows.filter(({ kind }) => kind === "own").map(toOwn);
  return { standard, own: own.toSorted((one, other) => one.name.localeCompare(other.name)) };
}

/** Changes the text of an email. Throws 409 for a stale version. */
export async function changeStandard(
  { db, clock }: TemplateContext,
  key: Key,
  { subject, text }: EmailText,
  actor: Actor,
): Promise<StandardTemplate> {
  requireKnownPlaceholders(key.kind, { subject, text });
  return withTransaction(db, async (tx) => {
    const row = await lockRow(tx, key);
    await refuseStaleText(actor, toStandard(key, row), row);
    const changed = { ...key, name: null, subject, text };
    return toStandard(key, await store({ tx, now: clock(), actor }, row, changed));
  });
}

/** Goes back to the standard text. Throws 409 for a stale version. */
export async function resetStandard(
  { db, clock }: TemplateContext,
  key: Key,
  actor: Actor,
): Promise<StandardTemplate> {
  return withTransaction(db, async (tx) => {
    const row = await lockRow(tx, key);
    await refuseStaleText(actor, toStandard(key, row), row);
    if (row !== undefined) {
      await tx.deleteFrom("email_templates").where("id", "=", row.id).execute();
      await auditTemplate({ tx, now: clock(), actor }, "template_reset", key.kind);
    }
    return toStandard(key, undefined);
  });
}

/** Adds an own text. Throws 409 if there are too many. */
export async function createOwn(
  { db, clock }: TemplateContext,
  template: CreateTemplate,
  actor: Actor,
): Promise<OwnTemplate> {
  return withTransaction(db, async (tx) => {
    await acquireLock(tx, "templates");
    const { count } = await tx
      .selectFrom("email_templates")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("kind", "=", "own")
      .executeTakeFirstOrThrow();
    if (count >= templateLimits.own) throw conflict("failure.templatesFull");
    return toOwn(await store({ tx, now: clock(), actor }, undefined, { ...template, kind: "own" }));
  });
}

/** Changes the given fields of an own text. Throws 404, and 409 for a stale version. */
export async function updateOwn(
  { db, clock }: TemplateContext,
  id: string,
  change: UpdateTemplate,
  actor: Actor,
): Promise<OwnTemplate> {
  return withTransaction(db, async (tx) => {
    const row = await lockRow(tx, { kind: "own", id });
    if (row === undefined) throw notFound("failure.templateNotFound");
    await refuseStaleText(actor, toOwn(row), row);
    const { name = row.name, language = row.language } = change;
    const { subject = row.subject, text = row.text } = change;
    const changed = { kind: row.kind, name, language, subject, text };
    return toOwn(await store({ tx, now: clock(), actor }, row, changed));
  });
}

/** Deletes an own text. Throws 404. */
export async function deleteOwn(
  { db, clock }: TemplateContext,
  id: string,
  actor: Actor,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom("email_templates")
      .where("id", "=", id)
      .where("kind", "=", "own")
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw notFound("failure.templateNotFound");
    await auditTemplate({ tx, now: clock(), actor }, "template_deleted", "own");
  });
}

async function store(
  unit: Editing,
  before: EmailTemplatesTable | undefined,
  template: Pick<EmailTemplatesTable, "kind" | "language" | "name" | "subject" | "text">,
): Promise<EmailTemplatesTable> {
  const { tx, now, actor } = unit;
  const row = {
    ...template,
    id: before?.id ?? newId(now),
    updated_by: actor.actorId,
    updated_at: before === undefined ? now.toISOString() : nextVersion(before.updated_at, now),
  };
  const isNew = before === undefined && row.kind === "own";
  const rows = tx.insertInto("email_templates").values(row);
  await rows.onConflict((found) => found.column("id").doUpdateSet(row)).execute();
  const action = isNew ? "template_created" : "template_updated";
  await auditTemplate(unit, action, row.kind);
  return row;
}

/** Refuses a text with a placeholder that emails of this kind do not fill in. */
export function requireKnownPlaceholders(kind: TemplateKind, given: EmailText): void {
  const { error } = templateText(kind).safeParse(given);
  if (error !== undefined) throw invalid(groupByField(error.issues));
}

/** Finds a row under the lock of all texts, with the name of its last editor. */
async function lockRow(
  tx: Tx,
  key: Key | { kind: "own"; id: string },
): Promise<(EmailTemplatesTable & { changed_by: string | null }) | undefined> {
  await acquireLock(tx, "templates");
  const rows = tx.selectFrom("email_templates as row");
  return rows
    .leftJoin("users", "users.id", "row.updated_by")
    .selectAll("row")
    .select("users.name as changed_by")
    .where("row.kind", "=", key.kind)
    .where((eb) =>
      "id" in key ? eb("row.id", "=", key.id) : eb("row.language", "=", key.language),
    )
    .executeTakeFirst();
}

const refuseStaleText = (
  actor: Actor,
  current: StandardTemplate | OwnTemplate,
  row: Awaited<ReturnType<typeof lockRow>>,
) => refuseStale(actor, current.version, () => ({ current, changedBy: row?.changed_by ?? null }));

function toStandard(
  key: Key,
  row: Pick<EmailTemplatesTable, "subject" | "text" | "updated_at"> | undefined,
): StandardTemplate {
  if (row === undefined) {
    const text = standardText(key.language, key.kind);
    return { ...key, ...text, is_changed: false, version: unchanged };
  }
  const { subject, text, updated_at: version } = row;
  return { ...key, subject, text, is_changed: true, version };
}

function toOwn(row: EmailTemplatesTable): OwnTemplate {
  const { id, language, subject, text, updated_at: version } = row;
  return { id, name: row.name ?? "", language, subject, text, version };
}

const auditTemplate = ({ tx, now, actor }: Editing, action: AuditAction, kind: TemplateKind) =>
  audit(tx, { at: now, action, fields: [kind], ...actor });

type Editing = Moment & { actor: Actor };
