import * as z from "zod/mini";
import { common as commonEn } from "#i18n/en/common.ts";
import { exportFile as exportFileEn } from "#i18n/en/export-file.ts";
import { fields as fieldsEn } from "#i18n/en/fields.ts";
import { labels as labelsEn } from "#i18n/en/labels.ts";
import { common as commonVi } from "#i18n/vi/common.ts";
import { exportFile as exportFileVi } from "#i18n/vi/export-file.ts";
import { fields as fieldsVi } from "#i18n/vi/fields.ts";
import { labels as labelsVi } from "#i18n/vi/labels.ts";
import {
  ApplicationListQuery,
  promisedBusinessDays,
  type Application,
} from "#contract/applications.ts";
import type { AuditAction } from "#contract/audit.ts";
import { Verdict } from "#contract/notes.ts";
import { UserListQuery, type User } from "#contract/users.ts";
import { countApplications, streamApplications } from "#server/hiring/applications/list.ts";
import type { Db } from "#server/db/schema.ts";
import { translator } from "#server/http/language.ts";
import { countUsers, streamUsers } from "#server/accounts/list-users.ts";
import type { ColumnKind, Value } from "./table.ts";

const en = { ...commonEn, ...fieldsEn, ...labelsEn, ...exportFileEn };
const vi = { ...commonVi, ...fieldsVi, ...labelsVi, ...exportFileVi };

type ExportText = keyof typeof en;

export const translatorTo = translator<ExportText>({ en, vi });

export type Translate = ReturnType<typeof translatorTo>;

export const hasText = (key: string): key is ExportText => Object.hasOwn(en, key);

export const yesNo = (value: boolean, t: Translate) => t(value ? "export.yes" : "export.no");

export type ExportedList<Filter, Row> = {
  /** The query of the list without paging. */
  filter: z.ZodMiniType<Filter>;
  action: Extract<AuditAction, `${string}_exported`>;
  count: (db: Db, filter: Filter, now: Date) => Promise<number>;
  /** In batches, as this user may read them. */
  stream: (db: Db, filter: Filter, now: Date, readerId: string) => AsyncIterable<readonly Row[]>;
  /** Heading, width, kind and value of each column. */
  columns: readonly (readonly [
    heading: ExportText,
    width: number,
    kind: ColumnKind,
    value: (row: Row, translate: Translate) => Value,
  ])[];
};

/** The notes of staff: until they write some, the cover letter stands in their place (spec §5). */
const notesOf = ({ notes, cover_letter }: Application) => (notes === cover_letter ? null : notes);

/** An application with the verdicts that its reader may see. */
export type ExportedApplication = Application & { verdicts: readonly Verdict[] };

const daysOverdue = ({ overdue, age_business_days: days }: Application) =>
  overdue && days !== null ? days - promisedBusinessDays : null;

/** The last verdict of each colleague, as numbers: "Yes 2, No 1". */
const verdictsOf = ({ verdicts }: ExportedApplication, t: Translate) =>
  Verdict.options
    .map((verdict) => [verdict, verdicts.filter((one) => one === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${t(`verdict.${verdict}`)} ${count}`)
    .join(", ");

const reasonOf = ({ rejection_reason: reason }: Application, t: Translate) =>
  reason && t(`reason.${reason}`);

const applicationFilter = z.omit(ApplicationListQuery, { skip: true, limit: true });

/** Applications with all columns of the panel. */
export const applications: ExportedList<z.infer<typeof applicationFilter>, ExportedApplication> = {
  filter: applicationFilter,
  action: "applications_exported",
  count: countApplications,
  stream: streamApplications,
  columns: [
    ["export.column.receipt", 16, "text", (row) => row.receipt_number],
    ["export.column.fullName", 26, "text", (row) => row.full_name],
    ["export.column.job", 24, "text", (row) => row.job_title],
    ["export.column.status", 16, "text", (row, t) => t(`status.${row.status}`)],
    ["export.column.overdue", 12, "number", daysOverdue],
    ["export.column.interview", 18, "instant", ({ interview }) => interview?.starts_at ?? null],
    ["export.column.verdict", 20, "text", verdictsOf],
    ["export.column.reason", 22, "text", reasonOf],
    ["export.column.source", 20, "text", (row, t) => t(`source.${row.source}`)],
    ["export.column.notes", 60, "text", notesOf],
    ["export.column.coverLetter", 60, "text", (row) => row.cover_letter],
    ["export.column.email", 30, "text", (row) => row.email],
    ["export.column.phone", 18, "phone", (row) => row.phone],
    ["export.column.experience", 24, "text", (row, t) => t(`experience.${row.experience_level}`)],
    ["export.column.applied", 18, "instant", (row) => row.created_at],
    ["export.column.appliedTimes", 14, "number", (row) => row.applied_times],
    ["export.column.startDate", 14, "day", (row) => row.available_start_date],
    ["export.column.language", 12, "text", (row, t) => t(`language.${row.language}`)],
    ["export.column.portfolio", 32, "text", (row) => row.portfolio_url],
    ["export.column.linkedin", 32, "text", (row) => row.linkedin_url],
    ["export.column.github", 32, "text", (row) => row.github_url],
    ["export.column.cvName", 32, "text", (row) => row.cv_original_name],
    ["export.column.sourceDetail", 24, "text", (row) => row.source_detail],
    ["export.column.consent", 36, "text", ({ consent }, t) => consent && t(`consent.${consent}`)],
    ["export.column.withdrawn", 18, "instant", (row) => row.withdrawn_at],
    ["export.column.spam", 16, "text", (row, t) => yesNo(row.spam_reason !== null, t)],
    ["export.column.legalHold", 16, "text", (row, t) => yesNo(row.legal_hold, t)],
    ["export.column.updated", 18, "instant", (row) => row.updated_at],
  ],
};

const userFilter = z.omit(UserListQuery, { skip: true, limit: true });

/** Users without national id and birth date, which the panel reveals one by one. */
export const users: ExportedList<z.infer<typeof userFilter>, User> = {
  filter: userFilter,
  action: "users_exported",
  count: countUsers,
  stream: streamUsers,
  columns: [
    ["export.column.id", 38, "text", (row) => row.id],
    ["export.column.name", 26, "text", (row) => row.name],
    ["export.column.email", 30, "text", (row) => row.email],
    ["export.column.role", 16, "text", (row, t) => t(`role.${row.role}`)],
    ["export.column.active", 20, "text", (row, t) => t(`active.${row.active}`)],
    ["export.column.invited", 20, "text", (row, t) => yesNo(row.invited, t)],
    ["export.column.emailConfirmed", 20, "text", (row, t) => yesNo(row.email_confirmed, t)],
    ["export.column.employment", 20, "text", (row, t) => t(`employment.${row.status}`)],
    ["export.column.phone", 18, "phone", (row) => row.phone],
    ["export.column.phoneEmergency", 18, "phone", (row) => row.phone_emergency],
    ["export.column.startingDate", 16, "day", (row) => row.starting_date],
    ["export.column.address", 40, "text", (row) => row.address],
    ["export.column.currentAddress", 40, "text", (row) => row.current_address],
    ["export.column.notes", 60, "text", (row) => row.notes],
    ["export.column.created", 32, "instant", (row) => row.createdAt],
    ["export.column.updated", 18, "instant", (row) => row.updatedAt],
  ],
};
