import { recordId } from "#server/http/requests.ts";

/** The application that an address names. */
export const idOf = ({ id }: { id: string }): string => recordId(id, "failure.applicationNotFound");
