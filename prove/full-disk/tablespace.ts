import { Client } from "pg";
import { SubmittedApplication } from "#contract/applications.ts";
import { startTestApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";
import { countLost } from "../database/count-lost.ts";
import { mountTinyDisk } from "./tiny-disk.ts";

export type FullTablespaceReport = {
  calls: number;
  refused: number;
  lost: number;
  wrong: string[];
};

const megabytes = 64;

/** Fills the disk of PostgreSQL's tables while a server writes to it, and frees it. */
export async function fillTablespace(calls: number): Promise<FullTablespaceReport> {
  const base = process.env["TEST_DATABASE_URL"] ?? "";
  const disk = mountTinyDisk(megabytes, "postgres");
  const name = `tiny_${Date.now()}`;
  const client = new Client({ connectionString: base });
  await client.connect();
  const url = new URL(base);
  url.pathname = `/${name}`;
  try {
    await client.query(`create tablespace ${name} location '${disk.folder}'`);
    await client.query(`create database ${name} tablespace ${name}`);
    return await writeToFullDisk(url.href, calls, disk);
  } finally {
    disk.empty();
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`drop tablespace if exists ${name}`);
    await client.end();
    disk.unmount();
  }
}

async function writeToFullDisk(
  databaseUrl: string,
  calls: number,
  disk: ReturnType<typeof mountTinyDisk>,
): Promise<FullTablespaceReport> {
  // DATABASE_URL selects PostgreSQL; the engine argument is unused.
  const app = await startTestApp("sqlite", { DATABASE_URL: databaseUrl });
  const report: FullTablespaceReport = { calls, refused: 0, lost: 0, wrong: [] };
  const answered: string[] = [];
  const apply = async (what: string, isFull: boolean) => {
    const response = await app.client.call("POST", "/api/v1/applications", {
      body: applicationFields({ notes: "x".repeat(3_000) }),
    });
    const { status, headers, body } = response;
    if (status === 201) answered.push(SubmittedApplication.parse(body).data.id);
    else if (isFull && status === 503 && Number(headers.get("retry-after")) > 0)
      report.refused += 1;
    else report.wrong.push(`${what}: ${status}`);
  };
  try {
    const { tokens } = await app.client.createSignedIn("admin");
    await apply("an application before", false);
    disk.fill(0);
    for (let call = 0; call < calls; call += 1) await apply("an application", true);
    const health = await app.client.call("GET", "/healthz");
    if (health.status !== 200) report.wrong.push(`/healthz: ${health.status}`);
    const reading = await app.client.call("GET", "/api/v1/applications", {
      token: tokens.accessToken,
    });
    if (reading.status !== 200) report.wrong.push(`the list: ${reading.status}`);
    disk.empty();
    await apply("an application after", false);
    report.lost = await countLost(app.db, answered);
    return report;
  } finally {
    await app.close();
  }
}
