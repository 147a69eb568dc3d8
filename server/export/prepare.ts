import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import type { ExportKind } from "#contract/export.ts";
import type { Db } from "#server/db/schema.ts";
import { fieldTexts, invalid } from "#server/http/failure.ts";
import { applications } from "./applications.ts";
import type { ExportedList } from "./list.ts";
import { zone, type Fact, type Table } from "./table.ts";
import { isExportText, type Say } from "./texts.ts";
import { users } from "./users.ts";

/** An export that can be made: which rows, and what to say of them. */
export type Prepared = {
  kind: ExportKind;
  action: ExportedList<unknown, unknown>["action"];
  /** The filters in force, as they were asked. */
  filters: Readonly<Record<string, string>>;
  count: (db: Db, now: Date) => Promise<number>;
  table: (db: Db, say: Say, now: Date) => Table;
};

/** Reads what was asked for with the rules of the list. Throws 422 where the list would. */
export function prepare(kind: ExportKind, query: Readonly<Record<string, string>>): Prepared {
  return kind === "applications"
    ? prepareList(kind, applications, query)
    : prepareList(kind, users, query);
}

function prepareList<Filter extends object, Row>(
  kind: ExportKind,
  list: ExportedList<Filter, Row>,
  query: Readonly<Record<string, string>>,
): Prepared {
  const read = list.filter.safeParse(query);
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? ""),
      message,
    }));
    throw invalid(fieldTexts(issues));
  }
  const filter = read.data;
  return {
    kind,
    action: list.action,
    filters: Object.fromEntries(
      Object.entries(query).filter(([key, value]) => Object.hasOwn(filter, key) && value !== ""),
    ),
    count: (db, now) => list.count(db, filter, now),
    table: (db, say, now) => ({
      title: say(`export.${kind}`),
      columns: list.columns.map(({ heading, width, kind }) => ({
        heading:
          kind === "instant"
            ? say("export.instant", { heading: say(heading), zone })
            : say(heading),
        width,
        kind,
      })),
      rows: valuesOf(list, list.walk(db, filter, now), say),
    }),
  };
}

async function* valuesOf<Row>(
  { columns }: Pick<ExportedList<never, Row>, "columns">,
  rows: AsyncIterable<readonly Row[]>,
  say: Say,
) {
  for await (const some of rows) {
    yield some.map((row) => columns.map(({ value }) => value(row, say)));
  }
}

/** What a file says of itself: what is in it, of when, and what was left out. */
export function factsOf(
  { kind, filters }: Prepared,
  say: Say,
  made: { at: Date; by: string; rows: number },
): Fact[] {
  const facts: Fact[] = [
    { label: say("export.about.content"), value: say(`export.${kind}`), kind: "text" },
    { label: say("export.about.rows"), value: made.rows, kind: "number" },
    { label: say("export.about.time"), value: made.at.toISOString(), kind: "instant" },
    { label: say("export.about.zone"), value: `${zone} (UTC+7)`, kind: "text" },
    { label: say("export.about.by"), value: made.by, kind: "text" },
  ];
  const narrowing = Object.entries(filters).filter(([key]) => key !== "sort");
  const asked = narrowing.map(([key, value]): Fact => ({
    label: say("export.about.filterBy", { name: filterName(key, say) }),
    value: filterValue(key, value, say),
    kind: "text",
  }));
  const none: Fact = {
    label: say("export.about.filter"),
    value: say("export.about.all"),
    kind: "text",
  };
  return [...facts, ...(asked.length === 0 ? [none] : asked)];
}

function filterName(key: string, say: Say): string {
  const text = `export.filter.${key}`;
  return isExportText(text) ? say(text) : key;
}

function filterValue(key: string, value: string, say: Say): string {
  if (key === "job_id") return findPosition(positions, value)?.label ?? value;
  const text = `export.${key}.${value}`;
  return isExportText(text) ? say(text) : value;
}
