import { startFaultyNetwork, type FaultyNetwork } from "./faulty-network.ts";
import { test as base } from "./site.ts";

/** The test with a site behind a proxy that injects network faults. */
export const test = base.extend<{ network: FaultyNetwork }>({
  network: async ({ site }, use) => {
    const network = await startFaultyNetwork(site.url);
    await use(network);
    await network.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});
