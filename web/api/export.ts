import type { ExportRequest } from "#contract/export.ts";
import { adminFetch } from "./auth-fetch.ts";
import { ApiError } from "./api-error.ts";

/** Asks for a file of a whole filtered list. Resolves once the server has begun to send it. */
export const startExport = (request: ExportRequest): Promise<Response> =>
  adminFetch({ path: "/exports", body: request });

/** Reads the whole file, under the name that the server gives it. */
export async function readExport(response: Response): Promise<{ file: Blob; name: string }> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const [, name = "export"] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  try {
    return { file: await response.blob(), name: decodeURIComponent(name) };
  } catch {
    // The connection broke off in the middle of the file.
    throw new ApiError({ status: 0, fallbackKey: "call.network" });
  }
}
