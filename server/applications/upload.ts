import type { FastifyRequest } from "fastify";
import { createReadStream } from "node:fs";
import type * as z from "zod/mini";
import type { ResumeExtension } from "#contract/resume.ts";
import { resumeLimits } from "#contract/limits.ts";
import { isStorageError, type Incoming } from "#server/files/files.ts";
import { resumeFileName } from "#server/files/resume-name.ts";
import { examineResume } from "#server/files/resume-type.ts";
import { ScannerDownError, type Scanner } from "#server/files/scanner.ts";
import { invalid, malformed, tooLarge, unavailable, fieldTexts } from "#server/http/failure.ts";
import type { ServerText } from "#server/http/language.ts";
import { readForm, type FormFields } from "#server/http/multipart.ts";
import type { Parts } from "#server/parts.ts";
import { textsOfProblem } from "./resume-problem-texts.ts";

/** A resume that has arrived, is what it claims to be, and is not yet promised to anybody. */
export type ArrivedResume = {
  incoming: Incoming;
  type: ResumeExtension;
  name: string;
  /** The virus scanner was down: nobody gets the file before it has been scanned. */
  scanPending: boolean;
};

type UploadParts = Pick<Parts, "files" | "scanner">;

type ArrivedFile = { incoming: Incoming; fileName: string };

/** Uploads stop before the disk is full, so that everything else goes on working. */
const reservedBytes = 200 * 1024 * 1024;

/**
 * Takes a form with a resume off the wire and hands both to `use`, which keeps the file or leaves
 * it. Whatever happens, no temporary file stays behind. All faults of the fields and of the file are
 * reported together (spec §5).
 */
export async function withResume<Fields, Result>(
  request: FastifyRequest,
  { files, scanner }: UploadParts,
  schema: z.ZodMiniType<Fields>,
  use: (fields: Fields, resume: ArrivedResume) => Promise<Result>,
): Promise<Result> {
  const arrived: ArrivedFile[] = [];
  try {
    if ((await files.freeBytes()) < reservedBytes) throw unavailable("failure.storage");
    const form = await readForm(request.raw, async (field, stream, fileName) => {
      if (field !== "resume") {
        stream.resume();
        return;
      }
      const incoming = await files.receive(stream, resumeLimits.maxBytes);
      arrived.push({ incoming, fileName });
    });
    const { fields, resume } = await check(schema, form, arrived, scanner);
    return await use(fields, resume);
  } catch (error) {
    throw isStorageError(error) ? unavailable("failure.storage", error) : error;
  } finally {
    await Promise.all(arrived.map(({ incoming }) => files.discard(incoming)));
  }
}

async function check<Fields>(
  schema: z.ZodMiniType<Fields>,
  form: FormFields,
  arrived: readonly ArrivedFile[],
  scanner: Scanner | undefined,
): Promise<{ fields: Fields; resume: ArrivedResume }> {
  if (arrived.length > 1) throw malformed("failure.oneFile");
  if (arrived[0]?.incoming.tooLarge === true) {
    throw tooLarge("failure.resumeTooLarge", { resume: ["field.resume.large"] });
  }
  const fields = schema.safeParse(form);
  const resume = await checkResume(arrived[0], scanner);
  if (fields.success && !("problems" in resume)) return { fields: fields.data, resume };

  const issues = (fields.error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0] ?? ""),
    message,
  }));
  const problems = "problems" in resume ? resume.problems : [];
  issues.push(...problems.map((message) => ({ field: "resume", message })));
  throw invalid(fieldTexts(issues));
}

async function checkResume(
  file: ArrivedFile | undefined,
  scanner: Scanner | undefined,
): Promise<ArrivedResume | { problems: readonly ServerText[] }> {
  // A browser sends a nameless empty part for a file field that was left alone.
  if (file === undefined || (file.fileName === "" && file.incoming.bytes === 0)) {
    return { problems: ["field.resume.required"] };
  }
  const found = await examineResume(file.incoming.path);
  if ("problem" in found) return { problems: textsOfProblem(found.problem) };
  const { type } = found;
  const name = resumeFileName(file.fileName, type);
  if (name === null) return { problems: textsOfProblem(type === ".pdf" ? "isPdf" : "isWord") };
  const finding = await scan(scanner, file.incoming.path);
  if (finding === "infected") return { problems: ["field.resume.infected"] };
  return { incoming: file.incoming, type, name, scanPending: finding === "unknown" };
}

/** A scanner that is down turns nobody away: the file waits for it instead. */
async function scan(
  scanner: Scanner | undefined,
  path: string,
): Promise<"clean" | "infected" | "unknown"> {
  if (scanner === undefined) return "clean";
  try {
    return await scanner.scan(createReadStream(path));
  } catch (error) {
    if (error instanceof ScannerDownError) return "unknown";
    throw error;
  }
}
