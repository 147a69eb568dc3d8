import { once } from "node:events";
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { resumeLimits } from "#contract/limits.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { withServer } from "../e2e/server.ts";
import type { Site } from "../e2e/server-process.ts";
import { waitUntilRendered, residentMiB } from "./process.ts";
import { printHeadings, printRow } from "./table.ts";

const mebibyte = 1024 * 1024;
/** The limit for additional memory during concurrent uploads. */
const allowedMiB = 250;

export const help = `  npm run bench -- uploads [--concurrency 50,200] [--s3]
      The server's memory during concurrent uploads of ${resumeLimits.maxBytes / mebibyte} MB each. It may grow by ${allowedMiB} MB for any number,
      because no resume is held in memory, only what V8 has not freed yet. --s3 stores them in a bucket. Linux only.`;

export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { concurrency: { type: "string", default: "50,200" }, s3: { type: "boolean" } },
  });
  printHeadings([
    "concurrent uploads",
    "total MB",
    "seconds",
    "stored",
    "idle MB",
    "peak MB",
    "growth",
  ]);
  let holds = true;
  for (const count of values.concurrency.split(",").map(Number)) {
    const files = values.s3 === true ? await makeBucket() : {};
    const { seconds, stored, idle, peak } = await withServer(files, (site) => measure(site, count));
    const together = (count * resumeLimits.maxBytes) / mebibyte;
    printRow([count, together, seconds.toFixed(1), stored, idle, peak, peak - idle].map(String));
    holds &&= stored === count && peak - idle <= allowedMiB;
  }
  console.log(`\nThe target ${holds ? "holds" : "is missed"}.`);
  return holds;
}

async function measure(site: Site, count: number) {
  // The first upload warms up.
  await upload(site, 0);
  await waitUntilRendered(site.pid);
  await pause(1_000);
  const idle = await residentMiB(site.pid);
  let peak = idle;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await residentMiB(site.pid));
      await pause(20);
    }
  })();
  const startedAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: count }, (_, index) => upload(site, index + 1)),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  over.abort();
  await watching;
  return { seconds, stored: statuses.filter((status) => status === 201).length, idle, peak };
}

const resume = Buffer.concat([tinyPdf()], resumeLimits.maxBytes);
const agent = new Agent({ maxSockets: Infinity });

const upload = ({ url }: Site, index: number) =>
  sendResume(url, { index, bytes: resumeLimits.maxBytes });

/**
 * Sends one application like a browser and returns the status. `from` is the client address that a proxy
 * would report.
 */
export async function sendResume(
  url: string,
  { index, bytes, from }: { index: number; bytes: number; from?: string },
): Promise<number> {
  const boundary = "bench-of-uploads";
  const fields = {
    full_name: "Nguyễn Văn Mẫu",
    email: `applicant.${index}@people.example`,
    position: "ai-engineer",
    experience_level: "mid",
  };
  const texts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${texts.join("")}--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="CV.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const sending = request(`${url}/api/v1/applications/upload`, {
    agent,
    method: "POST",
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
    },
  });
  sending.write(head);
  sending.write(resume.subarray(0, bytes));
  sending.end(`\r\n--${boundary}--\r\n`);
  const [response] = await once(sending, "response");
  response.resume();
  await once(response, "end");
  return response.statusCode;
}
