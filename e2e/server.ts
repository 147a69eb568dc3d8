import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { startServer, type Site } from "./server-process.ts";

/** The first administrator of the sites under test. */
export const admin = { email: "admin@company.example", password: "bronze drum of the tests" };

/** Whether the site under test consists of several servers behind nginx, with resumes in a bucket. */
export const isCluster = process.env["SITE_SHAPE"] === "cluster";

/**
 * Runs the work with the real server in its own process, on a free port and with an empty store. With
 * SITE_SHAPE=cluster, several servers run behind nginx.
 */
export async function withServer<Result>(
  environment: Record<string, string>,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  if (isCluster) {
    const { withCluster } = await import("./cluster.ts");
    return withCluster(environment, work);
  }
  const dataDir = await mkdtemp(join(tmpdir(), "site-e2e-"));
  const PORT = String(await freePort());
  const settings = { DATA_DIR: dataDir, ...environment };
  const server = await startServer({ PORT, ...settings });
  try {
    return await work({ url: server.url, dataDir, pid: server.pid, settings });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
