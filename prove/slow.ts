import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { builtSite } from "../testing/built-site.ts";
import { quantile } from "../bench/quantile.ts";
import {
  apply,
  engines,
  incomingAfter,
  withAttackedSite,
  type AttackedSite,
} from "./attacks/site.ts";
import { smallSitePaths, startVisitors, wholeSitePaths } from "./attacks/visitors.ts";
import { askDeaf } from "./slow/deaf.ts";
import { trickle, type Ending, type Trickle } from "./slow/trickle.ts";
import { startSmallSite } from "./small-site.ts";
import { patience, type Effort, type Finding, type Suite } from "./suite.ts";

const client = join(builtSite, "client");

/** What a server that is busy besides may take longer than it promises; in the short form, that it ends at all. */
const slackSeconds: Record<Effort, number> = { long: 15, short: patience.timeoutMs / 1_000 };

type Kind = Trickle & { name: string; endsAfterSeconds: number; told: number; share: number };

const head = (start: string, ...lines: string[]) =>
  [`${start} HTTP/1.1`, "host: localhost", ...lines, "", ""].join("\r\n");

const kinds: readonly Kind[] = [
  {
    name: "heads",
    opening: "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
    rest: "a",
    endsAfterSeconds: 10,
    told: 408,
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
    endsAfterSeconds: 20,
    told: 408,
    share: 0.2,
  },
  {
    name: "bodies of calls that were answered before",
    opening: head(
      "POST /api/v1/nothing",
      "content-type: multipart/form-data; boundary=xx",
      "content-length: 5000",
    ),
    rest: " ",
    endsAfterSeconds: 10,
    told: 404,
    share: 0.1,
  },
  {
    name: "forms with a file",
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
    endsAfterSeconds: 20,
    told: 408,
    share: 0.1,
  },
];

/** Whoever asks for much and reads nothing of it; only the long form has the time to see it end. */
const deaf = { endsAfterSeconds: 60, share: 0.1, wholeBytes: 20_000_000 };

/** WebAssembly is read from the disk; the largest script lies in memory and is answered ahead of the framework. */
async function deafKinds() {
  const files = [await largestAsset(".wasm"), await largestAsset("js.br")];
  return Promise.all(
    files.map(async (file) => {
      const { size } = await stat(join(client, file));
      const address = file.replace(/\.br$/, "");
      const opening = head(`GET /${address}`, "accept-encoding: br");
      const times = Math.ceil((deaf.wholeBytes * 1.2) / size);
      const name = `readers of nothing of ${address.replaceAll(/^.*\/|-[^.]*/g, "")}`;
      return { ...deaf, name, opening: opening.repeat(times) };
    }),
  );
}

/** So large that the requests for all that is asked for come in one piece. */
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
  name: "slow",
  prove: async (effort) => {
    const findings: Finding[] = [];
    // Nothing of it depends on the engine but the honest upload, so that the short form takes one.
    const [some, start] =
      effort === "short" ? [["sqlite"] as const, startSmallSite] : [engines, undefined];
    for (const engine of some) {
      const found = await withAttackedSite(
        engine,
        { RATE_LIMIT: "off" },
        (site) => attack(site, effort),
        start,
      );
      findings.push(...found.map((one) => ({ ...one, done: `${one.done}, ${engine}` })));
    }
    return findings;
  },
};

async function attack(site: AttackedSite, effort: Effort): Promise<Finding[]> {
  const sockets = effort === "long" ? 500 : 100;
  const visitors = startVisitors(site.url, effort === "long" ? wholeSitePaths : smallSitePaths);
  if (effort === "long") await pause(3_000);
  const quiet = visitors.taken();
  const countOf = (share: number) => ({ length: Math.round(sockets * share) });
  const attacks = kinds.map(async (kind) => {
    const most = kind.endsAfterSeconds + slackSeconds[effort];
    const all = Array.from(countOf(kind.share), () => trickle(site.url, kind, most));
    return findingOf(kind, await Promise.all(all));
  });
  if (effort === "long") {
    for (const kind of await deafKinds()) {
      const most = kind.endsAfterSeconds + slackSeconds[effort];
      const all = Array.from(countOf(kind.share), () => askDeaf(site.url, kind, most));
      attacks.push(Promise.all(all).then((endings) => findingOf(kind, endings)));
    }
  }
  await pause(8_000);
  const honest = (await apply(site.url)).status;
  const findings = await Promise.all(attacks);
  const during = visitors.taken();
  await visitors.stop();
  const left = await incomingAfter(site);
  const p99 = (times: readonly number[]) => quantile(times, 0.99).toFixed(1);
  const before = effort === "long" ? ` (quiet ${p99(quiet.times)} ms)` : "";
  return [
    ...findings,
    {
      threat: "R1: others while slow connections are held",
      done: `visitors and an applicant beside ${sockets} slow connections`,
      times: during.times.length,
      result:
        `${during.refused} visitors not served, p99 ${p99(during.times)} ms${before}, ` +
        `the application ${honest}, ${left} files left of forms`,
      held: during.refused + left === 0 && honest === 201,
    },
  ];
}

function findingOf(
  { name, endsAfterSeconds, told }: { name: string; endsAfterSeconds: number; told?: number },
  endings: readonly (Ending | undefined)[],
): Finding {
  const ended = endings.filter((ending) => ending !== undefined);
  const heard = ended.filter(({ status }) => status === told).length;
  const latest = Math.max(0, ...ended.map(({ seconds }) => seconds));
  const words = `${heard} told ${told}, the last after ${latest.toFixed(1)} s`;
  return {
    threat: "R1: slow heads, bodies and readers",
    done: told === undefined ? name : `${name} at one byte a second`,
    times: endings.length,
    result: `${ended.length} ended${told === undefined ? "" : `, ${words}`} (allowed: ${endsAfterSeconds} s)`,
    held: ended.length === endings.length && (told === undefined || heard === ended.length),
  };
}
