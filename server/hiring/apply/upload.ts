import type { FastifyReply } from "fastify";
import { createReadStream } from "node:fs";
import type * as z from "zod/mini";
import { resumeLimits } from "#contract/limits.ts";
import { minimumFreeBytes } from "#server/files/files.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { isStorageError, type StagedUpload } from "#server/files/files.ts";
import { harmfulProblems, type ResumeProblem } from "#server/hiring/resumes/resume-problem.ts";
import {
  examineResume,
  resumeFileName,
  type StagedResume,
} from "#server/hiring/resumes/resume-type.ts";
import { ScannerDownError, type Scanner } from "#server/files/scanner.ts";
import {
  invalid,
  malformed,
  tooLarge,
  unavailable,
  withoutRoom,
  groupByField,
} from "#server/http/http-error.ts";
import type { ServerText } from "#server/http/language.ts";
import { limitUploads, readForm, type FormFields } from "#server/http/multipart.ts";
import { abortOnDisconnect, networkOf } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";

/** A received form. Its temporary files are deleted when the scope of its `await using` ends. */
type Upload<Fields, Resume> = AsyncDisposable & { fields: Fields; resume: Resume };

type ReceivedFile = { upload: StagedUpload; fileName: string };

/** Each upload holds a file handle and disk space. */
const beginUpload = limitUploads({ total: 256, perClient: 40 });

/** `beforeFile` sees the fields before the file and may refuse it unread; null as `missing` allows none. */
type Options<Missing> = {
  beforeFile?: (fields: FormFields) => void;
  missing?: Missing;
  /** The name of the part with the file. */
  part?: string;
  /** With less free disk space it is refused unread. */
  freeBytes?: number;
};

/**
 * Receives a multipart form with a resume: writes the file to a temporary file, detects its type by
 * content and scans it. A client that disconnects ends the examination. Errors of the fields and of the file are reported together (spec §5).
 */
export async function receiveUpload<Fields, Missing extends null = never>(
  reply: FastifyReply,
  { config, files, scanner }: AppContext,
  schema: z.ZodMiniType<Fields>,
  { beforeFile, missing, part = "resume", freeBytes = minimumFreeBytes }: Options<Missing> = {},
): Promise<Upload<Fields, StagedResume | Missing>> {
  const { request } = reply;
  const signal = abortOnDisconnect(reply);
  const end = beginUpload(config.rateLimit ? networkOf(request.ip) : request.id);
  const received: ReceivedFile[] = [];
  const release = async () => {
    end();
    await Promise.all(received.map(({ upload }) => files.discard(upload)));
  };
  try {
    const free = await files.freeBytes();
    if (free < freeBytes) throw withoutRoom(free);
    const form = await readForm(request.raw, async (field, stream, fileName, before) => {
      if (field !== part) {
        stream.resume();
        return;
      }
      beforeFile?.(before);
      const upload = await files.stage(stream, resumeLimits.maxBytes);
      received.push({ upload, fileName });
    });
    const [file, ...more] = received;
    if (more.length > 0) throw malformed("failure.oneFile");
    if (file?.upload.tooLarge === true) {
      throw tooLarge("field.resume.large", { [part]: ["field.resume.large"] });
    }
    const parsed = schema.safeParse(form);
    const checked = await checkResume(file, scanner, missing, signal);
    if (parsed.success && "resume" in checked) {
      return { fields: parsed.data, resume: checked.resume, [Symbol.asyncDispose]: release };
    }
    const problems = "problems" in checked ? checked.problems : [];
    const issues = [
      ...(parsed.error?.issues ?? []),
      ...problems.map((message) => ({ path: [part], message })),
    ];
    throw invalid(groupByField(issues));
  } catch (error) {
    await release();
    throw storageFailure(error);
  }
}

/** Turns an outage of the file store or the database into 503 and keeps any other error. */
export const storageFailure = (error: unknown): unknown =>
  isStorageError(error) || isDatabaseOutage(error) ? unavailable("failure.storage", error) : error;

async function checkResume<Missing>(
  file: ReceivedFile | undefined,
  scanner: Scanner | undefined,
  missing: Missing | undefined,
  signal: AbortSignal,
): Promise<{ resume: StagedResume | Missing } | { problems: readonly ServerText[] }> {
  // A browser sends an empty part without a name for an empty file field.
  if (file === undefined || (file.fileName === "" && file.upload.bytes === 0)) {
    return missing === undefined ? { problems: ["field.resume.required"] } : { resume: missing };
  }
  const { upload, fileName } = file;
  const found = await examineResume(upload.path, signal);
  if ("problem" in found) return { problems: messagesOfProblem(found.problem) };
  const { type } = found;
  const name = resumeFileName(fileName, type);
  if (name === null) return { problems: messagesOfProblem(type === ".pdf" ? "isPdf" : "isWord") };
  const result = await scan(scanner, upload.path);
  if (result === "infected") return { problems: ["field.resume.infected"] };
  return { resume: { upload, type, name, scanPending: result === "unknown" } };
}

/** While the scanner is down, files are accepted; a job scans them later. */
async function scan(scanner: Scanner | undefined, path: string) {
  if (scanner === undefined) return "clean";
  try {
    return await scanner.scan(createReadStream(path));
  } catch (error) {
    if (error instanceof ScannerDownError) return "unknown";
    throw error;
  }
}

/**
 * The messages for a refused resume. A file of another type gets the sentence of the specification (§5),
 * then its type and what to do. `isPdf` and `isWord` are resumes with the wrong extension.
 */
export function messagesOfProblem(
  problem: ResumeProblem | "isPdf" | "isWord",
): readonly ServerText[] {
  if (problem === "unknown") return ["field.resume.type"];
  if (problem === "empty") return ["field.resume.type", "field.resume.empty"];
  const text = `failure.resume.${problem}` as const;
  const isHarmful = harmfulProblems.some((harmful) => harmful === problem);
  return isHarmful ? [text] : ["field.resume.type", text];
}
