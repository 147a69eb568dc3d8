import { Id } from "#contract/fields.ts";
import { notFound } from "#server/http/failure.ts";

/** The id of a user in an address. One that cannot exist names nobody: 404 like any other that is not there. */
export function idOf({ id }: { id: string }): string {
  if (!Id.safeParse(id).success) throw notFound("failure.userNotFound");
  return id.toLowerCase();
}
