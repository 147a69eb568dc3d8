import * as z from "zod/mini";
import { limits, paging } from "./limits.ts";

const wholeNumber = (min: number, max: number, error: string) =>
  z.pipe(
    z.string(error).check(z.regex(/^\d{1,15}$/, error)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, error), z.lte(max, error))),
  );

/** `true` or `false` as query text. */
export const QueryFlag = z.pipe(
  z.enum(["true", "false"], "field.active.invalid"),
  z.transform((text) => text === "true"),
);

/** The order of a list, by creation time. */
export const Sort = z.enum(["newest", "oldest"], "field.sort.invalid");
export type Sort = z.infer<typeof Sort>;

/** The order as a query parameter: the default is omitted. */
export const sortParameter = (sort: Sort | undefined) => (sort === "newest" ? undefined : sort);

/** Query keys of every list. `skip` and `limit` are converted to numbers. */
export function listQuery(defaultLimit: number) {
  return {
    skip: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER, "field.skip.invalid"), 0),
    limit: z._default(wholeNumber(1, paging.maxLimit, "field.limit.invalid"), defaultLimit),
    q: z.optional(
      z.string("field.search.invalid").check(z.maxLength(limits.search.max, "field.search.long")),
    ),
    sort: z.optional(Sort),
  };
}
