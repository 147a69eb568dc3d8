import type * as z from "zod/mini";
import { Readable } from "node:stream";
import { exportLimits, type ExportRequest } from "#contract/export.ts";
import { audit } from "#server/audit/audit.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { Actor } from "#server/http/requests.ts";
import { groupByField, invalid } from "#server/http/http-error.ts";
import { findPosition, readPositions } from "#server/positions/records.ts";
import { localDay, timeZone } from "#server/db/vietnam-time.ts";
import type { AppContext } from "#server/context.ts";
import { csv } from "./csv.ts";
import {
  applications,
  hasText,
  translatorTo,
  users,
  yesNo,
  type ExportedList,
  type Translate,
} from "./lists.ts";
import type { Metadata, Table } from "./table.ts";
import { xlsx } from "./xlsx.ts";

/** A file that is generated while it is sent. */
type ExportFile = { name: string; type: string; content: Readable };

type Caller = { name: string; actor: Actor };

const types: Record<ExportRequest["format"], string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/**
 * Exports all rows of a list for a query. The audit log records it before the first row is sent. Throws
 * 422 for an invalid query and for more rows than the format holds.
 */
export const openExport = (
  context: AppContext,
  request: ExportRequest,
  caller: Caller,
): Promise<ExportFile> =>
  request.kind === "applications"
    ? exportList(context, applications, request, caller)
    : exportList(context, users, request, caller);

async function exportList<Filter extends object, Row>(
  { db, clock }: AppContext,
  list: ExportedList<Filter, Row>,
  { kind, format, query }: ExportRequest,
  { name, actor }: Caller,
): Promise<ExportFile> {
  const now = clock();
  const filter = readFilter(list.filter, query);
  const rows = await list.count(db, filter, now);
  if (format === "xlsx" && rows > exportLimits.xlsxRows) throw invalid({}, "failure.exportTooLong");
  const filters = Object.entries(query).filter(
    ([key, value]) => Object.hasOwn(filter, key) && value !== "",
  );
  const fields = [format, `rows=${rows}`, ...filters.map(([key]) => key)];
  await withTransaction(db, (tx) => audit(tx, { at: now, action: list.action, fields, ...actor }));

  const job = findPosition(await readPositions(db), query["job_id"] ?? "");
  const translate = translatorTo(actor.client.language);
  const title = translate(`export.${kind}`);
  const table = {
    title,
    columns: list.columns.map(([text, width, kind]) => {
      const name = translate(text);
      const zoned = { heading: name, zone: timeZone };
      const heading = kind === "instant" ? translate("export.instant", zoned) : name;
      return { heading, width, kind };
    }),
    rows: valuesOf(list, list.stream(db, filter, now, actor.actorId), translate),
  };
  const metadata = (written: number): Metadata[] => [
    text(translate("export.about.content"), title),
    { label: translate("export.about.rows"), value: written, kind: "number" },
    { label: translate("export.about.time"), value: now.toISOString(), kind: "instant" },
    text(translate("export.about.zone"), `${timeZone} (UTC+7)`),
    text(translate("export.about.by"), name),
    ...describeFilters(filters, translate, job?.label[actor.client.language]),
  ];
  const about = { title: translate("export.about"), metadata };
  return {
    name: `${translate(`export.${kind}.file`)}-${localDay(now)}.${format}`,
    type: types[format],
    content:
      format === "xlsx" ? xlsx(table, about) : Readable.from(csv(table), { objectMode: false }),
  };
}

/** Parses the query by the schema of the list. Throws 422. */
function readFilter<Filter>(schema: z.ZodMiniType<Filter>, query: ExportRequest["query"]): Filter {
  const read = schema.safeParse(query);
  if (read.success) return read.data;
  throw invalid(groupByField(read.error.issues));
}

async function* valuesOf<Filter, Row>(
  { columns }: ExportedList<Filter, Row>,
  rows: AsyncIterable<readonly Row[]>,
  translate: Translate,
): Table["rows"] {
  for await (const batch of rows) {
    yield batch.map((row) => columns.map(([, , , value]) => value(row, translate)));
  }
}

const flags: ReadonlySet<string> = new Set([
  "spam",
  "overdue",
  "to_review",
  "other_times",
  "closed_undecided",
  "unanswered",
  "never_told",
  "talent_pool",
]);

const text = (label: string, value: string): Metadata => ({ label, value, kind: "text" });

function describeFilters(
  filters: readonly [key: string, value: string][],
  translate: Translate,
  position: string | undefined,
): Metadata[] {
  const known = (key: string) => (hasText(key) ? translate(key) : undefined);
  const valueOf = (key: string, value: string) => {
    if (key === "job_id") return position;
    if (flags.has(key)) return yesNo(value === "true", translate);
    return known(`export.${key}.${value}`) ?? known(`${key}.${value}`);
  };
  const narrowing = filters.filter(([key]) => key !== "sort");
  if (narrowing.length === 0) {
    return [text(translate("export.about.filter"), translate("export.about.all"))];
  }
  return narrowing.map(([key, value]) => {
    const name = known(`export.filter.${key}`) ?? key;
    return text(translate("export.about.filterBy", { name }), valueOf(key, value) ?? value);
  });
}
