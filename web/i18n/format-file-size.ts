import type { Language } from "#contract/languages.ts";
import { formatNumber } from "./format.ts";

const units = ["Bytes", "KB", "MB", "GB"] as const;

/** A file size with at most one decimal, in units of 1024 (spec §9). */
export function formatFileSize(bytes: number, language: Language): string {
  let size = bytes;
  let unit = 0;
  // Compares the rounded size: 1023.96 KB would read "1,024 KB".
  while (Math.round(size * 10) / 10 >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${formatNumber(Math.round(size * 10) / 10, language)} ${units[unit] ?? ""}`;
}
