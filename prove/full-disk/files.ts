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
import { comparePromises, mailVariables, newWish, send, type Wish } from "../kill/wishes.ts";
import { mountTinyDisk, type TinyDisk } from "./tiny-disk.ts";

export type FullDiskReport = {
  uploads: number;
  refused: number;
  lost: number;
  dangling: number;
  swept: number;
  litter: number;
  wrong: string[];
};

const megabyte = 1024 * 1024;
const page = 4096;
const administrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/**
 * Fills the disk of a server below the reserve, where uploads are to stop and all else to go on, and
 * then in the middle of uploads, a few bytes later each time. Every upload is repeated when there is
 * room again.
 */
export async function fillDisk(moments: number): Promise<FullDiskReport> {
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
  const wishes: Wish[] = [];
  try {
    await stopBeforeFull(server.url, disk, report, wishes);
    for (let moment = 0; moment < moments; moment += 1) {
      const wish = newWish(50_000);
      wishes.push(wish);
      const status = await uploadIntoFull(server.url, wish, () => {
        disk.fill(moment * page);
      });
      count(report, status, `an upload with ${moment * page} bytes free`);
      disk.empty();
      await expect(report, "an upload when there was room again", 201, send(server.url, wish));
    }
    if ((await readdir(join(environment.DATA_DIR, "files", "incoming"))).length > 0) {
      report.wrong.push("a temporary file stayed behind");
    }
    await server.kill();
    const { lost, dangling, swept, litter } = await comparePromises(environment, wishes, mail);
    return { ...report, lost, dangling, swept, litter };
  } finally {
    await server.kill();
    disk.unmount();
  }
}

type Counts = Pick<FullDiskReport, "uploads" | "refused"> & { wrong: string[] };

/** Below the reserve of 200 MB no resume is taken, and everything else works as ever. */
async function stopBeforeFull(url: string, disk: TinyDisk, report: Counts, wishes: Wish[]) {
  const wish = newWish(50_000);
  wishes.push(wish);
  disk.fill(150 * megabyte);
  await expect(report, "an upload below the reserve", 503, send(url, wish));
  const signIn = post(`${url}/api/v1/auth/login`, admin);
  await expect(report, "a sign-in below the reserve", 200, signIn);
  const without = post(`${url}/api/v1/applications`, applicationFields());
  await expect(report, "an application without a file below the reserve", 201, without);
  await expect(report, "a page below the reserve", 200, fetch(`${url}/login`));
  await expect(report, "/readyz below the reserve", 503, fetch(`${url}/readyz`));
  disk.empty();
  await expect(report, "an upload when there was room again", 201, send(url, wish));
  await expect(report, "/readyz when there was room again", 200, fetch(`${url}/readyz`));
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function expect(report: Counts, what: string, status: number, answer: Promise<Response>) {
  const found = (await answer).status;
  if (found !== status) report.wrong.push(`${what}: ${found}`);
}

function count(report: Counts, status: number, what: string): void {
  report.uploads += 1;
  if (status === 503) report.refused += 1;
  else if (status !== 201) report.wrong.push(`${what}: ${status}`);
}

/** Sends the head and a part of the body, fills the disk, and sends the rest. */
async function uploadIntoFull(url: string, wish: Wish, fill: () => void): Promise<number> {
  const form = applicationForm(applicationFields({ email: wish.email }), {
    name: "CV.pdf",
    bytes: wish.bytes,
  });
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const call = request(`${url}/api/v1/applications/upload`, {
    method: "POST",
    agent: false,
    headers: {
      "content-type": whole.headers.get("content-type") ?? "",
      "content-length": body.length,
      "idempotency-key": wish.key,
      // Answered once the server has begun with the call: its look at the free space is behind it.
      expect: "100-continue",
    },
  });
  const answered = once(call, "response");
  // An answer that came before the body was whole may end the connection.
  call.on("error", () => undefined);
  call.flushHeaders();
  await once(call, "continue");
  call.write(body.subarray(0, 100));
  await new Promise((resolve) => setTimeout(resolve, 50));
  fill();
  call.end(body.subarray(100));
  const [response]: IncomingMessage[] = await answered;
  if (response === undefined) throw new Error("There was no answer");
  await text(response);
  return response.statusCode ?? 0;
}
