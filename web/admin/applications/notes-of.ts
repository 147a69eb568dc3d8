import type { Application } from "#contract/applications.ts";

/**
 * The notes HR has written. The API begins `notes` with the cover letter; every screen shows the
 * letter on its own and lets the notes begin empty.
 */
export function notesOf({
  notes,
  cover_letter,
}: Pick<Application, "notes" | "cover_letter">): string {
  if (notes === null || notes === cover_letter) return "";
  // A text area knows no other line ends.
  return notes.replaceAll("\r\n", "\n");
}
