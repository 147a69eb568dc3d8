import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { resume, submit, success, upload } from "./application-form.ts";
import { enter, newAddress } from "./person.ts";
import { expect, emailsTo, linkIn, test } from "./site.ts";
import { smoke } from "./smoke.ts";

test(
  "an applicant sends a resume and follows the status link of the receipt, and HR downloads the same file",
  smoke,
  async ({ strictPage: page, site }) => {
    const email = newAddress("applicant");
    const applicant = `Nguyễn Thị Ứng Viên ${email.replace(/\D/g, "")}`;
    const fileName = basename(resume);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/careers/apply?position=Fullstack%20Developer%20Intern");
    await expect(page.getByText("Applying for: Fullstack Developer Intern")).toBeVisible();
    await page.getByLabel(/^Full Name/).fill(applicant);
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Phone Number/).fill("0912 345 678");
    await page.getByLabel(/^Experience Level/).selectOption("Entry Level (0-2 years)");
    await page.locator("input[type=file]").setInputFiles(resume);
    await expect(page.getByText(fileName).first()).toBeVisible();
    const response = page.waitForResponse(upload);
    await submit(page).click();
    expect((await response).status()).toBe(201);
    await expect(success(page)).toBeFocused();
    for (const text of [
      "Application submitted successfully! We will review your application and get back to you soon.",
      "What happens next?",
      email,
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Back to Careers" })).toHaveAttribute(
      "href",
      "/careers",
    );
    await page.getByRole("button", { name: "Apply for Another Position" }).click();
    await expect(page.getByLabel(/^Full Name/)).toHaveValue("");
    await expect(submit(page)).toBeDisabled();

    const emailsToHr = async () => (await emailsTo(site, "hr@company.example")).join();
    await expect.poll(emailsToHr, { message: "HR gets an email" }).toContain(applicant);
    await page.goto(await linkIn(site, email, /\/application-status#[\w-]+/));
    await expect(page.getByRole("heading", { name: "Fullstack Developer Intern" })).toBeVisible();
    await expect(page.getByText("We have received your application.")).toBeVisible();
    await expect(page.getByText("3\u20115 business days")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");

    await enter(page);
    await page.goto(`/admin?tab=applications&q=${email}`);
    const row = page.getByRole("row").filter({ hasText: email });
    for (const text of [applicant, "Fullstack Developer Intern", "Submitted", fileName]) {
      await expect(row).toContainText(text);
    }
    await row.click();
    const details = page.getByRole("dialog");
    await expect(details).toContainText(applicant);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      details.getByRole("button", { name: "Download CV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(fileName);
    expect((await readFile(await download.path())).equals(await readFile(resume))).toBe(true);
  },
);
