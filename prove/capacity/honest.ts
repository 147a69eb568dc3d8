import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { admin } from "../../e2e/server.ts";

/** Whether somebody got what they came for, at which try, and after how long. */
export type Patience = { isServed: boolean; tries: number; seconds: number };

/** So often somebody tries who is told each time when to come again: for a minute at least. */
const mostTries = 30;

/** A network that no attacker uses. */
export const home = "198.51.100.7";

/** Signs in as a person does who, told that the site is busy, tries again when it says. */
export function signInPatiently(url: string, network: string): Promise<Patience> {
  return insist(() =>
    fetch(`${url}/api/v1/auth/login`, {
      method: "POST",
      headers: { "x-forwarded-for": network, "content-type": "application/json" },
      body: JSON.stringify(admin),
    }),
  );
}

/** Whether one of some strangers who sign in is turned away: then as many wait for a password as may. */
export function isSomebodyTurnedAway(url: string): Promise<boolean> {
  const turnedAway = Array.from({ length: 8 }, async () => {
    if (!(await isStrangerTurnedAway(url))) throw new Error("Served in turn");
    return true;
  });
  return Promise.any(turnedAway).catch(() => false);
}

async function isStrangerTurnedAway(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "x-forwarded-for": `192.0.2.${randomInt(256)}`, "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@people.example`, password: "a guess" }),
  });
  await response.arrayBuffer();
  return response.status === 503;
}

/** Applies in the same way. */
export function applyPatiently(url: string, network: string): Promise<Patience> {
  const bytes = tinyPdf();
  return insist(() =>
    fetch(`${url}/api/v1/applications/upload`, {
      method: "POST",
      headers: { "x-forwarded-for": network },
      body: applicationForm(applicationFields(), { name: "cv.pdf", bytes }),
    }),
  );
}

async function insist(ask: () => Promise<Response>): Promise<Patience> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  let tries = 0;
  while (tries < mostTries) {
    tries += 1;
    const response = await ask();
    await response.arrayBuffer();
    if (response.ok) return { isServed: true, tries, seconds: seconds() };
    if (response.status !== 503) break;
    await pause(Number(response.headers.get("retry-after") ?? 1) * 1_000);
  }
  return { isServed: false, tries, seconds: seconds() };
}
