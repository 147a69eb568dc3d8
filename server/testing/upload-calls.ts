import type { TestApp } from "./app.ts";
import { applicationFields, applicationForm } from "./client.ts";
import { tinyPdf } from "./tiny-pdf.ts";

export const uploadPath = "/api/v1/applications/upload";
export const pdf = tinyPdf();

export const upload = (app: TestApp, form: FormData, headers: Record<string, string> = {}) =>
  app.client.call("POST", uploadPath, { body: form, headers });

/** Sends a valid form with this file. */
export const withFile = (name: string, bytes: Uint8Array<ArrayBuffer>) => (app: TestApp) =>
  upload(app, applicationForm(applicationFields(), { name, bytes }));

export const textParts = Object.entries(applicationFields()).map(
  ([name, value]): [string, string] => [`content-disposition: form-data; name="${name}"`, value],
);
export const filePart: [string, string] = [
  'content-disposition: form-data; name="resume"; filename="cv.pdf"',
  tinyPdf().toString(),
];
