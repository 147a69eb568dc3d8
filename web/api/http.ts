import type * as z from "zod/mini";
import { CallFailure, type CallText } from "./failure.ts";

/** Which client of spec §8 speaks: they differ in the words for an answer without any. */
type Audience = "public" | "admin";

const fallbackTexts = {
  public: { status: "call.http", unreadable: "call.network" },
  admin: { status: "call.httpAdmin", unreadable: "call.invalidJson" },
} as const satisfies Record<Audience, Record<string, CallText>>;

export type Call = {
  /** Path below /api/v1, beginning with a slash. */
  path: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON; a form goes as it is. */
  body?: unknown;
  /** The state of the record this change was made to; another one is answered 409. */
  ifMatch?: string | undefined;
  accessToken?: string | null;
  audience?: Audience;
  signal?: AbortSignal | undefined;
};

/** Sends one request, once. Anything but a success becomes a `CallFailure`; an abort stays an abort. */
export async function send(call: Call): Promise<Response> {
  const headers = new Headers({
    Accept: "application/json",
    "Accept-Language": document.documentElement.lang || "en",
  });
  // Of a form the browser says itself where its parts begin.
  if (call.body !== undefined && !(call.body instanceof FormData)) {
    headers.set("Content-Type", "application/json");
  }
  if (call.ifMatch !== undefined) headers.set("If-Match", `"${call.ifMatch}"`);
  if (call.accessToken) headers.set("Authorization", `Bearer ${call.accessToken}`);

  let response: Response;
  try {
    response = await fetch(addressOf(call), {
      method: call.method ?? "GET",
      headers,
      body: bodyOf(call.body),
      credentials: "same-origin",
      signal: call.signal ?? null,
    });
  } catch (cause) {
    if (wasAborted(cause)) throw cause;
    throw new CallFailure({ status: 0, text: "call.network" });
  }
  if (response.ok) return response;
  throw await failureOf(response, call.audience ?? "public");
}

/** Reads a success as what the contract promises. */
export async function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: Response,
  audience: Audience = "public",
): Promise<z.output<Schema>> {
  const body = await readJson(response);
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new CallFailure({ status: response.status, text: fallbackTexts[audience].unreadable });
}

function bodyOf(body: unknown): BodyInit | null {
  if (body instanceof FormData) return body;
  return body === undefined ? null : JSON.stringify(body);
}

function addressOf({ path, query = {} }: Call): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  return `/api/v1${path}${search.size > 0 ? `?${search.toString()}` : ""}`;
}

async function failureOf(response: Response, audience: Audience): Promise<CallFailure> {
  return readFailure(response.status, await readJson(response), audience);
}

/** What an answer that is no success says. `body` is its JSON, or undefined where it has none. */
export function readFailure(status: number, body: unknown, audience: Audience): CallFailure {
  const error = partOf(body, "error");
  return new CallFailure({
    status,
    code: textOf(partOf(error, "code")),
    words: textOf(partOf(error, "message")) ?? textOf(partOf(body, "message")),
    fields: fieldsOf(partOf(body, "errors")),
    challenge: textOf(partOf(body, "challenge")),
    current: partOf(body, "current"),
    changedBy: textOf(partOf(body, "changedBy")),
    text: fallbackTexts[audience].status,
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (wasAborted(cause)) throw cause;
    return undefined;
  }
}

// The answer of a failure may come from a proxy in between, so nothing about its shape is assumed.
function partOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function fieldsOf(value: unknown): Record<string, string[]> {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).map(([field, sentences]): [string, string[]] => [
    field,
    (Array.isArray(sentences) ? sentences : [sentences]).filter((text) => typeof text === "string"),
  ]);
  return Object.fromEntries(entries);
}

// A time limit is a failure of the network; only the caller's own abort passes through.
function wasAborted(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "AbortError";
}
