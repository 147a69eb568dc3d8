import { bulkLimits, type BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import { translate, type ServerText } from "./language.ts";

/** An undo that is pressed in the last moment is still on its way when its time is over. */
const graceSeconds = 5;
/** How long a change of many can be taken back. */
export const undoMs = (bulkLimits.undoSeconds + graceSeconds) * 1_000;

/** Why each of these records was left as it is, in the reader's language. */
export const refusals = (
  ids: readonly string[],
  text: ServerText,
  language: Language,
): BulkAnswer["refused"] => ids.map((id) => ({ id, message: translate(language, text) }));

/** Ids as they are stored. */
export const asStored = (ids: readonly string[]): string[] => ids.map((id) => id.toLowerCase());
