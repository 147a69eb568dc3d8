import { expectNoViolation } from "./accessibility.ts";
import { apply, openReview } from "./admin-review.ts";
import { enter, newAddress } from "./person.ts";
import { expect, linkIn, test } from "./site.ts";

const statusLink = /\/application-status#[\w-]{40,}/;

test("a person who did not apply says so with one press, and HR sees it", async ({
  page,
  site,
  request,
}) => {
  test.slow();
  const email = newAddress("stranger");
  const id = await apply(request, "Nguyễn Người Lạ", undefined, { email });
  await page.goto(await linkIn(site, email, /\/application-status#notmine=[\w-]+/));
  await expect(page.getByRole("heading", { name: "You did not apply?" })).toBeVisible();
  await expectNoViolation(page);
  await page.goto(await linkIn(site, email, /\/application-status#notmine=[\w-]+/));
  await page.getByRole("button", { name: "I did not apply" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeFocused();
  await page.goto(await linkIn(site, email, statusLink));
  await expect(page.getByRole("heading", { name: "This link was replaced" })).toBeVisible();
  await expectNoViolation(page);
  await enter(page);
  await openReview(page, id, "Nguyễn Người Lạ");
  await expect(page.getByText("The owner of this address did not apply").first()).toBeVisible();
  await expectNoViolation(page);
});

test("HR corrects an address and replaces the link", async ({ page, site, request }) => {
  const [wrong, right] = [newAddress("wrong"), newAddress("right")];
  const id = await apply(request, "Lê Thị Nhầm", undefined, { email: wrong });
  const first = await linkIn(site, wrong, statusLink);
  await enter(page);
  await openReview(page, id, "Lê Thị Nhầm");
  await page.getByRole("button", { name: "Correct data" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct application" });
  const send = dialog.getByRole("checkbox", { name: "Send receipt and link" });
  await expect(send).toBeChecked();
  await dialog.getByLabel("Email").fill("nham@gmial.com");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("Did you mean nham@gmail.com?")).toBeVisible();
  await dialog.getByLabel("Email").fill(right);
  await expectNoViolation(page);
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await expect(page.getByText("Application corrected")).toBeVisible();
  const second = await linkIn(site, right, statusLink);

  await page.getByText("Spam, legal hold, link").click();
  await page.getByRole("button", { name: "Replace the link" }).click();
  const question = page.getByRole("dialog", { name: "Replace the applicant's link?" });
  await expect(question.getByRole("checkbox", { name: "Send the new link" })).toBeChecked();
  await expectNoViolation(page);
  await question.getByRole("button", { name: "Replace the link" }).click();
  await expect(page.getByText("Link replaced")).toBeVisible();
  for (const link of [first, second]) {
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link was replaced" })).toBeVisible();
  }
});
