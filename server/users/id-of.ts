import { recordId } from "#server/http/requests.ts";

/** The user that an address names. */
export const idOf = ({ id }: { id: string }): string => recordId(id, "failure.userNotFound");
