import { reportTransfer } from "./patience.ts";

/** Reads the file that a call receives. */
export async function readFile(call: Promise<Response>): Promise<Blob> {
  reportTransfer();
  const response = await call;
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    reportTransfer();
    const part = await reader?.read();
    if (part?.value === undefined) break;
    parts.push(part.value);
  }
  return new Blob(parts, { type: response.headers.get("content-type") ?? "" });
}
