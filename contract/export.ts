import * as z from "zod/mini";

/** The lists that can be exported. */
export const ExportKind = z.enum(["applications", "users"], "field.invalid");
export type ExportKind = z.infer<typeof ExportKind>;

export const ExportFormat = z.enum(["xlsx", "csv"], "field.invalid");
export type ExportFormat = z.infer<typeof ExportFormat>;

/** Requests a file with a whole list. `query` has the keys of that list; `skip` and `limit` have no effect. */
export const ExportRequest = z.object({
  kind: ExportKind,
  format: ExportFormat,
  query: z._default(z.record(z.string(), z.string("field.text.invalid")), {}),
});
export type ExportRequest = z.infer<typeof ExportRequest>;

export const exportLimits = {
  /** The rows of an Excel sheet without its heading. */
  xlsxRows: 1_048_575,
} as const;
