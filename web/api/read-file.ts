import type { OnProgress } from "./patience.ts";

/** Reads the file that a call receives. Its size is not known, so the reported progress stays 0. */
export async function readFile(call: Promise<Response>, onProgress: OnProgress): Promise<Blob> {
  onProgress(0);
  const response = await call;
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    onProgress(0);
    const part = await reader?.read();
    if (part?.value === undefined) break;
    parts.push(part.value);
  }
  return new Blob(parts, { type: response.headers.get("content-type") ?? "" });
}
