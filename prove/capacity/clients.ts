import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { admin } from "../../e2e/server.ts";

/** Whether a client succeeded, and after how long. */
export type Attempts = { isServed: boolean; seconds: number };

/** With the waits of Retry-After, at least a minute. */
const maxAttempts = 30;

/** An address outside the attackers' networks. */
export const home = "198.51.100.7";

/** Signs in, and retries after a 503 as Retry-After says. */
export function signInWithRetries(url: string, network: string): Promise<Attempts> {
  return withRetries(() =>
    fetch(`${url}/api/v1/auth/login`, {
      method: "POST",
      headers: { "x-forwarded-for": network, "content-type": "application/json" },
      body: JSON.stringify(admin),
    }),
  );
}

/** Whether one of several sign-ins gets a 503, because the password queue is full. */
export function isQueueFull(url: string): Promise<boolean> {
  const probes = Array.from({ length: 8 }, async () => {
    if (!(await isSignInRefused(url))) throw new Error("Accepted");
    return true;
  });
  return Promise.any(probes).catch(() => false);
}

async function isSignInRefused(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "x-forwarded-for": `192.0.2.${randomInt(256)}`, "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@people.example`, password: "a guess" }),
  });
  await response.arrayBuffer();
  return response.status === 503;
}

/** Applies, and retries after a 503 as Retry-After says. */
export function applyWithRetries(url: string, network: string): Promise<Attempts> {
  const bytes = tinyPdf();
  return withRetries(() =>
    fetch(`${url}/api/v1/applications/upload`, {
      method: "POST",
      headers: { "x-forwarded-for": network },
      body: applicationForm(applicationFields(), { name: "cv.pdf", bytes }),
    }),
  );
}

async function withRetries(send: () => Promise<Response>): Promise<Attempts> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const response = await send();
    await response.arrayBuffer();
    if (response.ok) return { isServed: true, seconds: seconds() };
    if (response.status !== 503) break;
    await pause(Number(response.headers.get("retry-after") ?? 1) * 1_000);
  }
  return { isServed: false, seconds: seconds() };
}
