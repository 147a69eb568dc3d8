import type { Config } from "./config.ts";
import type { Keys } from "./auth/keys.ts";
import type { Db } from "./db/schema.ts";
import type { Files } from "./files/files.ts";
import type { Throttle } from "./http/throttle.ts";
import type { Mailer } from "./mail/mailer.ts";

/** What the routes are made of. Tests put together their own, with real parts and a clock they can set. */
export type Parts = {
  config: Config;
  db: Db;
  files: Files;
  mailer: Mailer;
  throttle: Throttle;
  keys: Keys;
  clock: () => Date;
};
