import { hash } from "node:crypto";
import { emailKey } from "#server/db/search.ts";

/** The hash by which emails to an address are counted. */
export const hashOf = (email: string) => hash("sha256", emailKey(email), "base64url");
