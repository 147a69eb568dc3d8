import { fillIn, send, submit, success, upload } from "./application-form.ts";
import { expectNoViolation } from "./accessibility.ts";
import { newAddress } from "./person.ts";
import { expect, linkIn, test as base } from "./site.ts";

const test = base.extend({
  site: async ({ siteOf }, use) => use(await siteOf({ RATE_LIMIT: "on" })),
});

test("somebody whose address has too many applications sends one with a link that the address gets", async ({
  page,
  request,
  site,
}) => {
  test.slow();
  const email = newAddress("pass");
  const fields = { full_name: "A B", email, position: "ai-engineer", experience_level: "mid" };
  for (let count = 0; count < 5; count += 1) {
    const response = await request.post("/api/v1/applications", { data: fields });
    expect(response.status()).toBe(201);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/careers/apply");
  await fillIn(page, email);
  await submit(page).click();
  const notice = page.getByRole("alert").filter({ hasText: "Too many attempts" });
  await expect(notice).toContainText(email);
  await page.keyboard.press("Tab");
  const ask = page.getByRole("button", { name: "Send me a link" });
  await expect(ask).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice.getByText(/^We have sent a link to this address/)).toBeVisible();
  await expect(ask).toBeFocused();
  await expectNoViolation(page);

  await page.goto("/");
  await page.goto(await linkIn(site, email, /https?:\S+#pass=[\w.-]+/));
  const allowed = page.getByText("Your link works for one application");
  await expect(allowed).toBeVisible();
  await expect(page).toHaveURL(/\/careers\/apply$/);
  await page.reload();
  await expect(allowed).toBeVisible();
  await page.locator("input[type=file]").focus();
  await fillIn(page, email);
  await page.route(upload, (route) => route.abort(), { times: 1 });
  await submit(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await send(page);
  await expect(success(page)).toBeFocused();
  await expect(page.getByText(/asked for often today/)).toBeVisible();
  await expectNoViolation(page);

  await page.getByRole("button", { name: "Apply for Another Position" }).click();
  await expect(allowed).toHaveCount(0);
  await fillIn(page, email);
  await submit(page).click();
  await expect(ask).toBeVisible();
});
