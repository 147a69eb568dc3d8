// npm run test:postgres: one PostgreSQL for many test runs. Its URL is in a file that the tests read.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensurePostgres, startPostgres } from "../testing/postgres.ts";
import { root } from "./setup/project.mjs";

const cluster = await startPostgres(ensurePostgres());
const file = join(root, ".cache", "test-postgres-url");
mkdirSync(join(root, ".cache"), { recursive: true });
writeFileSync(file, cluster.url, { mode: 0o600 });
console.log("PostgreSQL is ready for tests. Ctrl-C stops it.");

// The child process does not keep this one alive.
const alive = setInterval(() => {}, 60_000);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    clearInterval(alive);
    rmSync(file, { force: true });
    void cluster.stop();
  });
}
