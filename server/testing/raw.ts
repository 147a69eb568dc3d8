import { connect } from "node:net";
import type { TestResponse } from "./client.ts";

/** Sends bytes unchanged and reads the response; for requests that no HTTP client would send. */
export function sendRaw(url: string, request: string | Buffer): Promise<TestResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      const response = parseResponse(Buffer.concat(chunks));
      if (response === undefined) return;
      socket.destroy();
      resolve(response);
    });
    socket.on("error", reject);
    const incomplete = new Error("The connection closed before a complete response");
    socket.on("close", () => reject(incomplete));
  });
}

/** Parses an HTTP/1.1 response with a content length; undefined while it is incomplete. */
export function parseResponse(bytes: Buffer): TestResponse | undefined {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd === -1) return undefined;
  const [statusLine = "", ...lines] = bytes.toString("latin1", 0, headEnd).split("\r\n");
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const content = bytes.subarray(headEnd + 4);
  if (content.length < Number(headers.get("content-length") ?? 0)) return undefined;
  const text = content.toString("utf8");
  const status = Number(statusLine.split(" ")[1]);
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  return { status, headers, bytes: content, text, body };
}

/** A request with these headers and body. */
export function rawRequest(start: string, headers: Record<string, string>, body = ""): string {
  const lines = Object.entries({ host: "127.0.0.1", ...headers }).map(([n, v]) => `${n}: ${v}`);
  return [`${start} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

/** A multipart body; each part is its header lines and its content. */
export function rawForm(
  boundary: string,
  parts: readonly [head: string, content: string][],
): string {
  const written = parts.map(([head, content]) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`);
  return `${written.join("")}--${boundary}--\r\n`;
}
