import * as z from "zod/mini";
import { AuditGroup, type AuditQuery } from "#contract/audit.ts";
import { Id } from "#contract/fields.ts";
import { optionally, searchText, useSearchState } from "../list/use-search-state.ts";

const Day = optionally(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/),
    z.refine((day) => !Number.isNaN(midnight(day).getTime())),
  ),
);

const View = z.object({
  group: optionally(AuditGroup),
  person: optionally(Id),
  q: searchText,
  from: Day,
  to: Day,
});

/** The filters of the audit log. Its keys are those of the address; days are in the reader's time zone. */
export type AuditView = z.output<typeof View>;

export const noFilters: AuditView = {
  group: undefined,
  person: undefined,
  q: undefined,
  from: undefined,
  to: undefined,
};

/** Reads the filters from the address and changes them there. */
export const useAuditView = () => useSearchState<AuditView>(View);

/** The API query for these filters: whole days in the reader's time zone, as instants. */
export function queryOf({ group, person, q, from, to }: AuditView): AuditQuery {
  return {
    group,
    person,
    q,
    from: from === undefined ? undefined : midnight(from).toISOString(),
    to: to === undefined ? undefined : midnight(to, 1).toISOString(),
  };
}

/** The instant a day begins in the reader's time zone, or one some days later. */
function midnight(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater);
}
