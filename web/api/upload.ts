import { SubmittedApplication } from "#contract/applications.ts";
import type { RequestApplyPass } from "#contract/apply-pass.ts";
import { parseObject } from "#web/browser/json.ts";
import { ApiError } from "./api-error.ts";
import { requestMessage, send } from "./http.ts";
import { type OnProgress, withPatience } from "./patience.ts";

/** How an attempt to send an application ended. */
export type UploadOutcome =
  | { kind: "stored"; response: SubmittedApplication }
  /** The server refused it, mostly with a message, and named the invalid fields. */
  | {
      kind: "refused";
      message: string | undefined;
      errors: Record<string, string[]>;
      code?: string | undefined;
    }
  /** An application with other values is stored under this key; the response to that one. */
  | { kind: "arrived"; response: SubmittedApplication }
  /** No response, or none that can be parsed: the application may or may not be stored. */
  | { kind: "unknown" }
  /** The same, and the device has no network. */
  | { kind: "offline" }
  | { kind: "cancelled" };

type Upload = {
  fields: Record<string, string | undefined>;
  resume: File;
  /** The server stores two requests with one key once. */
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: OnProgress;
};

/** Sends an application with its resume, as long as bytes arrive. Never rejects. */
export async function uploadApplication(upload: Upload): Promise<UploadOutcome> {
  const abort = new AbortController();
  const { signal } = abort;
  upload.signal.addEventListener("abort", () => abort.abort(), { once: true });
  try {
    const response = await withPatience((extend) =>
      send({
        path: "/applications/upload",
        body: multipart(upload.fields, upload.resume),
        idempotencyKey: upload.idempotencyKey,
        signal,
        onProgress: (progress) => {
          extend(progress);
          upload.onProgress(progress);
        },
      }),
    );
    const { data } = SubmittedApplication.safeParse(parseObject(await response.text()));
    return data === undefined ? { kind: "unknown" } : { kind: "stored", response: data };
  } catch (failure) {
    if (failure instanceof ApiError && failure.status !== 0) return refusalOf(failure);
    if (upload.signal.aborted) return { kind: "cancelled" };
    abort.abort();
    return { kind: navigator.onLine ? "unknown" : "offline" };
  }
}

// The fields come before the file, so that the server reads them first. Empty ones are left out.
function multipart(fields: Upload["fields"], resume: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== "") form.append(name, value);
  }
  form.append("resume", resume, resume.name);
  return form;
}

function refusalOf(failure: ApiError): UploadOutcome {
  const { serverMessage: message, fields, code, current, status } = failure;
  const { data: response } = SubmittedApplication.safeParse(current);
  if (code === "request_reused" && response !== undefined) return { kind: "arrived", response };
  // A proxy before the server refuses a large file with a page of its own.
  const isLarge = status === 413 && message === undefined;
  return {
    kind: "refused",
    message,
    code,
    errors: isLarge ? { resume: ["field.resume.large"] } : fields,
  };
}

/** Asks for the email that carries one application past the limits of its address. */
export const askApplyPass = (asked: RequestApplyPass) =>
  requestMessage("/applications/pass", asked);
