// @ts-check
// One PostgreSQL for many test runs: prints its address and stays until it is stopped.
import { findPostgres, startPostgres } from "./postgres.mjs";

const programs = findPostgres();
if (!programs) {
  console.error("Install PostgreSQL 15 or newer and run this again.");
  process.exit(1);
}
const cluster = await startPostgres(programs);
console.log(`TEST_DATABASE_URL=${cluster.url}`);

// Something must keep the process alive: the cluster alone does not.
const alive = setInterval(() => {}, 60_000);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, async () => {
    clearInterval(alive);
    await cluster.stop();
  });
}
