import { startFaultyProxy, type FaultyProxy } from "./faulty-proxy.ts";
import { test as base } from "./site.ts";

/** The test with a site behind a proxy that injects network faults. */
export const test = base.extend<{ proxy: FaultyProxy }>({
  proxy: async ({ site }, use) => {
    const proxy = await startFaultyProxy(site.url);
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ proxy }, use) => use(proxy.url),
});
