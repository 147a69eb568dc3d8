import type * as z from "zod/mini";
import { MessageResponse } from "#contract/message-response.ts";
import { asRecord } from "#web/browser/json.ts";
import { ApiError, type ErrorKey } from "./api-error.ts";
import type { OnProgress } from "./patience.ts";

/** The two clients of spec §8. Each has its own messages for responses without one. */
type Audience = "public" | "admin";

const fallbackKeys = {
  public: { status: "call.http", unreadable: "call.network" },
  admin: { status: "call.httpAdmin", unreadable: "call.invalidJson" },
} as const satisfies Record<Audience, Record<string, ErrorKey>>;

export type Call = {
  /** Path below /api/v1, beginning with a slash. */
  path: string;
  /** POST where the call has a body, GET where it has none. */
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON, or as it is where it is a form. */
  body?: unknown;
  /** The version of the record that the change starts from. With a newer one the server responds 409. */
  ifMatch?: string | undefined;
  /** The `seen_version` of the page where a decision is made. With a newer one the server responds 409. */
  ifSeen?: number | undefined;
  /** The server stores two requests with one key once. */
  idempotencyKey?: string;
  accessToken?: string | null;
  audience?: Audience;
  signal?: AbortSignal | undefined;
  /** Of a call that sends a file. */
  onProgress?: OnProgress | undefined;
};

/** Sends one request, once. Rejects with an `ApiError` unless it succeeds; an abort stays an abort. */
export async function send(call: Call): Promise<Response> {
  const { body, method = body === undefined ? "GET" : "POST", audience = "public" } = call;
  const headers = new Headers({
    Accept: "application/json",
    "Accept-Language": document.documentElement.lang || "en",
  });
  const isForm = body instanceof FormData;
  // The browser sets the type of a form itself, with the boundary of its parts.
  if (body !== undefined && !isForm) headers.set("Content-Type", "application/json");
  if (call.ifMatch !== undefined) headers.set("If-Match", `"${call.ifMatch}"`);
  if (call.ifSeen !== undefined) headers.set("If-Seen", String(call.ifSeen));
  if (call.idempotencyKey !== undefined) headers.set("Idempotency-Key", call.idempotencyKey);
  if (call.accessToken) headers.set("Authorization", `Bearer ${call.accessToken}`);

  let response: Response;
  try {
    const { signal = null, onProgress } = call;
    response = await (isForm
      ? (await import("./transfer.ts")).sendForm(urlOf(call), {
          method,
          headers,
          body,
          signal,
          onProgress,
        })
      : fetch(urlOf(call), {
          method,
          headers,
          body: JSON.stringify(body),
          credentials: "same-origin",
          signal,
        }));
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError({ status: 0, fallbackKey: "call.network" });
  }
  if (response.ok) return response;
  throw readFailure(response.status, await readJson(response), audience);
}

/** Parses the body of a successful response by the schema of the contract. */
export async function parseResponse<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: Response,
  audience: Audience = "public",
): Promise<z.output<Schema>> {
  const { data, success } = schema.safeParse(await readJson(response));
  if (success) return data;
  throw new ApiError({ status: response.status, fallbackKey: fallbackKeys[audience].unreadable });
}

/** Sends a call of a visitor and parses the response. */
export async function request<Schema extends z.ZodMiniType>(schema: Schema, call: Call) {
  return parseResponse(schema, await send(call));
}

/** Sends a call of a visitor and returns the message of the response. */
export async function requestMessage(path: string, body: unknown): Promise<string> {
  return (await request(MessageResponse, { path, body })).message;
}

function urlOf({ path, query = {} }: Call): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  const text = search.toString();
  return `/api/v1${path}${text === "" ? "" : `?${text}`}`;
}

/** The error of a failed response. `body` is its JSON, undefined where it has none. */
export function readFailure(status: number, body: unknown, audience: Audience): ApiError {
  const { error, message, errors, challenge, current, changedBy, happened } = asRecord(body);
  const { code, message: errorMessage } = asRecord(error);
  return new ApiError({
    status,
    code: asText(code),
    serverMessage: asText(errorMessage) ?? asText(message),
    fields: readFieldErrors(errors),
    challenge: asText(challenge),
    current,
    changedBy: asText(changedBy),
    happened: Array.isArray(happened) ? happened.flatMap((one) => asText(one) ?? []) : undefined,
    // A proxy before the server refuses a large file with a page of its own.
    fallbackKey: status === 413 ? "call.tooLarge" : fallbackKeys[audience].status,
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    return undefined;
  }
}

// The response may come from a proxy, so its shape is not certain.
const asText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function readFieldErrors(errors: unknown): Record<string, string[]> {
  const entries = Object.entries(asRecord(errors)).map(([field, messages]): [string, string[]] => [
    field,
    [messages].flat().filter((message) => typeof message === "string"),
  ]);
  return Object.fromEntries(entries);
}

// A timeout counts as a network failure; only an abort of the caller passes through.
const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === "AbortError";
