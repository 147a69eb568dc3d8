import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { Session } from "#contract/auth.ts";
import { noise } from "#server/testing/pictures.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { wordDocument } from "#server/testing/word-document.ts";
import { admin, withServer } from "../e2e/server.ts";
import type { Site } from "../e2e/server-process.ts";
import { residentMiB, waitUntilRendered } from "./process.ts";
import { printHeadings, printRow } from "./table.ts";

/** The limit for the memory of the server after the storm. */
const allowedMiB = 220;
const concurrency = 8;
const settleMs = 15_000;

export const help = `  npm run bench -- previews [--count 100]
      The server's memory after as many previews of a docx with 2 MB of pictures and as many portraits of 4 MB.
      Both are made in limited processes, so it must be below ${allowedMiB} MB again. Linux only.`;

export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { count: { type: "string", default: "100" } } });
  const count = Number(values.count);
  const environment = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT: "off",
  };
  printHeadings(["of each", "shown", "drawn", "idle MB", "peak MB", "afterwards MB"]);
  const after = await withServer(environment, (site) => measure(site, count));
  console.log(`\nThe target ${after < allowedMiB ? "holds" : "is missed"}.`);
  return after < allowedMiB;
}

async function measure(site: Site, count: number): Promise<number> {
  const call = async (method: string, path: string, body: BodyInit | null, token = "") => {
    const json = typeof body === "string" ? { "content-type": "application/json" } : {};
    const headers = { ...json, ...(token === "" ? {} : { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${site.url}/api/v1/${path}`, { method, headers, body });
    const text = await response.text();
    return { isOk: response.ok, text };
  };
  const { text } = await call("POST", "auth/login", JSON.stringify(admin));
  const { accessToken } = Session.parse(JSON.parse(text)).tokens;
  const media = Array.from({ length: 4 }, (_, index) => `word/media/image${index}.png`);
  const picture = await noise(360).png().toBuffer();
  const document = wordDocument("<w:p><w:r><w:t>CV</w:t></w:r></w:p>".repeat(2_000), {
    parts: media.map((name) => ({ name, content: picture })),
  });
  const form = applicationForm(applicationFields(), {
    name: "cv.docx",
    bytes: new Uint8Array(document),
  });
  const applied = await call("POST", "applications/upload", form);
  const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(JSON.parse(applied.text));
  const photo = await noise(1_700).removeAlpha().jpeg({ quality: 90 }).toBuffer();
  await waitUntilRendered(site.pid);
  await pause(settleMs / 3);

  const idle = await residentMiB(site.pid);
  let peak = idle;
  const watch = setInterval(() => {
    void residentMiB(site.pid).then((now) => (peak = Math.max(peak, now)));
  }, 50);
  let shown = 0;
  let drawn = 0;
  const work = Array.from({ length: count }).flatMap(() => [
    async () => {
      const page = `applications/${data.id}/cv/page`;
      if ((await call("GET", page, null, accessToken)).isOk) shown += 1;
    },
    async () => {
      const body = new FormData();
      body.append("avatar", new Blob([new Uint8Array(photo)]), "me.jpg");
      if ((await call("PUT", "users/me/avatar", body, accessToken)).isOk) drawn += 1;
    },
  ]);
  const next = async (): Promise<void> => {
    for (let one = work.shift(); one !== undefined; one = work.shift()) await one();
  };
  await Promise.all(Array.from({ length: concurrency }, next));
  clearInterval(watch);
  await pause(settleMs);
  const after = await residentMiB(site.pid);
  printRow([count, shown, drawn, idle, peak, after].map(String));
  return after;
}
