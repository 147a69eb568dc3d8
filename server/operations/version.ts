import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const path = new URL("../../package.json", import.meta.url);

/** The release of this program, as package.json names it. */
export const { version: release } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path, "utf8")));
