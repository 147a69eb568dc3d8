import { expectAccessible, expectAnnouncedOnce } from "./accessibility.ts";
import { apply } from "./admin-review.ts";
import { newAddress } from "./person.ts";
import { emailsTo, expect, linkIn, test } from "./site.ts";

const statusLink = /\/application-status#[\w.-]+/;

test("an email is recognised by its code and its address, and never called false", async ({
  strictPage: page,
  request,
  site,
}) => {
  const email = newAddress("check");
  await apply(request, "Mạc Thị Kiểm Tra", undefined, { email });
  await linkIn(site, email, statusLink);
  const [received = ""] = await emailsTo(site, email);
  const code = /the code ([0-9A-Z-]{14})/.exec(received)?.[1] ?? "";
  await page.goto("/check-email");
  const check = async (address: string, typed: string) => {
    await page.getByLabel("Your email address").fill(address);
    await page.getByLabel("Code at the end of the email").fill(typed);
    await page.getByRole("button", { name: "Check the email" }).click();
  };
  await check(email, code.toLowerCase().replaceAll("-", " "));
  await expect(page.getByText("This code is ours. Please compare the email")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/We received your application\s*AI Engineer/);
  await expect(page.getByText("Does your email say the same?")).toBeVisible();
  await expectAccessible(page);
  await check(newAddress("other"), code);
  await expect(page.getByText("We do not recognise this code")).toBeVisible();
  await expect(page.getByText("The email may still be ours.")).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/false|fake|fraud/i);
});

test("a failure is announced once", async ({ page }) => {
  await page.route("**/api/v1/**", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, body: "{}" })
      : route.continue(),
  );
  await page.goto("/check-email");
  await page.getByLabel("Your email address").fill("someone@people.example");
  await page.getByLabel("Code at the end of the email").fill("0123-4567-89AB");
  await page.getByRole("button", { name: "Check the email" }).click();
  await expect(page.getByRole("main").locator("[aria-live] .text-danger")).toBeVisible();
  await expectAnnouncedOnce(page);
});
