// @ts-check
// node scripts/build-server.mjs: builds the server anew in a site that is built, which appears when it
// is complete.
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bundleServer } from "./setup/server-bundle.mjs";

const root = dirname(import.meta.dirname);
const out = join(root, "dist", "server");
const staging = join(root, "dist", "server.next");

await rm(staging, { recursive: true, force: true });
await bundleServer(root, staging);
await rm(out, { recursive: true, force: true });
await rename(staging, out);
