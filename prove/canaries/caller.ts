import type { Canaries } from "./canaries.ts";

export type Call = {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

export type Exchange = { call: string; status: number; headers: string; text: string };

/** Calls the site like a browser, with canaries in the headers of every request. */
export class Caller {
  readonly exchanges: Exchange[] = [];
  readonly #url: string;
  readonly #canaries: Canaries;

  constructor(url: string, canaries: Canaries) {
    this.#url = url;
    this.#canaries = canaries;
  }

  /** Sends FormData and text unchanged, anything else as JSON. */
  async call(method: string, path: string, { body, token, headers = {} }: Call = {}) {
    const isRaw = body === undefined || body instanceof FormData || typeof body === "string";
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        "user-agent": this.#canaries.plant("User-Agent", [], (word) => `Mozilla/5.0 ${word}`),
        cookie: this.#canaries.plant("Cookie", [], (word) => `last=${word}`),
        referer: this.#canaries.plant("Referer", [], (word) => `${this.#url}/?from=${word}`),
        "idempotency-key": this.#canaries.plant("Idempotency-Key"),
        ...(isRaw ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const lines = Array.from(response.headers, ([name, value]) => `${name}: ${value}`).join("\n");
    this.exchanges.push({
      call: `${method} ${path.split("?")[0]}`,
      status: response.status,
      headers: lines,
      text,
    });
    return { status: response.status, text };
  }
}
