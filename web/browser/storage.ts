import { parseObject } from "./json.ts";

// Local storage can be missing, full or blocked (private windows, blocked site data). A value that it does
// not take stays in memory as long as the page, and counts as newer than the stored one.
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so there is nothing to remove.
  }
}

/** A value of this tab; null where session storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether session storage took the value. */
export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The object stored as JSON; an empty one where there is none, or none that can be read. */
export const readStoredObject = (key: string) => parseObject(readStored(key));

/** Calls back after another tab changed a value; with null after it cleared all. Returns how to stop. */
export function onStoredChange(listener: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) memory.clear();
    else memory.delete(key);
    listener(key);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
