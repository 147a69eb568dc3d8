import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { SubmittedApplication } from "#contract/applications.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

export type Load = {
  /** Applications that were answered with 201, with the checksum of their resume. */
  answered: ReadonlyMap<string, string>;
  /** Of these, those whose deletion was asked for, and those whose deletion was confirmed. */
  erasing: ReadonlySet<string>;
  erased: ReadonlySet<string>;
};

const senders = 4;

/** Applies again and again, and erases some of the applications, until stopped. */
export function startLoad(url: string, adminToken: string) {
  const answered = new Map<string, string>();
  const erasing = new Set<string>();
  const erased = new Set<string>();
  const stopping = new AbortController();

  const send = async () => {
    for (let sent = 1; !stopping.signal.aborted; sent += 1) {
      const { id, sha256 } = await apply(url);
      answered.set(id, sha256);
      if (sent % 3 !== 0) continue;
      // Every other one, the oldest first: a backup under way may be about to copy its resume.
      const victim = Array.from(answered.keys()).find(
        (one, index) => index % 2 === 0 && !erasing.has(one),
      );
      if (victim === undefined) continue;
      erasing.add(victim);
      await erase(url, adminToken, victim);
      erased.add(victim);
    }
  };
  const sending = Promise.all(Array.from({ length: senders }, send));
  // Told by `until` and `stop`.
  sending.catch(() => undefined);
  const now: Load = { answered, erasing, erased };

  return {
    snapshot: (): Load => ({
      answered: new Map(answered),
      erasing: new Set(erasing),
      erased: new Set(erased),
    }),
    async until(holds: (load: Load) => boolean): Promise<void> {
      // Whoever sends fails first when something is wrong.
      await Promise.race([
        waitUntil("applications", () => holds(now), { timeoutMs: 60_000 }),
        sending,
      ]);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await sending;
    },
  };
}

async function apply(url: string): Promise<{ id: string; sha256: string }> {
  const content = Buffer.concat([tinyPdf(), randomBytes(randomInt(100, 50_000))]);
  const bytes = new Uint8Array(content);
  const key = randomUUID();
  const fields = applicationFields();
  const response = await untilServed(() =>
    fetch(`${url}/api/v1/applications/upload`, {
      method: "POST",
      headers: { "idempotency-key": key },
      body: applicationForm(fields, { name: "CV.pdf", bytes }),
    }),
  );
  const text = await response.text();
  if (response.status !== 201)
    throw new Error(`An application was answered ${response.status}: ${text}`);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { id: SubmittedApplication.parse(JSON.parse(text)).data.id, sha256 };
}

async function erase(url: string, token: string, id: string): Promise<void> {
  const response = await untilServed(() =>
    fetch(`${url}/api/v1/applications/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  if (!response.ok) throw new Error(`A deletion was answered ${response.status}`);
}

/** Asks again, as a client does, while the server says that it is too busy. */
async function untilServed(ask: () => Promise<Response>): Promise<Response> {
  return waitUntil("an answer other than 503", async () => {
    const response = await ask();
    if (response.status !== 503) return response;
    await response.body?.cancel();
    return undefined;
  });
}
