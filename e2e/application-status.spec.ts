import { expectNoViolation } from "./accessibility.ts";
import { newAddress } from "./person.ts";
import { apply } from "./settings-calls.ts";
import { expect, linkIn, test } from "./site.ts";

const docx = "server/testing/resumes/Phạm Thị Mẫu – CV.docx";

const statusLink = /\/application-status#[\w-]+/;

test("an applicant replaces the resume and withdraws the application", async ({
  strictPage: page,
  site,
  request,
}) => {
  await page.goto(await linkIn(site, await apply(request), statusLink));
  await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
  await expectNoViolation(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add resume" }).click();
  await (await chooser).setFiles(docx);
  await expect(page.getByText("Your resume is now Phạm Thị Mẫu – CV.docx")).toBeVisible();
  await expect(page.getByRole("button", { name: "Replace resume" })).toBeVisible();

  await page.getByRole("button", { name: "Withdraw application" }).click();
  await expectNoViolation(page);
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByText("You have withdrawn this application.")).toBeVisible();
  await expect(page.locator(":focus")).toHaveText("Your application is withdrawn.");
  await expect(page.getByRole("button", { name: "Withdraw application" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Replace resume" })).toBeHidden();
  await expectNoViolation(page);
});

test("an applicant deletes the application through the link in an email", async ({
  strictPage: page,
  site,
  request,
}) => {
  const email = await apply(request);
  await page.goto(await linkIn(site, email, statusLink));
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send me the email" }).click();
  await expect(page.getByText("We have sent you an email.")).toBeVisible();

  await page.goto(await linkIn(site, email, /\/application-status#erase=[\w-]+/));
  await expect(page.getByRole("heading", { name: "Delete your application?" })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { name: "Your application is deleted" })).toBeFocused();
});

test("a button sends one call and keeps the focus when it fails", async ({ page }) => {
  let calls = 0;
  const failure = Promise.withResolvers<void>();
  await page.route("**/erasure/confirm", async (route) => {
    calls++;
    await failure.promise;
    await route.fulfill({ status: 503, json: { message: "Please try again later" } });
  });
  await page.goto("/application-status#erase=abc");
  const button = page.getByRole("button", { name: "Delete everything" });
  await button.press("Enter");
  await expect(button).toBeDisabled();
  await page.keyboard.press("Enter");
  failure.resolve();
  await expect(page.getByText("Please try again later")).toBeVisible();
  await expect(button).toBeFocused();
  expect(calls).toBe(1);
});

test("the page sends lost links again and does not reveal who has applied", async ({
  page,
  request,
}) => {
  const known = await apply(request);
  const confirmation = "If there are applications with this address, we have sent the links to it.";
  for (const email of [known, newAddress("unknown")]) {
    await page.goto("/application-status");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send my links" }).click();
    await expect(page.getByText(confirmation)).toBeVisible();
  }
  await page.goto("/application-status#cut-short");
  await expect(
    page.getByRole("heading", { name: "This link does not lead to an application" }),
  ).toBeVisible();
  await expectNoViolation(page);
});
