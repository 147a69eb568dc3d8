import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { inertHeaders } from "./headers.ts";

type Headers = Readonly<Record<string, string>>;
type Encoding = "identity" | "br" | "gzip";

/**
 * What is sent, in every encoding that is at hand, and its length uncompressed. `identity` is needed
 * only where there is no `gzip`: it is most of the bytes, hardly anybody asks for it, and it is
 * unpacked for who does, piece by piece as they take it.
 */
export type Bodies = {
  length: number;
  identity?: Buffer | undefined;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
};

/** An answer in one encoding. */
type Form = {
  tag: string;
  headers: Headers;
  /** For a reader who has it. */
  unchanged: Headers;
  body: Buffer;
};

/** An answer kept in memory, with everything that is the same for each of its readers. */
export type Stored = {
  status: number;
  identity: Omit<Form, "body"> & { body: Buffer | undefined };
  br: Form | undefined;
  gzip: Form | undefined;
};

/** What one reader is sent. A packed body has to be unpacked (gzip) on its way. */
export type Answer = {
  status: number;
  headers: Headers;
  body: Buffer | undefined;
  isPacked: boolean;
};

/** Makes all of an answer that can be made before somebody asks. */
export function toStored(
  { length, identity, br, gzip }: Bodies,
  {
    status = 200,
    headers: own,
  }: { status?: number; headers: Headers & { "content-type": string } },
): Stored {
  const { "content-type": type, ...others } = own;
  const hash = createHash("sha256")
    .update(gzip ?? identity ?? "")
    .digest("base64url")
    .slice(0, 22);
  const form = <Body extends Buffer | undefined>(body: Body, encoding: Encoding) => {
    const coded = encoding === "identity" ? {} : { "content-encoding": encoding };
    const tag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const unchanged = { ...inertHeaders, vary: "Accept-Encoding", ...others, etag: tag };
    const described = {
      "content-type": type,
      "content-length": String(body?.length ?? length),
      ...coded,
    };
    return { tag, headers: { ...unchanged, ...described }, unchanged, body };
  };
  return {
    status,
    identity: form(identity, "identity"),
    br: br && form(br, "br"),
    gzip: gzip && form(gzip, "gzip"),
  };
}

/** What a reader who sends these headers gets: 304 for what it has, else the best encoding that it takes. */
export function answerOf(headers: IncomingHttpHeaders, stored: Stored): Answer {
  const { status, gzip } = stored;
  const form = bestForm(stored, headers["accept-encoding"]);
  if (status === 200 && hasTag(headers["if-none-match"], form.tag)) {
    return { status: 304, headers: form.unchanged, body: undefined, isPacked: false };
  }
  const isPacked = form.body === undefined;
  return { status, headers: form.headers, body: form.body ?? gzip?.body, isPacked };
}

// As a browser writes it: `gzip, deflate, br;q=0.5`. A weight of 0 is a refusal.
const taken = {
  br: /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/,
  gzip: /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/,
} as const;

function bestForm(
  { br, gzip, identity }: Stored,
  accepted: string | string[] | undefined,
): Stored["identity"] {
  if (typeof accepted !== "string") return identity;
  if (br !== undefined && taken.br.test(accepted)) return br;
  if (gzip !== undefined && taken.gzip.test(accepted)) return gzip;
  return identity;
}

function hasTag(held: string | undefined, tag: string): boolean {
  if (held === undefined) return false;
  return held
    .split(",")
    .some((one) => one.trim().replace(/^W\//, "") === tag || one.trim() === "*");
}
