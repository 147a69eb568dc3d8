import { once } from "node:events";
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { resumeLimits } from "#contract/limits.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { withServer, type Site } from "../e2e/server.ts";
import { rendered, residentMiB } from "./process.ts";
import { printHeadings, printRow } from "./table.ts";

const mebibyte = 1024 * 1024;
/** What many uploads at once may take beyond a server that rests. */
const allowedMiB = 150;

export const help = `  npm run bench -- uploads [--at-once 50,200] [--s3]
      The memory of the server while so many resumes of ${resumeLimits.maxBytes / mebibyte} MB arrive at the same moment. It may grow by
      ${allowedMiB} MB, however many they are: no resume is ever held in memory. With --s3 they go on into a bucket. Linux only.`;

export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { "at-once": { type: "string", default: "50,200" }, s3: { type: "boolean" } },
  });
  printHeadings([
    "uploads at once",
    "MB together",
    "seconds",
    "stored",
    "MB at rest",
    "MB at most",
    "grown by",
  ]);
  let holds = true;
  for (const count of values["at-once"].split(",").map(Number)) {
    const files = values.s3 === true ? await makeBucket() : {};
    const { seconds, stored, rest, most } = await withServer(files, (site) => measure(site, count));
    const together = (count * resumeLimits.maxBytes) / mebibyte;
    printRow([count, together, seconds.toFixed(1), stored, rest, most, most - rest].map(String));
    holds &&= stored === count && most - rest <= allowedMiB;
  }
  console.log(`\nThe target ${holds ? "holds" : "is missed"}.`);
  return holds;
}

async function measure(site: Site, count: number) {
  // What is compiled and opened at the first upload is no cost of the many.
  await upload(site, 0);
  await rendered(site.pid);
  await pause(1_000);
  const rest = await residentMiB(site.pid);
  let most = rest;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await residentMiB(site.pid));
      await pause(20);
    }
  })();
  const begun = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: count }, (_, index) => upload(site, index + 1)),
  );
  const seconds = (performance.now() - begun) / 1_000;
  over.abort();
  await watching;
  return { seconds, stored: statuses.filter((status) => status === 201).length, rest, most };
}

const resume = Buffer.concat([tinyPdf()], resumeLimits.maxBytes);
const agent = new Agent({ maxSockets: Infinity });

const upload = ({ url }: Site, index: number) =>
  sendResume(url, { index, bytes: resumeLimits.maxBytes });

/**
 * Sends one application as a browser would, and gives the status of its answer. `from` is the address
 * that a proxy says the browser has.
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
  const [answer] = await once(sending, "response");
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}
