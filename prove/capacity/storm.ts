// A program that attacks the URL in its first argument until killed, and reports its responses on request.
import { randomInt } from "node:crypto";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { trickle } from "../slow/trickle.ts";

const [url = "", ...counts] = process.argv.slice(2);
const [signIns = 0, uploads = 0, slow = 0] = counts.map(Number);
const responses: Record<string, number> = {};

// Real attackers do not share CPUs with the server.
setPriority(10);

/** A random network for each request. */
const randomNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function storm(kind: string, ask: () => Promise<Response>): Promise<void> {
  for (;;) {
    const outcome = await ask().then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => "cut",
    );
    const what = `${kind} ${outcome}`;
    responses[what] = (responses[what] ?? 0) + 1;
    // Limits the CPU share of the attackers on this machine.
    await pause(10);
  }
}

const signIn = () =>
  fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": randomNetwork() },
    body: JSON.stringify({ email: `a${randomInt(2 ** 40)}@people.example`, password: "a guess" }),
  });

const bytes = new Uint8Array(Buffer.concat([tinyPdf(), Buffer.alloc(200_000)]));
const upload = () =>
  fetch(`${url}/api/v1/applications/upload`, {
    method: "POST",
    headers: { "x-forwarded-for": randomNetwork() },
    body: applicationForm(applicationFields({ email: `a${randomInt(2 ** 40)}@people.example` }), {
      name: "cv.pdf",
      bytes,
    }),
  });

const slowHead = {
  opening: "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
  rest: "a",
};
async function crawl(): Promise<void> {
  for (;;) await trickle(url, slowHead, 60);
}

for (let count = 0; count < signIns; count += 1) void storm("sign-in", signIn);
for (let count = 0; count < uploads; count += 1) void storm("upload", upload);
for (let count = 0; count < slow; count += 1) void crawl();
process.send?.("begun");
process.on("message", () => process.send?.(responses));
