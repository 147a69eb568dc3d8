import type {
  ApplicationStep,
  Funnel,
  FunnelFigures,
  FunnelQuery,
  FunnelStep,
} from "#contract/funnel.ts";
import type { RejectionReason } from "#contract/rejection-reason.ts";
import type { ApplicationSource } from "#contract/sources.ts";
import type { Db } from "#server/db/schema.ts";
import { addDays, localDay } from "#server/db/vietnam-time.ts";
import { findBySlug, readPositions } from "#server/positions/records.ts";

/** A number of steps by position, source and business days. */
type Counted = {
  position: string;
  source: ApplicationSource;
  step: FunnelStep | ApplicationStep | "rejected";
  /** From sending to the step; 0 before it. */
  business_days: number;
  rejected_for: RejectionReason | "unknown" | null;
  count: number;
};

/** Reads the funnel of the last days. Counts under earlier slugs belong to the present one. */
export async function readFunnel(
  db: Db,
  { days, from, to, position, source }: FunnelQuery,
  now: Date,
): Promise<Funnel> {
  const positions = await readPositions(db);
  const presentSlug = (slug: string) => findBySlug(positions, slug)?.slug ?? slug;
  const last = to ?? localDay(now);
  const first = from ?? addDays(last, 1 - Number(days));
  const since = await readFirstDay(db);
  const rows = (await readCounts(db, first, last))
    .map((row) => ({ ...row, position: presentSlug(row.position) }))
    .filter((row) => position === undefined || row.position === position)
    .filter((row) => source === undefined || row.source === source);
  const byPosition = Map.groupBy(rows, (row) => row.position);
  const bySource = Map.groupBy(rows, (row) => row.source);
  return {
    since: since !== null && since > first ? since : null,
    total: figuresOf(rows),
    positions: Array.from(byPosition, ([slug, counts]) => ({
      slug,
      title: positions.find((one) => one.slug === slug)?.title ?? null,
      ...figuresOf(counts),
    })).toSorted(bySize),
    sources: Array.from(bySource, ([from, counts]) => ({
      source: from,
      ...figuresOf(counts),
    })).toSorted(bySize),
    reasons: reasonsOf(rows),
  };
}

function reasonsOf(rows: readonly Counted[]): Funnel["reasons"] {
  const rejected = Map.groupBy(rows, (row) => row.rejected_for);
  rejected.delete(null);
  return Array.from(rejected, ([reason, counts]) => ({
    reason: reason === "unknown" ? null : reason,
    count: sum(counts),
  })).toSorted((one, other) => other.count - one.count);
}

const bySize = (one: FunnelFigures, other: FunnelFigures) =>
  other.sent - one.sent || other.started - one.started || other.viewed - one.viewed;

async function readCounts(db: Db, first: string, last: string): Promise<Counted[]> {
  const anonymous = await db
    .selectFrom("funnel_counts")
    .select(({ fn }) => ["position", "source", "step", fn.sum<number>("count").as("count")])
    .where("day", ">=", first)
    .where("day", "<=", last)
    .groupBy(["position", "source", "step"])
    .execute();
  const steps = db
    .selectFrom("application_steps")
    .select(({ fn }) => [
      "position",
      "source",
      "step",
      "business_days",
      "rejected_for",
      fn.countAll<number>().as("count"),
    ])
    .groupBy(["position", "source", "step", "business_days", "rejected_for"]);
  const within = (column: "day" | "reached_on" | "rejected_on") =>
    steps.where(column, ">=", first).where(column, "<=", last);
  const sent = await within("day").where("step", "not in", decisions).execute();
  const decided = await within("reached_on").where("step", "in", decisions).execute();
  const rejected = await within("rejected_on").execute();
  return [
    ...anonymous.map((row) => ({ ...row, business_days: 0, rejected_for: null })),
    ...[...sent, ...decided].map((row) => ({ ...row, rejected_for: null })),
    ...rejected.map((row) => ({ ...row, step: "rejected" as const })),
  ];
}

/** The steps that count for their own day; the others count for the day on which the application was sent. */
const decisions = ["accepted", "decided"] as const;

async function readFirstDay(db: Db): Promise<string | null> {
  const days = await Promise.all(
    (["funnel_counts", "application_steps"] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.min<string | null>("day").as("day"))
        .executeTakeFirstOrThrow(),
    ),
  );
  return days.flatMap(({ day }) => day ?? []).toSorted()[0] ?? null;
}

function figuresOf(rows: readonly Counted[]): FunnelFigures {
  const of = (step: Counted["step"]) => rows.filter((row) => row.step === step);
  return {
    viewed: sum(of("viewed")),
    started: sum(of("started")),
    sent: sum(of("sent")),
    looked_at: sum(of("looked_at")),
    interview: sum(of("interview")),
    accepted: sum(of("accepted")),
    look_days: medianDays(of("looked_at")),
    decision_days: medianDays(of("decided")),
  };
}

/** The median of the business days; of an even number the mean of the middle two. */
function medianDays(rows: readonly Counted[]): number | null {
  const all = sum(rows);
  if (all === 0) return null;
  const sorted = rows.toSorted((one, other) => one.business_days - other.business_days);
  const at = (rank: number) => {
    let passed = 0;
    const row = sorted.find(({ count }) => (passed += count) > rank);
    return row?.business_days ?? 0;
  };
  return (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
}

const sum = (rows: readonly Counted[]) => rows.reduce((total, { count }) => total + count, 0);
