import * as z from "zod/mini";

/**
 * An exception in a browser, without its message, which may hold personal data: its name, the page, and the
 * places in the scripts of the site, such as `entry-client-abc.js:1:234`.
 */
export const ClientError = z.object({
  name: z.string().check(z.maxLength(60), z.regex(/^[A-Za-z]+$/)),
  route: z.string().check(z.maxLength(60), z.regex(/^[A-Za-z]+$/)),
  places: z
    .array(z.string().check(z.maxLength(100), z.regex(/^[\w.-]+:\d+:\d+$/)))
    .check(z.maxLength(10)),
});
export type ClientError = z.infer<typeof ClientError>;
