import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, lettersTo, signIn, test } from "./site.ts";

const folder = join(import.meta.dirname, "..", "server", "testing", "resumes");
const resumes = readdirSync(folder).filter((name) => !name.endsWith(".md"));

for (const [index, name] of resumes.entries()) {
  test(`a stranger's ${name} reaches HR with the same bytes and name`, async ({
    strictPage: page,
    site,
  }) => {
    const email = `ung.vien.${index}@people.example`;
    const fullName = `Nguyễn Thị Ứng Viên ${index}`;
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/careers/apply?position=Fullstack%20Developer%20Intern");
    await expect(page.getByText("Applying for: Fullstack Developer Intern")).toBeVisible();
    await page.getByLabel(/^Full Name/).fill(fullName);
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Phone Number/).fill("0912 345 678");
    await page.getByLabel(/^Experience Level/).selectOption("Entry Level (0-2 years)");
    await page.locator("input[type=file]").setInputFiles(join(folder, name));
    await expect(page.getByText(name).first()).toBeVisible();
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(
      page.getByRole("heading", { name: "Application Submitted Successfully!" }),
    ).toBeVisible();

    await expect.poll(() => lettersTo(site, email)).toHaveLength(1);
    const toHr = async () => lettersTo(site, "hr@company.example");
    await expect
      .poll(async () => (await toHr()).filter((letter) => letter.includes(fullName)))
      .toHaveLength(1);

    await signIn(page);
    await page.goto(`/admin?tab=applications`);
    const row = page.getByRole("row").filter({ hasText: email });
    await expect(row).toContainText(fullName);
    await expect(row).toContainText("Fullstack Developer Intern");
    await expect(row).toContainText("Submitted");
    await expect(row).toContainText(name);

    await row.click();
    const details = page.getByRole("dialog");
    await expect(details).toContainText(fullName);
    await expect(details).toContainText(name);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      details.getByRole("button", { name: "Download CV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    const bytes = await readFile(await download.path());
    expect(bytes.equals(await readFile(join(folder, name)))).toBe(true);
  });
}
