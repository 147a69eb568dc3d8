import { expectNoViolation } from "./accessibility.ts";
import { enter } from "./person.ts";
import { apply, openSection, save, test } from "./settings-calls.ts";
import { expect, emailsTo } from "./site.ts";

test("each HR recipient gets emails in the language chosen for the address", async ({
  strictPage: page,
  request,
  site,
}) => {
  const expectEmail = (address: string, text: string) =>
    expect.poll(async () => (await emailsTo(site, address)).join()).toContain(text);
  await enter(page);
  await openSection(page, "recipients");
  await page.getByLabel("Language of emails to hr@company.example").selectOption("Vietnamese");
  await save(page);
  await apply(request);
  await expectEmail("hr@company.example", "Hồ sơ ứng tuyển");

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
  await expectEmail("binh@company.example", "Hồ sơ ứng tuyển");
  await expectEmail("an@company.example", "New application");
});
