import { recordId } from "#server/http/record-id.ts";

/** The application that an address names. */
export const idOf = ({ id }: { id: string }): string => recordId(id, "failure.applicationNotFound");
