import { openGate, type Gate } from "./gate.ts";
import { test as base } from "./site.ts";

/** The test with a site behind a gate, so that the browser meets what a network does to real answers. */
export const test = base.extend<{ gate: Gate }>({
  gate: async ({ site }, use) => {
    const gate = await openGate(site.url);
    await use(gate);
    await gate.close();
  },
  baseURL: ({ gate }, use) => use(gate.url),
});
