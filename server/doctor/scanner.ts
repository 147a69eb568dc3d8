import { Readable } from "node:stream";
import type { Config } from "#server/config.ts";
import { openClamd } from "#server/files/scanner.ts";
import { ok, problem, type Finding } from "./finding.ts";

/** Whether the virus scanner looks at files; nothing where none is set. */
export async function checkScanner({ clamdUrl }: Config): Promise<Finding[]> {
  if (clamdUrl === undefined) return [];
  try {
    await openClamd(clamdUrl).scan(Readable.from([Buffer.from("a file without harm")]));
    return [ok("scanner", "answers")];
  } catch {
    const found = "does not answer: new resumes cannot be opened until it does";
    return [problem("scanner", found, "start clamd, or correct CLAMD_URL")];
  }
}
