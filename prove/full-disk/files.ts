import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startMailServer } from "#server/testing/mail-server.ts";
import { freePort } from "#server/testing/free-port.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { admin } from "../../e2e/server.ts";
import { startSmallSite } from "../small-site.ts";
import {
  comparePromises,
  mailVariables,
  newSubmission,
  send,
  type Submission,
} from "../kill/submissions.ts";
import { mountTinyDisk, type TinyDisk } from "./tiny-disk.ts";

export type FullDiskReport = {
  uploads: number;
  refused: number;
  lost: number;
  dangling: number;
  purged: number;
  orphaned: number;
  wrong: string[];
};

const megabyte = 1024 * 1024;
const page = 4096;
const administrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/**
 * Fills a server's disk below the reserve, where only uploads must stop, and then during uploads, with a
 * few more free bytes each time. Retries every upload once there is free space.
 */
export async function fillDisk(rounds: number): Promise<FullDiskReport> {
  const disk = mountTinyDisk(260);
  const mail = await startMailServer();
  const environment = {
    ...administrator,
    ...mailVariables(mail),
    DATA_DIR: join(disk.folder, "data"),
    PORT: String(await freePort()),
    LOG_LEVEL: "silent",
  };
  const server = await startSmallSite(environment);
  const report: Counts = { uploads: 0, refused: 0, wrong: [] };
  const submissions: Submission[] = [];
  try {
    await checkReserve(server.url, disk, report, submissions);
    for (let round = 0; round < rounds; round += 1) {
      const submission = newSubmission(50_000);
      submissions.push(submission);
      const status = await uploadWhileFilling(server.url, submission, () => {
        disk.fill(round * page);
      });
      count(report, status, `an upload with ${round * page} bytes free`);
      disk.empty();
      await expectStatus(
        report,
        "an upload after space was freed",
        201,
        send(server.url, submission),
      );
    }
    if ((await readdir(join(environment.DATA_DIR, "files", "incoming"))).length > 0) {
      report.wrong.push("a temporary file remained");
    }
    await server.kill();
    const { lost, dangling, purged, orphaned } = await comparePromises(
      environment,
      submissions,
      mail,
    );
    return { ...report, lost, dangling, purged, orphaned };
  } finally {
    await server.kill();
    disk.unmount();
  }
}

type Counts = Pick<FullDiskReport, "uploads" | "refused"> & { wrong: string[] };

/** Below the reserve of 200 MB only uploads stop. */
async function checkReserve(
  url: string,
  disk: TinyDisk,
  report: Counts,
  submissions: Submission[],
) {
  const submission = newSubmission(50_000);
  submissions.push(submission);
  disk.fill(150 * megabyte);
  await expectStatus(report, "an upload below the reserve", 503, send(url, submission));
  const signIn = post(`${url}/api/v1/auth/login`, admin);
  await expectStatus(report, "a sign-in below the reserve", 200, signIn);
  const without = post(`${url}/api/v1/applications`, applicationFields());
  await expectStatus(report, "an application without a file below the reserve", 201, without);
  await expectStatus(report, "a page below the reserve", 200, fetch(`${url}/login`));
  await expectStatus(report, "/readyz below the reserve", 503, fetch(`${url}/readyz`));
  disk.empty();
  await expectStatus(report, "an upload after space was freed", 201, send(url, submission));
  await expectStatus(report, "/readyz after space was freed", 200, fetch(`${url}/readyz`));
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function expectStatus(report: Counts, name: string, status: number, call: Promise<Response>) {
  const found = (await call).status;
  if (found !== status) report.wrong.push(`${name}: ${found}`);
}

function count(report: Counts, status: number, what: string): void {
  report.uploads += 1;
  if (status === 503) report.refused += 1;
  else if (status !== 201) report.wrong.push(`${what}: ${status}`);
}

/** Sends the headers and a part of the body, fills the disk, and sends the rest. */
async function uploadWhileFilling(
  url: string,
  submission: Submission,
  fill: () => void,
): Promise<number> {
  const form = applicationForm(applicationFields({ email: submission.email }), {
    name: "CV.pdf",
    bytes: submission.bytes,
  });
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const call = request(`${url}/api/v1/applications/upload`, {
    method: "POST",
    agent: false,
    headers: {
      "content-type": whole.headers.get("content-type") ?? "",
      "content-length": body.length,
      "idempotency-key": submission.key,
      // The server answers after it has checked the free space.
      expect: "100-continue",
    },
  });
  const answered = once(call, "response");
  // An early response may end the connection.
  call.on("error", () => undefined);
  call.flushHeaders();
  await once(call, "continue");
  call.write(body.subarray(0, 100));
  await new Promise((resolve) => setTimeout(resolve, 50));
  fill();
  call.end(body.subarray(100));
  const [response]: IncomingMessage[] = await answered;
  if (response === undefined) throw new Error("The server sent no response");
  await text(response);
  return response.statusCode ?? 0;
}
