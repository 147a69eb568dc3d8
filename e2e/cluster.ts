import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { startNginx } from "../testing/proxies.ts";
import { bringDatabase } from "./database.ts";
import { startServer, type Site } from "./server-process.ts";

/** A site of two servers, each of which can be restarted. */
export type Cluster = Site & {
  /** The URL of each server without nginx. */
  urls: readonly string[];
  restart: (index: number) => Promise<Stop>;
  /** The errors that nginx has logged so far. */
  complaints: () => Promise<string>;
};

/** The exit of a server that was told to stop. */
export type Stop = { code: number | null; milliseconds: number };

/**
 * Runs `work` with two servers on one PostgreSQL and one bucket, behind nginx with the configuration of
 * deploy/nginx. The servers share the outbox folder, where tests find the emails. `dist` is another built
 * site than the project's.
 */
export async function withCluster<Result>(
  environment: Record<string, string>,
  work: (cluster: Cluster) => Promise<Result>,
  dist?: string,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-cluster-"));
  const database = await bringDatabase();
  const ports = [await freePort(), await freePort()];
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shared = {
    ...(await makeBucket()),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: "a secret of the tests, long enough",
    SITE_URL: url,
    TRUST_PROXY: "127.0.0.1",
    ...environment,
  };
  const start = (index: number) =>
    startServer(
      { ...shared, PORT: String(ports[index]) },
      { hear: undefined, ...(dist === undefined ? {} : { dist }) },
    );
  // The first server creates the administrator before the second starts.
  const servers = [await start(0), await start(1)];
  const nginx = await startNginx({ port, servers: ports });
  try {
    return await work({
      url,
      dataDir,
      settings: shared,
      pid: servers[0]?.pid ?? 0,
      urls: servers.map((server) => server.url),
      restart: async (index) => {
        const startedAt = performance.now();
        const code = (await servers[index]?.stop()) ?? null;
        const milliseconds = performance.now() - startedAt;
        servers[index] = await start(index);
        return { code, milliseconds };
      },
      complaints: nginx.readErrors,
    });
  } finally {
    await nginx.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
