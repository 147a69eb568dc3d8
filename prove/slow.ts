import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { builtSite } from "../testing/built-site.ts";
import { quantile } from "../bench/quantile.ts";
import { apply, attackEach, countStagedFiles, type AttackedSite } from "./attacks/site.ts";
import { smallSitePaths, startVisitors, wholeSitePaths } from "./attacks/visitors.ts";
import { requestWithoutReading } from "./slow/non-reader.ts";
import { trickle, type Ending, type Trickle } from "./slow/trickle.ts";
import { longWait, type Effort, type Finding, type Suite } from "./suite.ts";

const client = join(builtSite, "client");

/** The tolerance for a busy machine. The short form only checks that connections end. */
const slackSeconds: Record<Effort, number> = { long: 15, short: longWait.timeoutMs / 1_000 };

type Kind = Trickle & { name: string; limitSeconds: number; expectedStatus: number; share: number };

const head = (start: string, ...lines: string[]) =>
  [`${start} HTTP/1.1`, "host: localhost", ...lines, "", ""].join("\r\n");

const kinds: readonly Kind[] = [
  {
    name: "headers",
    opening: "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
    rest: "a",
    limitSeconds: 10,
    expectedStatus: 408,
    share: 0.4,
  },
  {
    name: "JSON bodies",
    opening: head(
      "POST /api/v1/auth/login",
      "content-type: application/json",
      "content-length: 5000",
    ),
    rest: " ",
    limitSeconds: 20,
    expectedStatus: 408,
    share: 0.2,
  },
  {
    name: "bodies of already answered calls",
    opening: head(
      "POST /api/v1/nothing",
      "content-type: multipart/form-data; boundary=xx",
      "content-length: 5000",
    ),
    rest: " ",
    limitSeconds: 10,
    expectedStatus: 404,
    share: 0.1,
  },
  {
    name: "uploads",
    opening:
      head(
        "POST /api/v1/applications/upload",
        "content-type: multipart/form-data; boundary=xx",
        "transfer-encoding: chunked",
      ) +
      chunk(
        '--xx\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-',
      ),
    rest: "1\r\na\r\n",
    limitSeconds: 20,
    expectedStatus: 408,
    share: 0.1,
  },
];

/** Clients that request large files and read nothing, tested in the long form only. */
const nonReader = { limitSeconds: 60, share: 0.1, totalBytes: 20_000_000 };

/** A WebAssembly file comes from the disk, and the largest script from memory without the framework. */
async function nonReaderKinds() {
  const files = [await largestAsset(".wasm"), await largestAsset("js.br")];
  return Promise.all(
    files.map(async (file) => {
      const { size } = await stat(join(client, file));
      const address = file.replace(/\.br$/, "");
      const opening = head(`GET /${address}`, "accept-encoding: br");
      const times = Math.ceil((nonReader.totalBytes * 1.2) / size);
      const name = `clients that read nothing of ${address.replaceAll(/^.*\/|-[^.]*/g, "")}`;
      return { ...nonReader, name, opening: opening.repeat(times) };
    }),
  );
}

/** The largest file, so that few requests are enough. */
async function largestAsset(ending: string): Promise<string> {
  const names = (await readdir(join(client, "assets"))).filter((name) => name.endsWith(ending));
  const files = names.map((name) => `assets/${name}`);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(client, file))).size));
  return files[sizes.indexOf(Math.max(...sizes))] ?? "";
}

function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}

export const suite: Suite = {
  // Only the final upload depends on the engine.
  prove: async (effort) => {
    const found = await attackEach(effort, { RATE_LIMIT: "off" }, async (site, engine) =>
      (await attack(site, effort)).map((one) => ({ ...one, test: `${one.test}, ${engine}` })),
    );
    return found.flat();
  },
};

async function attack(site: AttackedSite, effort: Effort): Promise<Finding[]> {
  const sockets = effort === "long" ? 500 : 100;
  const visitors = startVisitors(site.url, effort === "long" ? wholeSitePaths : smallSitePaths);
  if (effort === "long") await pause(3_000);
  const quiet = visitors.takeTimes();
  const countOf = (share: number) => ({ length: Math.round(sockets * share) });
  const attacks = kinds.map(async (kind) => {
    const maxSeconds = kind.limitSeconds + slackSeconds[effort];
    const all = Array.from(countOf(kind.share), () => trickle(site.url, kind, maxSeconds));
    return toFinding(kind, await Promise.all(all));
  });
  if (effort === "long") {
    for (const kind of await nonReaderKinds()) {
      const maxSeconds = kind.limitSeconds + slackSeconds[effort];
      const all = Array.from(countOf(kind.share), () =>
        requestWithoutReading(site.url, kind, maxSeconds),
      );
      attacks.push(Promise.all(all).then((endings) => toFinding(kind, endings)));
    }
  }
  await pause(8_000);
  const uploadStatus = (await apply(site.url)).status;
  const findings = await Promise.all(attacks);
  const during = visitors.takeTimes();
  await visitors.stop();
  const left = await countStagedFiles(site);
  const p99 = (times: readonly number[]) => quantile(times, 0.99).toFixed(1);
  const before = effort === "long" ? ` (without load ${p99(quiet.times)} ms)` : "";
  return [
    ...findings,
    {
      threat: "R1: other clients during slow connections",
      test: `visitors and an applicant during ${sockets} slow connections`,
      runs: during.times.length,
      result:
        `${during.failed} page requests failed, p99 ${p99(during.times)} ms${before}, ` +
        `upload ${uploadStatus}, ${left} temporary files left`,
      held: during.failed + left === 0 && uploadStatus === 201,
    },
  ];
}

function toFinding(
  {
    name,
    limitSeconds,
    expectedStatus,
  }: {
    name: string;
    limitSeconds: number;
    expectedStatus?: number;
  },
  endings: readonly (Ending | undefined)[],
): Finding {
  const ended = endings.filter((ending) => ending !== undefined);
  const expected = ended.filter(({ status }) => status === expectedStatus).length;
  const latest = Math.max(0, ...ended.map(({ seconds }) => seconds));
  const details = `${expected} with status ${expectedStatus}, the last after ${latest.toFixed(1)} s`;
  return {
    threat: "R1: slow headers, bodies and readers",
    test: expectedStatus === undefined ? name : `${name} at one byte per second`,
    runs: endings.length,
    result: `${ended.length} ended${expectedStatus === undefined ? "" : `, ${details}`} (limit: ${limitSeconds} s)`,
    held:
      ended.length === endings.length &&
      (expectedStatus === undefined || expected === ended.length),
  };
}
