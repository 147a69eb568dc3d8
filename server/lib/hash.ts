import { createHash } from "node:crypto";

export function sha256(
  content: string | Uint8Array,
  encoding: "hex" | "base64" | "base64url" = "base64url",
): string {
  return createHash("sha256").update(content).digest(encoding);
}
