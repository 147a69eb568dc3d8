import { Application } from "#contract/applications.ts";
import { ApiError } from "#web/api/api-error.ts";

/** A decision that was refused because the page was older: what has happened since, and the application now. */
export type Unseen = { happened: string[]; application: Application };

export function unseenOf(failure: unknown): Unseen | undefined {
  if (!(failure instanceof ApiError) || failure.happened === undefined) return undefined;
  const { data: application } = Application.safeParse(failure.current);
  return application && { happened: failure.happened, application };
}
