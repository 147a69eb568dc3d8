import { Readable } from "node:stream";
import { positions } from "#content/positions.ts";
import { exportLimits, type ExportRequest, type ExportKind } from "#contract/export.ts";
import type { Language } from "#contract/languages.ts";
import { findPosition } from "#contract/positions.ts";
import { audit } from "#server/audit/audit.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { dayOf, timeZone } from "#server/lib/calendar.ts";
import { transact } from "#server/db/transact.ts";
import { fieldTexts, invalid } from "#server/http/failure.ts";
import type { AppContext } from "#server/context.ts";
import { csv } from "./csv.ts";
import { applications, users, type ExportedList } from "./lists.ts";
import type { Fact, Table } from "./table.ts";
import { isExportText, wordsIn, type Say } from "./texts.ts";
import { xlsx } from "./xlsx.ts";

/** A file that is made while it is sent. */
type ExportFile = { name: string; type: string; content: Readable };

type ExportParts = Pick<AppContext, "db" | "clock">;
type Caller = { id: string; name: string; language: Language; source: ClientInfo };

const types: Record<ExportRequest["format"], string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/**
 * Makes a file of all rows that a list has for a query. The audit log names it before its first row
 * leaves. Throws 422 for a query that the list refuses and for more rows than the format holds.
 */
export function openExport(
  parts: ExportParts,
  request: ExportRequest,
  caller: Caller,
): Promise<ExportFile> {
  return request.kind === "applications"
    ? exportList(parts, applications, request, caller)
    : exportList(parts, users, request, caller);
}

async function exportList<Filter extends object, Row>(
  { db, clock }: ExportParts,
  list: ExportedList<Filter, Row>,
  { kind, format, query }: ExportRequest,
  caller: Caller,
): Promise<ExportFile> {
  const now = clock();
  const filter = readFilter(list, query);
  const rows = await list.count(db, filter, now);
  if (format === "xlsx" && rows > exportLimits.xlsxRows) throw invalid({}, "failure.exportTooLong");
  const filters = Object.fromEntries(
    Object.entries(query).filter(([key, value]) => Object.hasOwn(filter, key) && value !== ""),
  );
  await transact(db, (tx) =>
    audit(tx, {
      at: now,
      action: list.action,
      actorId: caller.id,
      fields: [format, `rows=${rows}`, ...Object.keys(filters)],
      source: caller.source,
    }),
  );

  const say = wordsIn(caller.language);
  const table = {
    title: say(`export.${kind}`),
    columns: columnsOf(list, say),
    rows: valuesOf(list, list.walk(db, filter, now), say),
  };
  const about = {
    title: say("export.about"),
    facts: (written: number) =>
      factsOf({ kind, filters, at: now, by: caller.name, rows: written }, say),
  };
  return {
    name: `${say(`export.${kind}.file`)}-${dayOf(now)}.${format}`,
    type: types[format],
    content:
      format === "xlsx" ? xlsx(table, about) : Readable.from(csv(table), { objectMode: false }),
  };
}

/** Reads the query with the rules of the list. Throws 422 where the list would. */
function readFilter<Filter, Row>(
  { filter }: ExportedList<Filter, Row>,
  query: ExportRequest["query"],
): Filter {
  const read = filter.safeParse(query);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? ""),
    message,
  }));
  throw invalid(fieldTexts(issues));
}

function columnsOf<Filter, Row>(list: ExportedList<Filter, Row>, say: Say): Table["columns"] {
  return list.columns.map(([name, width, kind]) => {
    const heading = say(name);
    return {
      heading: kind === "instant" ? say("export.instant", { heading, zone: timeZone }) : heading,
      width,
      kind,
    };
  });
}

async function* valuesOf<Filter, Row>(
  { columns }: ExportedList<Filter, Row>,
  rows: AsyncIterable<readonly Row[]>,
  say: Say,
): Table["rows"] {
  for await (const some of rows) {
    yield some.map((row) => columns.map(([, , , value]) => value(row, say)));
  }
}

type Export = {
  kind: ExportKind;
  filters: Readonly<Record<string, string>>;
  at: Date;
  by: string;
  rows: number;
};

/** What a file says of itself: its content, time and filters. */
function factsOf({ kind, filters, at, by, rows }: Export, say: Say): Fact[] {
  const text = (label: string, value: string): Fact => ({ label, value, kind: "text" });
  const narrowing = Object.entries(filters).filter(([key]) => key !== "sort");
  return [
    text(say("export.about.content"), say(`export.${kind}`)),
    { label: say("export.about.rows"), value: rows, kind: "number" },
    { label: say("export.about.time"), value: at.toISOString(), kind: "instant" },
    text(say("export.about.zone"), `${timeZone} (UTC+7)`),
    text(say("export.about.by"), by),
    ...narrowing.map(([key, value]) =>
      text(
        say("export.about.filterBy", { name: known(`export.filter.${key}`, say) ?? key }),
        filterValue(key, value, say),
      ),
    ),
    ...(narrowing.length === 0 ? [text(say("export.about.filter"), say("export.about.all"))] : []),
  ];
}

function filterValue(key: string, value: string, say: Say): string {
  if (key === "job_id") return findPosition(positions, value)?.label ?? value;
  return known(`export.${key}.${value}`, say) ?? value;
}

const known = (text: string, say: Say) => (isExportText(text) ? say(text) : undefined);
