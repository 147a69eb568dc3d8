// @ts-check
// npm run test:postgres: one PostgreSQL for many test runs. Prints its address, stays until ended.
import { bringPostgres, startPostgres } from "./postgres.mjs";
import { runCommand } from "./project.mjs";

await runCommand(async () => {
  const cluster = await startPostgres(bringPostgres());
  console.log(`TEST_DATABASE_URL=${cluster.url}`);

  // The cluster alone does not keep this process alive.
  const alive = setInterval(() => {}, 60_000);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      clearInterval(alive);
      void cluster.stop();
    });
  }
});
