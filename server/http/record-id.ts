import { Id } from "#contract/fields.ts";
import { notFound } from "./failure.ts";
import type { ServerText } from "./language.ts";

/** An id in an address, as it is stored. One that cannot exist names nothing: 404 like any other that is not there. */
export function recordId(text: string, missing?: ServerText): string {
  if (!Id.safeParse(text).success) throw notFound(missing);
  return text.toLowerCase();
}
