import type { Canaries } from "./canaries.ts";

export type Call = {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

export type Heard = { call: string; status: number; headers: string; text: string };

/** Calls the site as a browser with a past: every head it sends holds canaries of its own. */
export class Caller {
  readonly heard: Heard[] = [];
  readonly #url: string;
  readonly #canaries: Canaries;

  constructor(url: string, canaries: Canaries) {
    this.#url = url;
    this.#canaries = canaries;
  }

  /** A FormData or a text goes as it is, anything else as JSON. */
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
    const heads = Array.from(response.headers, ([name, value]) => `${name}: ${value}`).join("\n");
    this.heard.push({
      call: `${method} ${path.split("?")[0]}`,
      status: response.status,
      headers: heads,
      text,
    });
    return { status: response.status, text };
  }
}
