import * as z from "zod/mini";

/** What can be taken away as a file. */
export const ExportKind = z.enum(["applications", "users"], "field.invalid");
export type ExportKind = z.infer<typeof ExportKind>;

export const ExportFormat = z.enum(["xlsx", "csv"], "field.invalid");
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Asks for a file of all that a list would show. `query` has the keys of that list; `skip` and `limit` do not count. */
export const AskExport = z.object({
  kind: ExportKind,
  format: ExportFormat,
  query: z._default(z.record(z.string(), z.string("field.text.invalid")), {}),
});
export type AskExport = z.infer<typeof AskExport>;

/** Where the file can be fetched, once and soon, by whoever has the address. */
export const ExportTicket = z.object({ ticket: z.string(), url: z.string() });
export type ExportTicket = z.infer<typeof ExportTicket>;

export const exportLimits = {
  /** How long a ticket waits for its download. */
  ticketSeconds: 60,
  /** Rows that a sheet of Excel holds below its headings. */
  xlsxRows: 1_048_575,
} as const;
