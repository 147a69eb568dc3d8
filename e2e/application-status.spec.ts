import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, lettersTo, test } from "./site.ts";
import type { Site } from "./server.ts";

const docx = "server/testing/resumes/Phạm Thị Mẫu – CV.docx";

/** Applies as a program would and gives the private link of the receipt. */
async function apply(site: Site, email: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/v1/applications`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "en" },
    body: JSON.stringify({
      full_name: "Nguyễn Văn Mẫu",
      email,
      position: "ai-engineer",
      experience_level: "mid",
    }),
  });
  expect(answer.status).toBe(201);
  return linkIn(site, email, /\/application-status#[\w-]+/);
}

async function linkIn(site: Site, email: string, pattern: RegExp): Promise<string> {
  let link = "";
  await expect(async () => {
    const found = (await lettersTo(site, email)).map((letter) => pattern.exec(letter)?.[0]);
    link = found.find((one) => one !== undefined) ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

const isClean = async (page: Page) => {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
};

test("the link of the receipt shows where the application stands", async ({
  strictPage: page,
  site,
}) => {
  const link = await apply(site, "xem@applicants.example");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
  await expect(page.getByText("Your application has reached us safely.")).toBeVisible();
  await expect(page.getByText("3-5 business days")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  await isClean(page);
});

test("an applicant replaces the resume and withdraws", async ({ strictPage: page, site }) => {
  const link = await apply(site, "rut@applicants.example");
  await page.goto(link);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add resume" }).click();
  await (await chooser).setFiles(docx);
  await expect(page.getByText("Your resume is now Phạm Thị Mẫu – CV.docx")).toBeVisible();
  await expect(page.getByRole("button", { name: "Replace resume" })).toBeVisible();

  await page.getByRole("button", { name: "Withdraw application" }).click();
  await isClean(page);
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByText("You have withdrawn this application.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw application" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Replace resume" })).toBeHidden();
  await isClean(page);
});

test("an applicant has everything deleted, by the letter alone", async ({
  strictPage: page,
  site,
}) => {
  const email = "xoa@applicants.example";
  const link = await apply(site, email);
  await page.goto(link);
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send me the letter" }).click();
  await expect(page.getByText("We have sent you a letter.")).toBeVisible();

  await page.goto(await linkIn(site, email, /\/application-status#erase=[\w-]+/));
  await expect(page.getByRole("heading", { name: "Delete your application?" })).toBeVisible();
  await isClean(page);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { name: "Your application is deleted" })).toBeFocused();
});

test("a lost link is sent again, and the page tells nobody who has applied", async ({
  page,
  site,
}) => {
  await apply(site, "lai@applicants.example");
  const words = "If there are applications under this address, we have sent the links to it.";
  for (const email of ["lai@applicants.example", "khong@applicants.example"]) {
    await page.goto("/application-status");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send my links" }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.goto("/application-status#cut-short");
  await expect(
    page.getByRole("heading", { name: "This link leads to no application" }),
  ).toBeVisible();
  await isClean(page);
});
