import { Id } from "#contract/fields.ts";
import { notFound } from "#server/http/failure.ts";

/** An id that cannot exist names nothing: 404 like any other that is not there. */
export function idOf({ id }: { id: string }): string {
  if (!Id.safeParse(id).success) throw notFound("failure.applicationNotFound");
  return id.toLowerCase();
}
