import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { paging } from "#contract/limits.ts";
import { admin, withServer } from "../e2e/server.ts";
import { SetupError } from "../scripts/setup/project.mjs";
import { callerOf, warmUp, type Call } from "./list-caller.ts";
import { casesOf, otherCalls, type Case, type Kind, type Known, type List } from "./list-cases.ts";
import { withSeededStore, type Engine } from "./list-stores.ts";
import { printLists, type Measured } from "./list-table.ts";
import { timesOfPages } from "./visitor.ts";

export const help = `  npm run bench -- lists [--rows 10000,100000] [--samples 40] [--only SQLite]
      Response times of all pages, filters and kinds of search of both lists, at these sizes on both engines.
      Targets for the median up to 100,000 rows: 20 ms for first and last pages, filters and rare searches,
      150 ms for all others. Beyond: 500 ms.`;

const engines: readonly Engine[] = ["SQLite", "PostgreSQL"];

/** Measures each engine at each size, then prints a table for each list. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: "string", default: "10000,100000" },
      samples: { type: "string", default: "40" },
      only: { type: "string" },
    },
  });
  const sizes = values.rows.split(",").map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new SetupError("--rows takes numbers separated by commas.");
  }
  let holds = true;
  for (const engine of engines.filter(
    (name) => values.only === undefined || name === values.only,
  )) {
    const bySize = new Map<number, Measured>();
    for (const size of sizes) {
      const measured = await withSeededStore(engine, size, (environment) =>
        measure(environment, Number(values.samples)),
      );
      bySize.set(size, measured);
    }
    holds = printLists(engine, bySize) && holds;
  }
  return holds;
}

type Timed = { name: string; path: string; kind: Kind; times: number[] };

async function measure(environment: Record<string, string>, samples: number): Promise<Measured> {
  const account = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withServer({ ...environment, ...account }, async ({ url }) => {
    const call = await callerOf(url);
    const calls: Timed[] = [];
    const add = (name: string, path: string, kind: Kind) => {
      calls.push({ name, path, kind, times: [] });
    };
    for (const list of ["users", "applications"] as const) {
      for (const one of casesOf(list, await findKnown(call, list))) {
        add(`${list}: ${one.name}`, await pathOf(call, one), one.kind);
      }
    }
    for (const [name, path] of Object.entries(otherCalls)) add(name, path, "other");
    await warmUp(call);
    const visits = await timesOfPages(url, () => takeTimes(calls, samples, call));
    const measured = new Map(calls.map(({ name, kind, times }) => [name, { kind, times }]));
    return measured.set("a page of the site during the calls", { kind: "visitor", times: visits });
  });
}

/**
 * Runs rounds, so that other load on the machine affects all calls alike. The first round warms up.
 */
async function takeTimes(calls: readonly Timed[], rounds: number, call: Call): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    for (const { path, times } of calls) {
      const startedAt = performance.now();
      await call(path);
      if (round > 0) times.push(performance.now() - startedAt);
    }
  }
}

const Row = z.object({ email: z.string(), phone: z.nullable(z.string()) });
const Listed = z.object({
  total: z.number(),
  users: z.optional(z.array(Row)),
  applications: z.optional(z.array(Row)),
});

/** A row in the middle of the list with a phone number. */
async function findKnown(call: Call, list: List): Promise<Known> {
  const { total } = Listed.parse(await call(`/${list}?limit=1`));
  const page = Listed.parse(await call(`/${list}?limit=50&skip=${Math.floor(total / 3)}`));
  for (const { email, phone } of page[list] ?? []) if (phone !== null) return { email, phone };
  throw new Error(`No row of ${list} has a phone number`);
}

async function pathOf(call: Call, { list, query, page }: Case): Promise<string> {
  const search = new URLSearchParams(query);
  const limit = paging[list].defaultLimit;
  if (page !== "first") {
    const { total } = Listed.parse(await call(`/${list}?${search.toString()}&limit=1`));
    const pages = Math.max(1, Math.ceil(total / limit));
    const number = page === "last" ? pages - 1 : Math.floor(pages / 2);
    search.set("skip", String(number * limit));
  }
  return `/${list}?${search.toString()}`;
}
