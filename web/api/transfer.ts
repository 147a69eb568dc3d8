import type { OnProgress } from "./patience.ts";

type FormCall = {
  method: string;
  headers: Headers;
  body: FormData;
  signal: AbortSignal | null;
  onProgress: OnProgress | undefined;
};

/** As `fetch`, for a form with a file. Unlike fetch, XMLHttpRequest reports progress. */
export function sendForm(
  url: string,
  { method, headers, body, signal, onProgress }: FormCall,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    onProgress?.(0);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      const type = request.getResponseHeader("content-type") ?? "";
      const content = status === 204 ? null : responseText;
      resolve(new Response(content, { status, headers: { "content-type": type } }));
    });
    request.addEventListener("error", () => reject(new TypeError("The request failed")));
    request.addEventListener("abort", () => {
      reject(new DOMException("The request was aborted", "AbortError"));
    });
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
