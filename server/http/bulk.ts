import type { BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import { say, type ServerText } from "./language.ts";

/** Why each of these records was left as it is, in the reader's language. */
export const refusals = (
  ids: readonly string[],
  text: ServerText,
  language: Language,
): BulkAnswer["refused"] => ids.map((id) => ({ id, message: say(language, text) }));

/** Ids as they are stored. */
export const asStored = (ids: readonly string[]): string[] => ids.map((id) => id.toLowerCase());
