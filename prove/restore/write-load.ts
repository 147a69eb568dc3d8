import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { SubmittedApplication } from "#contract/applications.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

export type Load = {
  /** Applications answered with 201, with the checksum of their resume. */
  answered: ReadonlyMap<string, string>;
  /** Applications whose deletion was requested, and those whose deletion was confirmed. */
  erasing: ReadonlySet<string>;
  erased: ReadonlySet<string>;
};

const senders = 4;

/** Submits applications and deletes some of them until stopped. */
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
      // Deletes old ones, whose resumes a running backup may be about to copy.
      const oldest = Array.from(answered.keys()).find(
        (one, index) => index % 2 === 0 && !erasing.has(one),
      );
      if (oldest === undefined) continue;
      erasing.add(oldest);
      await erase(url, adminToken, oldest);
      erased.add(oldest);
    }
  };
  const sending = Promise.all(Array.from({ length: senders }, send));
  // `until` and `stop` report the error.
  sending.catch(() => undefined);
  const now: Load = { answered, erasing, erased };

  return {
    snapshot: (): Load => ({
      answered: new Map(answered),
      erasing: new Set(erasing),
      erased: new Set(erased),
    }),
    async until(holds: (load: Load) => boolean): Promise<void> {
      // A failed sender ends the wait.
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
  const response = await retryWhileBusy(() =>
    fetch(`${url}/api/v1/applications/upload`, {
      method: "POST",
      headers: { "idempotency-key": key },
      body: applicationForm(fields, { name: "CV.pdf", bytes }),
    }),
  );
  const text = await response.text();
  if (response.status !== 201)
    throw new Error(`An application returned ${response.status}: ${text}`);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { id: SubmittedApplication.parse(JSON.parse(text)).data.id, sha256 };
}

async function erase(url: string, token: string, id: string): Promise<void> {
  const response = await retryWhileBusy(() =>
    fetch(`${url}/api/v1/applications/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  if (!response.ok) throw new Error(`A deletion returned ${response.status}`);
}

/** Repeats a request while the server answers 503. */
async function retryWhileBusy(send: () => Promise<Response>): Promise<Response> {
  return waitUntil("a response other than 503", async () => {
    const response = await send();
    if (response.status !== 503) return response;
    await response.body?.cancel();
    return undefined;
  });
}
