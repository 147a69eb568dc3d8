import { receiptNumber } from "#contract/receipt.ts";
import { readStoredObject, writeStored } from "#web/browser/storage.ts";
import { asRecord } from "#web/browser/json.ts";

/** An application that this browser has sent for a position, without anything that names the applicant. */
export type SentBefore = { receipt: string; at: string };

const key = "sentApplications";
const keptMs = 180 * 86_400_000;
const maxKept = 30;

function readSent(): [position: string, sent: SentBefore][] {
  return Object.entries(readStoredObject(key)).flatMap(([position, value]) => {
    const { receipt, at } = asRecord(value);
    if (typeof receipt !== "string" || typeof at !== "string") return [];
    return Date.now() - Date.parse(at) < keptMs ? [[position, { receipt, at }]] : [];
  });
}

/** Remembers the last application for a position. */
export function rememberSent(position: string, id: string): void {
  const others = readSent().filter(([other]) => other !== position);
  const sent = { receipt: receiptNumber(id), at: new Date().toISOString() };
  const kept = [...others, [position, sent] as const].slice(-maxKept);
  writeStored(key, JSON.stringify(Object.fromEntries(kept)));
}

export const findSent = (position: string): SentBefore | undefined =>
  readSent().find(([other]) => other === position)?.[1];
