// npm run test:postgres: one PostgreSQL for many test runs. Its URL is in a file that the tests read.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ensurePostgres, postgresUrlFile, startPostgres } from "../testing/postgres.ts";

const cluster = await startPostgres(ensurePostgres());
mkdirSync(dirname(postgresUrlFile), { recursive: true });
writeFileSync(postgresUrlFile, cluster.url, { mode: 0o600 });
console.log("PostgreSQL is ready for tests. Ctrl-C stops it.");

// The child process does not keep this one alive.
const alive = setInterval(() => {}, 60_000);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    clearInterval(alive);
    rmSync(postgresUrlFile, { force: true });
    void cluster.stop();
  });
}
