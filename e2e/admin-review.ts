import type { APIRequestContext, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { asAdmin as headersOfAdmin, expect } from "./site.ts";

const folder = join(import.meta.dirname, "../server/testing/resumes");

/** Resumes in three formats, and the applicant's name that each contains. */
export const resumes = {
  pdf: { name: "Nguyễn Văn Mẫu – CV.pdf", applicant: "Nguyễn Văn Mẫu" },
  docx: { name: "Phạm Thị Mẫu – CV.docx", applicant: "Phạm Thị Mẫu" },
  doc: { name: "Lê Văn Ví Dụ – Sơ yếu lý lịch.doc", applicant: "Lê Văn Ví Dụ" },
} as const;

/** These tests are not about connections, so a call is retried when the server closes one. */
const maxRetries = 2;

type File = { name: string; buffer: Buffer };

export const resumeFile = async (kind: keyof typeof resumes): Promise<File> => ({
  name: resumes[kind].name,
  buffer: await readFile(join(folder, resumes[kind].name)),
});

/** Submits an application, with or without a resume. Returns its id. */
export async function apply(
  request: APIRequestContext,
  name: string,
  resume?: File,
  fields: Record<string, string> = {},
): Promise<string> {
  const form = {
    full_name: name,
    email: "applicant@people.example",
    position: "ai-engineer",
    experience_level: "mid",
    ...fields,
  };
  const response =
    resume === undefined
      ? await request.post("/api/v1/applications", { data: form, maxRetries })
      : await request.post("/api/v1/applications/upload", {
          maxRetries,
          multipart: {
            ...form,
            resume: { ...resume, mimeType: "application/octet-stream" },
          },
        });
  expect(response.status()).toBe(201);
  const { data }: { data: { id: string } } = await response.json();
  return data.id;
}

/** The kinds of the events in the timeline, the newest first. */
export async function kindsOf(request: APIRequestContext, id: string): Promise<string[]> {
  const { events }: { events: { kind: string }[] } = await asAdmin(request, `${id}/events`);
  return events.map(({ kind }) => kind);
}

/** Reads or changes applications as the administrator, outside the page. */
export async function asAdmin<Answer>(
  request: APIRequestContext,
  path: string,
  change?: object,
): Promise<Answer> {
  const answer = await request.fetch(`/api/v1/applications/${path}`, {
    maxRetries,
    method: change === undefined ? "GET" : "PATCH",
    headers: await headersOfAdmin(request),
    ...(change === undefined ? {} : { data: change }),
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Opens the review of an application among the results of a search. */
export async function openReview(page: Page, id: string, word: string, rest = ""): Promise<void> {
  const q = encodeURIComponent(word);
  await page.goto(`/admin?tab=applications&q=${q}&review=${id}${rest}`);
  await expect(page.getByRole("heading", { level: 1, name: word })).toBeVisible();
}

/** The heading of the review. */
export const applicant = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** A page of the shown PDF. */
export const pdfPage = (page: Page, number = 1) =>
  page.getByRole("region", { name: new RegExp(`^Page ${number} of `) });

/** A busy machine needs long to draw a resume. */
const drawing = { timeout: 20_000 };

export const expectPdf = (page: Page) =>
  expect(pdfPage(page)).toContainText(resumes.pdf.applicant, drawing);

/** Expects a text in the preview of a Word resume. */
export const expectDocx = (page: Page, text: string = resumes.docx.applicant) =>
  expect(page.frameLocator("iframe").locator("body")).toContainText(text, drawing);
