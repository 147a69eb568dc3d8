import { collectDefaultMetrics, Registry } from "prom-client";
import type { onResponseAsyncHookHandler } from "fastify";
import type { Parts } from "#server/parts.ts";
import { observeRequests } from "./requests.ts";
import { measureStore } from "./store.ts";

export type Metrics = {
  /** Counts an answer of the framework's. */
  observe: onResponseAsyncHookHandler;
  /** Counts an answer that was ready ahead of it. */
  observeReady: (method: string, status: number) => void;
  /** Everything measured, in the text form of Prometheus. */
  read: () => Promise<string>;
  contentType: string;
};

/**
 * What an operator watches: answers and how long they took, uploads, what waits and for how long, the
 * size of the store, and the process itself. No label names a person or repeats an address.
 */
export function createMetrics(parts: Parts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureStore(registry, parts);
  return {
    ...observeRequests(registry),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
