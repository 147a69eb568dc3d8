import type { Page } from "@playwright/test";

const kinds = ["document", "stylesheet", "script", "font", "image", "media"] as const;

/** What a first load brings, in bytes as sent, and in how many requests. */
export type Weight = Record<(typeof kinds)[number] | "code" | "requests", number>;

/** Loads a page as a phone does and weighs every answer by its kind, without touching anything. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const answers: { kind: string; bytes: number }[] = [];
  const weighing: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    const read = response.allHeaders().then((headers) => {
      answers.push({ kind, bytes: Number(headers["content-length"] ?? Number.NaN) });
    });
    weighing.push(read);
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(address, { waitUntil: "networkidle" });
  await Promise.all(weighing);

  const sumOf = (...wanted: string[]) =>
    answers.reduce((sum, { kind, bytes }) => sum + (wanted.includes(kind) ? bytes : 0), 0);
  const code = ["document", "stylesheet", "script"];
  return {
    document: sumOf("document"),
    stylesheet: sumOf("stylesheet"),
    script: sumOf("script"),
    font: sumOf("font"),
    image: sumOf("image"),
    media: sumOf("media"),
    code: sumOf(...code),
    requests: answers.filter(({ kind }) => code.includes(kind)).length,
  };
}
