import * as z from "zod/mini";
import { ApplicationListQuery, type Application } from "#contract/applications.ts";
import { countApplications, walkApplications } from "#server/applications/records.ts";
import type { ExportedList } from "./list.ts";

const filter = z.omit(ApplicationListQuery, { skip: true, limit: true });

/** Applications as HR takes them away: all that the panel shows, the letter and the notes too. */
export const applications: ExportedList<z.infer<typeof filter>, Application> = {
  filter,
  action: "applications_exported",
  count: countApplications,
  walk: walkApplications,
  columns: [
    { heading: "export.column.id", width: 38, kind: "text", value: (row) => row.id },
    { heading: "export.column.fullName", width: 26, kind: "text", value: (row) => row.full_name },
    { heading: "export.column.email", width: 30, kind: "text", value: (row) => row.email },
    { heading: "export.column.phone", width: 18, kind: "text", value: (row) => row.phone },
    { heading: "export.column.job", width: 24, kind: "text", value: (row) => row.job_title },
    { heading: "export.column.jobId", width: 20, kind: "text", value: (row) => row.job_id },
    {
      heading: "export.column.status",
      width: 16,
      kind: "text",
      value: (row, say) => say(`export.status.${row.status}`),
    },
    {
      heading: "export.column.experience",
      width: 24,
      kind: "text",
      value: (row, say) => say(`export.experience.${row.experience_level}`),
    },
    {
      heading: "export.column.applied",
      width: 32,
      kind: "instant",
      value: (row) => row.created_at,
    },
    {
      heading: "export.column.appliedTimes",
      width: 14,
      kind: "number",
      value: (row) => row.applied_times,
    },
    {
      heading: "export.column.startDate",
      width: 20,
      kind: "day",
      value: (row) => row.available_start_date,
    },
    {
      heading: "export.column.language",
      width: 12,
      kind: "text",
      value: (row, say) => say(`export.language.${row.language}`),
    },
    {
      heading: "export.column.coverLetter",
      width: 60,
      kind: "text",
      value: (row) => row.cover_letter,
    },
    { heading: "export.column.notes", width: 60, kind: "text", value: (row) => row.notes },
    {
      heading: "export.column.portfolio",
      width: 32,
      kind: "text",
      value: (row) => row.portfolio_url,
    },
    {
      heading: "export.column.linkedin",
      width: 32,
      kind: "text",
      value: (row) => row.linkedin_url,
    },
    { heading: "export.column.github", width: 32, kind: "text", value: (row) => row.github_url },
    {
      heading: "export.column.cvName",
      width: 32,
      kind: "text",
      value: (row) => row.cv_original_name,
    },
    {
      heading: "export.column.cvSize",
      width: 16,
      kind: "number",
      value: (row) => row.cv_size_bytes,
    },
    {
      heading: "export.column.cvType",
      width: 24,
      kind: "text",
      value: (row) => row.cv_content_type,
    },
    {
      heading: "export.column.withdrawn",
      width: 32,
      kind: "instant",
      value: (row) => row.withdrawn_at,
    },
    {
      heading: "export.column.spam",
      width: 16,
      kind: "text",
      value: (row, say) => say(row.spam_reason === null ? "export.no" : "export.yes"),
    },
    {
      heading: "export.column.legalHold",
      width: 16,
      kind: "text",
      value: (row, say) => say(row.legal_hold ? "export.yes" : "export.no"),
    },
    {
      heading: "export.column.updated",
      width: 32,
      kind: "instant",
      value: (row) => row.updated_at,
    },
  ],
};
