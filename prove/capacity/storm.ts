// A program: attacks the site at its first argument until it is killed, and says what it has heard when
// it is asked.
import { randomInt } from "node:crypto";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { trickle } from "../slow/trickle.ts";

const [url = "", ...counts] = process.argv.slice(2);
const [signIns = 0, uploads = 0, slow = 0] = counts.map(Number);
const answers: Record<string, number> = {};

// In the world attackers have processors of their own: here they take what the site leaves of one.
setPriority(10);

/** Every request comes from a network of its own. */
const anyNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function storm(kind: string, ask: () => Promise<Response>): Promise<void> {
  for (;;) {
    const heard = await ask().then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => "cut",
    );
    const what = `${kind} ${heard}`;
    answers[what] = (answers[what] ?? 0) + 1;
    // A client of an attacker is not infinitely fast either, and shares this machine with the server.
    await pause(10);
  }
}

const signIn = () =>
  fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": anyNetwork() },
    body: JSON.stringify({ email: `a${randomInt(2 ** 40)}@people.example`, password: "a guess" }),
  });

const bytes = new Uint8Array(Buffer.concat([tinyPdf(), Buffer.alloc(200_000)]));
const upload = () =>
  fetch(`${url}/api/v1/applications/upload`, {
    method: "POST",
    headers: { "x-forwarded-for": anyNetwork() },
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
process.on("message", () => process.send?.(answers));
