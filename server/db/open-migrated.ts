import { engineOf } from "./engine.ts";
import { migrate } from "./migrate.ts";
import { openDb, type DbPlace } from "./open.ts";
import type { Purpose } from "./postgres.ts";
import type { Db } from "./schema.ts";
import { demandNoUnfinishedRestore } from "./unfinished-restore.ts";

/**
 * Opens the store after it has been brought to the newest form, which may take long. Throws what
 * `migrate` and `demandNoUnfinishedRestore` throw.
 */
export async function openMigratedDb(place: DbPlace, purpose: Purpose = "requests"): Promise<Db> {
  const patient = await openDb(place, "long work");
  try {
    await demandNoUnfinishedRestore(patient);
    await migrate(patient);
  } catch (error) {
    await patient.destroy();
    throw error;
  }
  // A file knows no limits of requests that would have to be set again.
  if (engineOf(patient) === "sqlite") return patient;
  await patient.destroy();
  return openDb(place, purpose);
}
