import { expectNoViolation } from "./accessibility.ts";
import { enter } from "./person.ts";
import { apply, openSection, save, test } from "./settings-calls.ts";
import { expect, lettersTo } from "./site.ts";

test("each HR recipient gets e-mails in the language chosen for the address", async ({
  strictPage: page,
  request,
  site,
}) => {
  await enter(page);
  await openSection(page, "recipients");
  await page.getByLabel("Language of emails to hr@company.example").selectOption("Vietnamese");
  await save(page);
  await apply(request);
  await expect
    .poll(async () => (await lettersTo(site, "hr@company.example")).join())
    .toContain("Hồ sơ ứng tuyển");

  for (const address of ["an@company.example", "binh@company.example"]) {
    await page.getByLabel("Email address").fill(address);
    await page.keyboard.press("Enter");
  }
  const ofBinh = page.getByLabel("Language of emails to binh@company.example");
  await expect(page.getByLabel("Language of emails to an@company.example")).toHaveValue("en");
  await ofBinh.selectOption("Vietnamese");
  await expectNoViolation(page);
  await save(page);
  await page.reload();
  await expect(ofBinh).toHaveValue("vi");
  await apply(request);
  await expect
    .poll(async () => (await lettersTo(site, "binh@company.example")).join())
    .toContain("Hồ sơ ứng tuyển");
  await expect
    .poll(async () => (await lettersTo(site, "an@company.example")).join())
    .toContain("New application");
});
