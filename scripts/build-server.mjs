// @ts-check
// node scripts/build-server.mjs [--company test]: builds the server anew in a site that is built, which
// appears when it is complete.
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { companySettings } from "./setup/company-settings.mjs";
import { bundleServer } from "./setup/server-bundle.mjs";

const root = dirname(import.meta.dirname);
const { values } = parseArgs({ options: { company: { type: "string", default: "own" } } });
const dist = join(root, values.company === "test" ? "dist-test" : "dist");
const out = join(dist, "server");
const staging = join(dist, "server.next");

await rm(staging, { recursive: true, force: true });
await bundleServer(root, staging, companySettings(values.company));
await rm(out, { recursive: true, force: true });
await rename(staging, out);
