import * as z from "zod/mini";
import { LimitedProgramError, limitedProgram } from "#server/child-process/run-limited.ts";
import type { ServerText } from "#server/http/language.ts";
import { countScans } from "./jpeg-scans.ts";

// Every scan of a progressive JPEG costs a decoder a walk over all pixels. Cameras and programs write
// ten or so.
const maxScans = 100;

const decode = limitedProgram(new URL("./draw-portrait.ts", import.meta.url), {
  milliseconds: 10_000,
  heapMb: 64,
  // Unpacking the largest picture takes some 350 MB for a moment, so one is unpacked at a time.
  memoryMb: 640,
  concurrency: 1,
  queueLength: 16,
});
const Drawn = z.union([z.instanceof(Uint8Array), z.enum(["moves", "unreadable"])]);

/**
 * Draws an uploaded picture anew as a square WebP: its middle, upright, without anything that came
 * with it (place, camera, profiles, whatever was hidden between or behind the pixels). Gives a text
 * instead when it is no single JPEG, PNG or WebP picture in good order. Throws 503 when too many wait.
 */
export async function drawPortrait(picture: Buffer): Promise<Buffer | ServerText> {
  if (!isKnownKind(picture)) return "field.avatar.type";
  if (countScans(picture, maxScans) > maxScans) return "failure.avatarScans";
  try {
    const drawn = Drawn.parse(await decode(picture));
    if (drawn === "moves") return "field.avatar.type";
    return drawn === "unreadable" ? "field.avatar.unreadable" : Buffer.from(drawn);
  } catch (error) {
    // More time or memory than any photo needs.
    if (error instanceof LimitedProgramError) return "field.avatar.unreadable";
    throw error;
  }
}

/** JPEG, PNG or WebP by the first bytes; names and declared types are not asked. */
function isKnownKind(picture: Buffer): boolean {
  const start = picture.toString("latin1", 0, 12);
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    /^RIFF.{4}WEBP$/s.test(start)
  );
}
