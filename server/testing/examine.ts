import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { examineResume } from "#server/files/resume-type.ts";

/** The result for a file with these bytes: its extension as a resume, or the problem. */
export async function examine(bytes: Buffer): Promise<string> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "examine-"));
  const path = join(folder.path, "file");
  await writeFile(path, bytes);
  const found = await examineResume(path);
  return "type" in found ? found.type : found.problem;
}
