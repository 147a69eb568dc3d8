import { appliedMigrations, migrateTo } from "#server/db/migrate.ts";
import { demandNoOtherServer } from "#server/db/other-servers.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { demandNoUnfinishedRestore } from "#server/db/unfinished-restore.ts";
import {
  countRows,
  insertRows,
  isTable,
  readTable,
  sumTable,
  tableNames,
  type TableName,
} from "#server/db/whole-tables.ts";
import { batches } from "#server/db/batches.ts";
import { MoveError } from "./move-error.ts";

export type MovedTable = { table: TableName; rows: number; sha256: string };

/** Hears how far a move has come. */
export type Tell = (progress: string) => void;

const rowsAtOnce = 200;

/** What a target holds: nothing yet, or all of it after a move that was told of by nobody. */
export type TargetState = "empty" | "complete";

/**
 * Brings an empty target to the form of the source. Throws a MoveError when the target holds anything
 * but the very rows of the source.
 */
export async function prepareTarget(source: Db, target: Db, form: string): Promise<TargetState> {
  await demandNoUnfinishedRestore(target);
  const found = await countRows(target);
  if (found.length === 0) {
    const newest = (await appliedMigrations(target)).at(-1);
    if (newest !== undefined && newest > form) {
      throw new MoveError(
        `The target has empty tables of another version (${newest}): make the database anew`,
      );
    }
    await migrateTo(target, form);
    return "empty";
  }
  for (const table of await tablesOf(source)) {
    if (!(await isSame(source, target, table))) throw notEmpty(found);
  }
  return "complete";
}

function notEmpty(found: { table: string; rows: number }[]): MoveError {
  const lines = found.map(({ table, rows }) => `  ${table}: ${rows} rows`);
  return new MoveError(
    ["The target holds other data; nothing was changed. It has", ...lines].join("\n"),
  );
}

/** Copies all rows or none, and reads them back before they count. */
export async function moveRows(
  source: Db,
  target: Db,
  state: TargetState,
  tell: Tell,
  patienceMs?: number,
): Promise<MovedTable[]> {
  const tables = await tablesOf(source);
  if (state === "complete") return sums(target, tables);
  // The guard against leaks would take a question to the source for one that escapes the transaction.
  const from = source.withoutPlugins();
  return transact(target, async (tx) => {
    for (const table of tables) {
      tell(`Rows of ${table}`);
      for await (const rows of batches(readTable(from, table), rowsAtOnce)) {
        await insertRows(tx, table, rows);
      }
    }
    for (const table of tables) {
      tell(`Comparing ${table}`);
      if (await isSame(from, tx, table)) continue;
      throw new MoveError(`The rows of ${table} read back differently: nothing was written`);
    }
    const moved = await sums(tx, tables);
    // What a server that was started meanwhile wrote would stay behind.
    await demandNoOtherServer(from, patienceMs);
    return moved;
  });
}

/** The tables of a database, which may be of an older form, in the order of insertion. */
async function tablesOf(db: Db): Promise<TableName[]> {
  const found = await db.introspection.getTables();
  const names = new Set(found.map(({ name }) => name).filter(isTable));
  return tableNames.filter((name) => names.has(name));
}

async function isSame(one: Db, other: Db, table: TableName): Promise<boolean> {
  const [first, second] = [await sumTable(one, table), await sumTable(other, table)];
  return first.rows === second.rows && first.sha256 === second.sha256;
}

async function sums(db: Db, tables: readonly TableName[]): Promise<MovedTable[]> {
  const moved: MovedTable[] = [];
  for (const table of tables) moved.push({ table, ...(await sumTable(db, table)) });
  return moved;
}
