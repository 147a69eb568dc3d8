import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { Answer } from "./client.ts";

/** Sends bytes as they are and reads the answer; for requests no client would build. */
export function sendRaw(url: string, request: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      const answer = parseAnswer(Buffer.concat(chunks));
      if (answer === undefined) return;
      socket.destroy();
      resolve(answer);
    });
    socket.on("error", reject);
    socket.on("close", () => {
      reject(new Error("The connection closed without a whole answer"));
    });
  });
}

/** An HTTP/1.1 answer with a content length, once all of it is there. */
export function parseAnswer(bytes: Buffer): Answer | undefined {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd === -1) return undefined;
  const [statusLine = "", ...lines] = bytes.toString("latin1", 0, headEnd).split("\r\n");
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = bytes.subarray(headEnd + 4);
  if (body.length < Number(headers.get("content-length") ?? 0)) return undefined;
  const text = body.toString("utf8");
  const status = Number(statusLine.split(" ")[1]);
  return { status, headers, text, body: text === "" ? undefined : JSON.parse(text) };
}

/** A request head with these lines, then the body. */
export function rawRequest(start: string, headers: Record<string, string>, body = ""): string {
  const lines = Object.entries({ host: "127.0.0.1", ...headers }).map(([n, v]) => `${n}: ${v}`);
  return [`${start} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

/** A multipart body made by hand; each part is its header lines and its content. */
export function rawForm(
  boundary: string,
  parts: readonly [head: string, content: string][],
): string {
  const written = parts.map(([head, content]) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`);
  return `${written.join("")}--${boundary}--\r\n`;
}

/** Sends a file that does not end until the server hangs up; tells the answer and how much was taken. */
export function flood(url: string, most: number): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let status = 0;
    const sending = httpRequest(url, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=xx" },
    });
    const finish = () => {
      if (status === 0) reject(new Error("The server hung up without an answer"));
      else resolve({ status, bytes });
    };
    sending.on("response", (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    sending.on("error", finish).on("close", finish);
    sending.write(
      '--xx\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
    );
    const chunk = Buffer.alloc(1024 * 1024);
    const write = () => {
      if (sending.destroyed || bytes >= most) {
        sending.end();
        return;
      }
      sending.write(chunk, () => {
        bytes += chunk.length;
        write();
      });
    };
    write();
  });
}

/** Sends bytes as they are and gives all that is answered until the server hangs up. */
export function sendUntilClosed(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => socket.write(request, "latin1"));
    const patience = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection stays open after: ${heard}`));
    }, 3_000);
    socket.setEncoding("latin1").on("data", (text: string) => (heard += text));
    socket
      .on("error", () => undefined)
      .on("close", () => {
        clearTimeout(patience);
        resolve(heard);
      });
  });
}
